import 'server-only'
import { formats } from '@/lib/catalogue/query'
import { editionName } from '@/lib/edition-paths'
import type { FileReader } from '@/lib/documents/file-model'
import type { Reader } from '@/lib/file-names'
import type { FileFormat } from '@/lib/paths'
import { bundleUrl, fileNameOf, folderOf, formatOfUrl, readerName, readerOf, templateFileUrl } from '@/lib/paths'
import { stateNames, type StateCode } from '@/lib/state-names'
import { hyphenate } from '@/lib/text'
import {
  allTemplates,
  findCategory,
  findPacket,
  systemChoices,
  templatesOfCategory,
  type PacketEntry,
  type TemplateEntry,
} from '@/lib/catalogue'
import type { BundleFilesResponse } from './response'

export interface Bundle {
  name: string
  title: string
  templates: readonly TemplateEntry[]
  /** Whether the customer's workbooks come with their templates: in the bundle of a category or packet. */
  customerCopies?: boolean
  /** In a packet, the folder of each template by its slug; elsewhere the folder follows from the kind. */
  folders?: ReadonlyMap<string, string>
}

export interface BundleFile {
  /** The path inside the archive: a folder for each kind, in a packet for each stage, `office` or `field`; then the name. */
  path: string
  /** Path relative to `public`. */
  url: string
  bytes: number
  sha256: string
}

/** A packet's folders are numbered, which sorts them in the order of the work in every program. */
const packetFolders = ({ stages }: PacketEntry): ReadonlyMap<string, string> =>
  new Map(
    stages.flatMap(({ title, parts }, index) =>
      parts.flatMap(({ templates }) =>
        templates.map(({ slug }) => [slug, `${index + 1}-${hyphenate(title)}`] as const),
      ),
    ),
  )

const folderIn = ({ folders }: Bundle, { slug, kind }: TemplateEntry): string => folders?.get(slug) ?? folderOf(kind)

/** Returns the bundle of that name, if there is one. The name may be untrusted input from a URL. */
export function findBundle(name: string): Bundle | undefined {
  const all = allTemplates()
  if (name === 'complete') return { name, title: 'Complete Pack', templates: all }
  if (name === 'essentials')
    return { name, title: 'Essentials', templates: all.filter(({ kind }) => kind === 'essential') }
  const category = findCategory(name)
  if (category) return { name, title: category.name, templates: templatesOfCategory(name), customerCopies: true }
  const packet = findPacket(name)
  if (packet) {
    const { name: title, templates } = packet
    return { name, title, templates, customerCopies: true, folders: packetFolders(packet) }
  }
  const system = systemChoices()
    .flatMap(({ systems }) => systems)
    .find(({ slug }) => slug === name)
  const templates = all.filter(({ systemSlug }) => systemSlug === name)
  return system && templates.length > 0 ? { name, title: system.name, templates } : undefined
}

const pathIn = (bundle: Bundle, template: TemplateEntry, reader: Reader, fileName: string): string =>
  `${reader === 'office' || reader === 'field' ? reader : folderIn(bundle, template)}/${fileName}`

/** Returns the bundle's files in its order; those of other readers follow a template's main files. */
export const bundleFiles = (bundle: Bundle, format?: FileFormat): BundleFile[] =>
  bundle.templates.flatMap((template) => {
    const { name, files, officeFiles, fieldFiles, customerCopy } = template
    return [...files, ...(bundle.customerCopies ? customerCopy : []), ...officeFiles, ...fieldFiles]
      .filter((file) => !format || file.format === format)
      .map(({ format: own, url, bytes, sha256 }) => {
        const reader = readerOf(url)
        const path = pathIn(bundle, template, reader, fileNameOf(readerName(name, reader), own))
        return { path, url, bytes, sha256 }
      })
  })

/** A file of a bundle that is made on request: the edition of a state. */
export interface MadeFile extends Pick<BundleFile, 'path' | 'url'> {
  edition: { slug: string; code: string; format: FileFormat; reader: FileReader }
}

export type ArchiveFile = BundleFile | MadeFile

/** The edition that replaces a template's own file. A customer's workbook is the same in all states. */
function inEdition(bundle: Bundle, template: TemplateEntry, code: StateCode, file: BundleFile): ArchiveFile {
  const { kind, name, slug } = template
  const format = formatOfUrl(file.url)
  const reader = readerOf(file.url)
  if (!format || reader === 'customer') return file
  const named = readerName(editionName(name, stateNames[code]), reader)
  return {
    path: pathIn(bundle, template, reader, fileNameOf(named, format)),
    url: templateFileUrl(kind, format, { slug, state: code, reader }),
    edition: { slug, code, format, reader },
  }
}

/** Returns the bundle's files like `bundleFiles`, with the editions of a state for the templates that have them. */
export const editionFiles = (bundle: Bundle, code: StateCode, format?: FileFormat): ArchiveFile[] =>
  bundle.templates.flatMap((template) => {
    const files = bundleFiles({ ...bundle, templates: [template] }, format)
    return template.hasEditions ? files.map((file) => inEdition(bundle, template, code, file)) : files
  })

/** Whether a bundle has editions of a state: state law affects some of it, and it is not the whole library. */
export const hasEditions = ({ name, templates }: Bundle): boolean =>
  name !== 'complete' && templates.some((template) => template.hasEditions)

/** Returns the `files` of `GET /api/bundles/{name}/files`, with their folders in the archive. */
export const toBundleFiles = ({ name, title }: Bundle, files: readonly ArchiveFile[]): BundleFilesResponse => ({
  name,
  title,
  files: files.map((file) => {
    const [folder = '', fileName = ''] = file.path.split('/')
    return { name: fileName, folder, url: file.url, ...('bytes' in file ? { bytes: file.bytes } : {}) }
  }),
})

export interface BundleSummary {
  name: string
  title: string
  href: string
  templates: number
  files: number
  bytes: number
  hasEditions: boolean
  byFormat: Readonly<Record<string, { templates: number; files: number }>>
}

/** Returns the sizes of the bundle of that name. */
export function summarizeBundle(name: string): BundleSummary {
  const bundle = findBundle(name)
  if (!bundle) throw new Error(`There is no bundle ${name}`)
  const files = bundleFiles(bundle)
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  const { title, templates } = bundle
  const byFormat = Object.fromEntries(
    formats.map((format) => [
      format,
      {
        templates: templates.filter((template) => template.formats.includes(format)).length,
        files: bundleFiles(bundle, format).length,
      },
    ]),
  )
  return {
    ...{ name, title, href: bundleUrl(name), hasEditions: hasEditions(bundle) },
    ...{ templates: templates.length, files: files.length, bytes, byFormat },
  }
}
