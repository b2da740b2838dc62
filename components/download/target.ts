import { fileOfUrl } from '@/lib/file-names'
import { formatOfUrl, readerName, readerOf, type FileFormat } from '@/lib/paths'

/** A file to download, as read from its link's attributes (see `download-link.tsx`). */
export interface FileTarget {
  kind: 'file'
  slug: string
  name: string
  format: FileFormat
  url: string
  fileName: string
  /** Postal code, for the edition of a state. */
  state?: string
  /** The file itself, if this browser wrote it. */
  blob?: Blob
  /** Files of other readers that this browser wrote with it. */
  more?: readonly { blob: Blob; fileName: string }[]
}

export type FilledTarget = FileTarget & { blob: Blob }

/** A bundle to download, as read from its link's attributes (see `bundle-actions.tsx`). */
export interface BundleTarget {
  kind: 'bundle'
  bundle: string
  name: string
  format?: FileFormat
  url: string
  templates: number
  files: number
  /** Postal code, for an archive with the editions of a state. */
  state?: string
}

export type DownloadTarget = FileTarget | BundleTarget

/** Whether a target is a file that this browser wrote, with what was typed into it. */
export const isFilled = (target: DownloadTarget): target is FilledTarget =>
  target.kind === 'file' && target.blob !== undefined

/** The files of a target that this browser wrote, the first one its own. */
export const filesOf = ({ blob, fileName, more = [] }: FilledTarget) => [{ blob, fileName }, ...more]

export const DOWNLOAD_LINK = 'a[data-download]'
export const GET_TEMPLATES = '[data-get-templates]'

function readFile(link: HTMLAnchorElement): FileTarget {
  const base = link.pathname.slice(link.pathname.lastIndexOf('/') + 1)
  // `epdm-repair-estimate.office.pdf` is a file of the template epdm-repair-estimate.
  const slug = fileOfUrl(base)?.slug
  const format = formatOfUrl(link.pathname)
  const { state } = link.dataset
  const template =
    link.dataset.name ?? link.closest('article')?.querySelector('h1, .card-title, .row-title')?.textContent
  if (!slug || !template || !format) throw new Error(`Download link ${link.href} is not inside a template's article`)
  const name = readerName(template, readerOf(link.pathname))
  return {
    kind: 'file',
    slug,
    name,
    format,
    url: link.href,
    fileName: link.download || base,
    ...(state ? { state } : {}),
  }
}

/** Reads a download link's target. */
export function readTarget(link: HTMLAnchorElement): DownloadTarget {
  const { bundle, name, templates, files, format, state } = link.dataset
  if (!bundle) return readFile(link)
  if (!name || !templates || !files) throw new Error(`Bundle link ${link.href} lacks its bundle's data`)
  return {
    kind: 'bundle',
    bundle,
    name,
    ...(format ? { format: format as FileFormat } : {}),
    url: link.href,
    templates: Number(templates),
    files: Number(files),
    ...(state ? { state } : {}),
  }
}

/** 'Shingle Roof Estimate (PDF)', 'Complete Pack (881 templates)'. */
export function describeTarget(target: DownloadTarget): string {
  if (target.kind === 'file') return `${target.name} (${target.format})`
  const { name, templates, format } = target
  return `${name} (${templates} templates${format ? `, ${format}` : ''})`
}
