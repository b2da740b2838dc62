import { attempt, first } from './page-queries'

type Viewed = [slug: string, name: string, category: string]

const KEY = 'ridgedocs-recently-viewed'

/**
 * Moves the page's template to the front of those viewed, and shows those viewed before. A page that was not found has no
 * canonical address. May throw: storage may be denied.
 */
export function rememberView(): void {
  const [, slug] = /^\/templates\/([a-z0-9-]+)$/.exec(location.pathname) ?? []
  if (!slug || !first<HTMLElement & HTMLLinkElement>('link[rel=canonical]')?.href.endsWith(location.pathname)) return
  let others: Viewed[] = []
  attempt(() => {
    others = (JSON.parse(localStorage.getItem(KEY) ?? '[]') as Viewed[]).filter(
      (viewed) => viewed.length === 3 && viewed[0] !== slug,
    )
  })
  const texts = ['h1', 'h1+*>*'].map((place) => first(place)?.textContent)
  localStorage.setItem(KEY, JSON.stringify([[slug, ...texts], ...others].slice(0, 5)))
  showViewed(others.slice(0, 3))
}

/** Fills the part of `recently-viewed.tsx`. */
function showViewed(viewed: readonly Viewed[]): void {
  const section = first('.viewed')
  if (!section || !viewed[0]) return
  for (const [slug, name, category] of viewed) {
    const item = first<HTMLTemplateElement>('template', section)!.content.cloneNode(true) as DocumentFragment
    first('p', item)!.textContent = category
    const link = first<HTMLAnchorElement>('a', item)!
    link.textContent = name
    link.href = `/templates/${slug}`
    first('ul', section)!.append(item)
  }
  section.hidden = false
  first('button', section)!.onclick = () => {
    attempt(() => localStorage.removeItem(KEY))
    section.hidden = true
  }
}
