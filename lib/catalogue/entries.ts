import 'server-only'
import type { TemplateContent } from '@/data/shared/types'
import type { Format } from '@/lib/documents/model'
import { site } from '@/data/site'
import type { Reader } from '@/lib/file-names'
import { fileUrl, pictureUrl, templateFileUrl, thumbnailUrl } from '@/lib/paths'
import { templateContents } from '@/lib/catalogue/contents'
import type { ApiTemplate } from './api-responses'
import { manifest, type ManifestEntry } from './manifest'
import { findRevision, type Revision } from './revisions'

export type TemplateFile = ApiTemplate['files'][number]
export type LinkedFile = Pick<TemplateFile, 'format' | 'url' | 'pages'>

export interface TemplateEntry extends Omit<
  TemplateContent,
  'formats' | 'document' | 'pages' | 'telling' | 'baseDownloads' | 'demand'
> {
  formats: readonly Format[]
  popular: boolean
  /** The specified base count, without recorded downloads; 0 where the site shows none. */
  downloadCount: number
  /** Sorts templates, whatever the site shows: by the base count, then by demand. */
  popularity: number
  whatsIncluded: readonly string[]
  /** Page count of the PDF, such as '3 pages'. */
  pages: string
  /** Size of the first format, such as '45KB'. */
  fileSize: string
  downloadPath: string
  previewPath?: string
  /** Missing until `npm run revise` records the template. */
  revision?: Revision
  /** The main files, for the customer or the crew, and the whole workbook. */
  files: readonly TemplateFile[]
  /** What the office keeps, and what goes into the field; empty if the main file has everything. */
  officeFiles: readonly TemplateFile[]
  fieldFiles: readonly TemplateFile[]
  /** The workbook of an estimate without the office's sheets; empty for other templates. */
  customerCopy: readonly TemplateFile[]
  /** Pictures of the page seen first by customer or crew. Pixels are of the large one; `page` only if it is not 1. */
  picture: { small: string; large: string; width: number; height: number; page?: number }
  /** The section that shows most of the document, in two sizes. */
  thumbnail: { small: string; large: string }
}

const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

function filesOf(
  { kind, slug, formats }: TemplateContent,
  measured: ManifestEntry['files'] = {},
  reader: Reader = 'main',
): TemplateFile[] {
  return formats.flatMap((format) => {
    const file = measured[format]
    return file ? [{ format, url: templateFileUrl(kind, format, { slug, reader }), ...file }] : []
  })
}

function toEntry(content: TemplateContent): TemplateEntry {
  const built = manifest.templates[content.slug]
  if (!built) throw new Error(`${content.slug} has no document in the manifest: run \`npm run documents\``)
  const { document: _, telling: _telling, baseDownloads, demand, popular = false, ...rest } = content
  const { kind, slug } = content
  const files = filesOf(content, built.files)
  const lacking = content.formats.find((format) => !built.files[format])
  if (lacking) throw new Error(`${slug} lists ${lacking}, but the manifest has no such file: run \`npm run documents\``)
  const [primary] = files
  const pages = files.find((file) => file.pages !== null)?.pages
  if (!primary || !pages) throw new Error(`${slug} has no PDF to count the pages of`)
  const revision = findRevision(slug)
  return {
    ...rest,
    popular,
    downloadCount: site.showBaseCounts ? baseDownloads : 0,
    // Counts are whole, so half the demand changes the order of equal ones only.
    popularity: baseDownloads + demand / 2,
    whatsIncluded: built.included,
    pages: countOf(pages, 'page'),
    fileSize: `${Math.max(1, Math.round(primary.bytes / 1024))}KB`,
    downloadPath: primary.url,
    ...(kind === 'contract' ? { previewPath: fileUrl(kind, slug, 'PDF') } : {}),
    ...(revision ? { revision } : {}),
    files,
    officeFiles: filesOf(content, built.office, 'office'),
    fieldFiles: filesOf(content, built.field, 'field'),
    customerCopy: filesOf(content, built.customerCopy, 'customer'),
    picture: {
      small: pictureUrl(kind, slug, 480),
      large: pictureUrl(kind, slug, 960),
      ...built.picture,
    },
    thumbnail: { small: thumbnailUrl(kind, slug, 240), large: thumbnailUrl(kind, slug, 480) },
  }
}

export const entries: readonly TemplateEntry[] = templateContents.map(toEntry)
