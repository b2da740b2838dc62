import { formatOfUrl, type FileFormat } from '@/lib/paths'

/** What a download button stands for; carried by its link's attributes (see `download-link.tsx`). */
export interface FileTarget {
  kind: 'file'
  slug: string
  name: string
  format: FileFormat
  url: string
  fileName: string
}

/** A bundle's button (see `bundle-actions.tsx`). */
export interface BundleTarget {
  kind: 'bundle'
  bundle: string
  name: string
  /** Absent: every format. */
  format?: FileFormat
  url: string
  templates: number
  /** Files in the archive. */
  files: number
}

export type DownloadTarget = FileTarget | BundleTarget

export const DOWNLOAD_LINK = 'a[data-download]'
export const GET_TEMPLATES = '[data-get-templates]'

function readFile(link: HTMLAnchorElement): FileTarget {
  const { download: slug, name } = link.dataset
  const format = formatOfUrl(link.pathname)
  if (!slug || !name || !format) throw new Error(`Download link ${link.href} lacks its template's data`)
  return { kind: 'file', slug, name, format, url: link.href, fileName: link.download || link.pathname.slice(link.pathname.lastIndexOf('/') + 1) }
}

/** Reads a download link's target. Throws where an attribute is missing. */
export function readTarget(link: HTMLAnchorElement): DownloadTarget {
  const { bundle, name, templates, files, format } = link.dataset
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
  }
}

/** 'Shingle Roof Estimate (PDF)', 'Complete Pack (881 templates)'. */
export function describeTarget(target: DownloadTarget): string {
  if (target.kind === 'file') return `${target.name} (${target.format})`
  const { name, templates, format } = target
  return `${name} (${templates} templates${format ? `, ${format}` : ''})`
}
