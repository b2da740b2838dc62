import { DEFAULT_DOWNLOAD_NAME } from './constants'
import { fileOfUrl, writeFileName, type FileName, type Reader } from './file-names'
import { hyphenate } from './text'

export type FileFormat = 'PDF' | 'Word' | 'Excel'

export const extensions = { PDF: 'pdf', Word: 'docx', Excel: 'xlsx' } as const satisfies Record<FileFormat, string>

export const mimeTypes = {
  PDF: 'application/pdf',
  Word: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  Excel: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<FileFormat, string>

const folders = {
  essential: 'essentials',
  estimate: 'estimates',
  contract: 'contracts',
  inspection: 'inspections',
  safety: 'safety',
  'project-management': 'project-management',
  'client-communication': 'client-communication',
  invoicing: 'invoicing',
  marketing: 'marketing',
  hr: 'hr',
} as const

type FolderKind = keyof typeof folders

/** Returns the folder of a kind's files under `/templates/`. */
export const folderOf = (kind: FolderKind): string => folders[kind]

/** Returns the URL of any file of a template: for a state, in a language, for a reader. */
export const templateFileUrl = (kind: FolderKind, format: FileFormat, file: Omit<FileName, 'ext'>): string =>
  `/templates/${folderOf(kind)}/${writeFileName({ ...file, ext: extensions[format] })}`

/** Returns the URL of a template's file in one of its formats. */
export const fileUrl = (kind: FolderKind, slug: string, format: FileFormat): string =>
  templateFileUrl(kind, format, { slug, reader: 'main' })

/** Widths of the pictures of a document's first page in pixels: for previews, and for double-density screens. */
export const pictureWidths = [480, 960] as const
type PictureWidth = (typeof pictureWidths)[number]

/** Widths of thumbnails in pixels: for lists, and for large cards. */
export const thumbnailWidths = [240, 480] as const
type ThumbnailWidth = (typeof thumbnailWidths)[number]

/** Returns the URL of the picture of a document's first page. */
export const pictureUrl = (kind: FolderKind, slug: string, width: PictureWidth): string =>
  `/templates/${folderOf(kind)}/${slug}.${width}.webp`

/** Returns the URL of a template's thumbnail: its most informative section. */
export const thumbnailUrl = (kind: FolderKind, slug: string, width: ThumbnailWidth): string =>
  `/templates/${folderOf(kind)}/${slug}.thumb.${width}.webp`

/** Returns the URL of a document's model as JSON, from which browsers write a filled copy. */
export const modelUrl = (slug: string): string => `/models/${slug}.json`

/** Returns the URL of the values of a template's example, as JSON by name. */
export const exampleUrl = (slug: string): string => modelUrl(`${slug}.example`)

/** Returns the URL of the picture of any page of a document, which is drawn on demand. */
export const pagePictureUrl = (slug: string, page: number): string => `/api/documents/${slug}/pages/${page}`

/** Returns the URL of the Open Graph image of the page at this path. */
export const openGraphImageUrl = (path: string): string => `/pictures${path === '/' ? '/home' : path}.jpg`

/** Returns the path of the page whose Open Graph image is at `/pictures/` and these segments, if any. */
export function pageOfImage(parts: readonly string[]): string | undefined {
  const [, name] = /^(.+)\.jpg$/.exec(parts.join('/')) ?? []
  return name === 'home' ? '/' : name && `/${name}`
}

/** Returns the URL of a template's page. */
export const templateUrl = (slug: string): string => `/templates/${slug}`
/** Returns the URL of a template's form. */
export const fillUrl = (slug: string): string => `${templateUrl(slug)}/fill`
/** The page of a job in this browser. */
export const jobUrl = (id: string): string => `/jobs/${id}`
export const categoryUrl = (slug: string): string => `/categories/${slug}`
/** Returns the URL of a page below a category: a roof system's or a group's. */
export const categoryPartUrl = (category: string, part: string): string => `/categories/${category}/${part}`
/** Returns the URL of a roof system's page. */
export const systemUrl = (slug: string): string => `/systems/${slug}`
/** Returns the URL of a packet's page. */
export const packetUrl = (slug: string): string => `/packets/${slug}`
/** Returns the URL of the results for a query; for an empty query, the prefix of that URL. */
export const searchUrl = (query: string): string => `/search?q=${encodeURIComponent(query)}`
/** `name` is `essentials`, `complete`, or the slug of a category, roof system or packet. */
export const bundleUrl = (name: string): string => `/api/bundles/${name}`
/** Returns the URL of a file on the subscribers' page, for the holder of the token. */
export const memberFileUrl = (token: string, file: string): string =>
  `/api/members/files?token=${encodeURIComponent(token)}&file=${encodeURIComponent(file)}`
export const PLACEHOLDER_PATH = '/templates/placeholder.pdf'

/** Returns the download file name: the hyphenated template name and the format's extension. */
export const fileNameOf = (templateName: string, format: FileFormat): string =>
  `${hyphenate(templateName) || DEFAULT_DOWNLOAD_NAME}.${extensions[format]}`

const readerNames: Readonly<Record<Reader, string>> = {
  main: '',
  customer: ' - Customer Copy',
  office: ' - Office',
  field: ' - Field',
}

/** Returns the reader of the file at this URL. */
export const readerOf = (url: string): Reader => fileOfUrl(url)?.reader ?? 'main'

/** Returns the name of one reader's file of a template, as the download names it. */
export const readerName = (templateName: string, reader: Reader): string => templateName + readerNames[reader]

/** Returns the format of a file's URL, by its extension. */
export const formatOfUrl = (url: string): FileFormat | undefined =>
  (Object.keys(extensions) as FileFormat[]).find((format) => url.endsWith(`.${extensions[format]}`))
