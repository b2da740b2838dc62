import { DEFAULT_DOWNLOAD_NAME } from './constants'
import { hyphenate } from './text'

/** Every URL of the site that code builds, in one place. */

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

export type FolderKind = keyof typeof folders

/** The folder of a kind's files under `/templates/`. */
export const folderOf = (kind: FolderKind): string => folders[kind]

/** The file of a template in one of its formats. */
export const fileUrl = (kind: FolderKind, slug: string, format: FileFormat): string =>
  `/templates/${folderOf(kind)}/${slug}.${extensions[format]}`

/** Pixels across a page picture: for cards, for previews, and for screens that show either in double density. */
export const pictureWidths = [240, 480, 960] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** The picture of a document's first page. */
export const pictureUrl = (kind: FolderKind, slug: string, width: PictureWidth): string =>
  `/templates/${folderOf(kind)}/${slug}.${width}.webp`

/** The picture of any page of a document, drawn on demand. */
export const pagePictureUrl = (slug: string, page: number): string => `/api/documents/${slug}/pages/${page}`

/** The link picture of the page at this address. */
export const linkPictureUrl = (path: string): string => `/pictures${path === '/' ? '/home' : path}.jpg`

/** The address of the page whose link picture stands at `/pictures/` and these parts; undefined where it is none. */
export function pageOfPicture(parts: readonly string[]): string | undefined {
  const [, name] = /^(.+)\.jpg$/.exec(parts.join('/')) ?? []
  return name === 'home' ? '/' : name && `/${name}`
}

/** The page of a template. */
export const templateUrl = (slug: string): string => `/templates/${slug}`
/** The page of a category. */
export const categoryUrl = (slug: string): string => `/categories/${slug}`
/** A page below a category: a roof system's, or that of the templates for every roof. */
export const categoryPartUrl = (category: string, part: string): string => `/categories/${category}/${part}`
/** The results for a query; empty, the beginning of their address. */
export const searchUrl = (query: string): string => `/search?q=${encodeURIComponent(query)}`
/** The archive of a bundle: `essentials`, `complete`, a category's slug or a roof system's. */
export const bundleUrl = (name: string): string => `/api/bundles/${name}`
/** Returns the URL of a file on the subscribers' page, for the holder of the token. */
export const memberFileUrl = (token: string, file: string): string =>
  `/api/members/files?token=${encodeURIComponent(token)}&file=${encodeURIComponent(file)}`
export const PLACEHOLDER_PATH = '/templates/placeholder.pdf'

/** The name a file is saved under: the template's name in lower case with hyphens, and the format's extension. */
export const fileNameOf = (templateName: string, format: FileFormat): string =>
  `${hyphenate(templateName) || DEFAULT_DOWNLOAD_NAME}.${extensions[format]}`

/** The format of a file's address, by its extension. */
export const formatOfUrl = (url: string): FileFormat | undefined =>
  (Object.keys(extensions) as FileFormat[]).find((format) => url.endsWith(`.${extensions[format]}`))
