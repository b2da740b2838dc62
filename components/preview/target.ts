/** A document to preview, as read from its link's attributes (see `preview-link.tsx`). */
export interface PreviewTarget {
  slug: string
  name: string
  url: string
  pages: number
  poster: string
  filled: boolean
  page: number
}

export const PREVIEW_LINK = 'a[data-preview]'

/** Reads a preview link's target. Throws if the link lacks the required attributes. */
export function readPreview(link: HTMLAnchorElement): PreviewTarget {
  const slug = link.pathname.slice(link.pathname.lastIndexOf('/') + 1).replace(/\.pdf$/, '')
  const article = link.closest('article')
  const name = article?.querySelector('h1, .card-title')?.textContent
  const poster = article?.querySelector('img')?.currentSrc ?? ''
  const pages = Number(link.dataset.preview)
  if (!slug || !name || !pages) throw new Error(`Preview link ${link.href} is not inside a template's article`)
  return {
    slug,
    name,
    url: link.href,
    pages,
    poster,
    filled: 'filled' in link.dataset,
    page: Number(link.dataset.page ?? 1),
  }
}
