import { attempt, first, stored } from './page-queries'

/** The slugs of viewed templates, latest first, and their names by slug. */
const KEY = 'ridgedocs-recently-viewed'
const NAMES = 'ridgedocs-viewed-names'

type Texts = [name?: string, category?: string]
type Names = Record<string, Texts>
/** An earlier version stored each slug with its name and category in one list. */
type Stored = string | [slug: string, ...Texts]

/** Moves the page's template, unless not found, to the front of those viewed, and shows the others. May throw. */
export function rememberView(): void {
  const [, slug] = /^\/templates\/([^/]+)$/.exec(location.pathname) ?? []
  if (!slug || !first(`link[rel=canonical][href$="/${slug}"]`)) return
  const others: string[] = []
  let names: Names = {}
  attempt(() => {
    names = { ...(JSON.parse(stored(NAMES) ?? '{}') as Names) }
    for (const viewed of JSON.parse(stored(KEY) ?? '[]') as Stored[]) {
      const [each, ...texts] = [viewed].flat() as [string, ...Texts]
      names[each] ??= texts
      if (each !== slug) others.push(each)
    }
  })
  names[slug] = ['h1', 'h1+*>*'].map((place) => first(place)?.textContent) as Texts
  const viewed = [slug, ...others].slice(0, 5)
  localStorage.setItem(KEY, JSON.stringify(viewed))
  // Only the names of these slugs.
  localStorage.setItem(NAMES, JSON.stringify(names, viewed))
  showViewed(others.slice(0, 3), names)
}

/** Fills the part of `recently-viewed.tsx`. */
function showViewed(viewed: readonly string[], names: Names): void {
  const section = first('.viewed')
  if (!section || !viewed[0]) return
  for (const slug of viewed) {
    const item = first<HTMLTemplateElement>('template', section)!.content.cloneNode(true) as DocumentFragment
    const link = first<HTMLAnchorElement>('a', item)!
    const [name = slug, category = ''] = names[slug]!
    first('p', item)!.textContent = category
    link.textContent = name
    link.href = `/templates/${slug}`
    first('ul', section)!.append(item)
  }
  section.hidden = false
  first('button', section)!.onclick = () => {
    attempt(() => {
      for (const key of [KEY, NAMES]) localStorage.removeItem(key)
    })
    section.hidden = true
  }
}
