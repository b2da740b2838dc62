import 'server-only'
import { formats } from '@/lib/catalogue/query'
import type { FileFormat } from '@/lib/paths'
import { bundleUrl, fileNameOf, folderOf } from '@/lib/paths'
import { allTemplates, findCategory, systemChoices, templatesOfCategory, type TemplateEntry } from '@/lib/catalogue'
import type { BundleFilesAnswer } from './answer'

/** A set of templates that can be downloaded together. */
export interface Bundle {
  /** As in `/api/bundles/{name}`: `essentials`, `complete`, a category's slug or a roof system's. */
  name: string
  title: string
  templates: readonly TemplateEntry[]
}

export interface BundleFile {
  /** Where the file stands in the archive: a folder for each kind, then the name it is saved under. */
  path: string
  /** Below `public`. */
  url: string
  bytes: number
  sha256: string
}

/** The bundle of that name, if there is one; the name may come from an address. */
export function findBundle(name: string): Bundle | undefined {
  const all = allTemplates()
  if (name === 'complete') return { name, title: 'Complete Pack', templates: all }
  if (name === 'essentials')
    return { name, title: 'Essentials', templates: all.filter(({ kind }) => kind === 'essential') }
  const category = findCategory(name)
  if (category) return { name, title: category.name, templates: templatesOfCategory(name) }
  const system = systemChoices()
    .flatMap(({ systems }) => systems)
    .find(({ slug }) => slug === name)
  const templates = all.filter(({ systemSlug }) => systemSlug === name)
  return system && templates.length > 0 ? { name, title: system.name, templates } : undefined
}

/** The bundle's files in catalogue order: of one format, or all that each template comes in. */
export const bundleFiles = ({ templates }: Bundle, format?: FileFormat): BundleFile[] =>
  templates.flatMap(({ kind, name, files }) =>
    files
      .filter((file) => !format || file.format === format)
      .map(({ format: own, url, bytes, sha256 }) => ({
        path: `${folderOf(kind)}/${fileNameOf(name, own)}`,
        ...{ url, bytes, sha256 },
      })),
  )

/** `files` of a bundle as `GET /api/bundles/{name}/files` lists them, under the names they are saved under. */
export const toBundleFiles = ({ name, title }: Bundle, files: readonly BundleFile[]): BundleFilesAnswer => ({
  name,
  title,
  files: files.map(({ path, url, bytes }) => ({ name: path.slice(path.indexOf('/') + 1), url, bytes })),
})

/** What a bundle's button says and carries. */
export interface BundleSummary {
  name: string
  title: string
  href: string
  templates: number
  files: number
  bytes: number
  /** How many templates come in each format. */
  byFormat: Readonly<Record<string, number>>
}

/** Sizes of the bundle of that name. Throws where there is none: pages name only those that exist. */
export function summarizeBundle(name: string): BundleSummary {
  const bundle = findBundle(name)
  if (!bundle) throw new Error(`There is no bundle ${name}`)
  const files = bundleFiles(bundle)
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  const { title, templates } = bundle
  const byFormat = Object.fromEntries(
    formats.map((format) => [format, templates.filter((template) => template.formats.includes(format)).length]),
  )
  return { name, title, href: bundleUrl(name), templates: templates.length, files: files.length, bytes, byFormat }
}
