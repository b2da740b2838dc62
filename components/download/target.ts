import { formatOfUrl } from '@/lib/paths'

/** What a download button stands for; carried by its link's attributes (see `download-link.tsx`). */
export interface DownloadTarget {
  slug: string
  name: string
  format: string
  url: string
  fileName: string
}

export const DOWNLOAD_LINK = 'a[data-download]'
export const GET_TEMPLATES = '[data-get-templates]'

/** Reads a download link's target. Throws where an attribute is missing. */
export function readTarget(link: HTMLAnchorElement): DownloadTarget {
  const { download: slug, name } = link.dataset
  const format = formatOfUrl(link.pathname)
  if (!slug || !name || !format) throw new Error(`Download link ${link.href} lacks its template's data`)
  return { slug, name, format, url: link.href, fileName: link.download }
}
