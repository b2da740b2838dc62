import 'server-only'
import { categoryPartUrl, categoryUrl } from '@/lib/paths'
import type { TemplateEntry } from './entries'
import { findCategory } from './lookups'
import { findGroup } from './sections'
import { findSystemEntry } from './systems'

export interface Crumb {
  name: string
  /** Undefined for the current page. */
  href?: string
}

const home: Crumb = { name: 'Home', href: '/' }
const categories: Crumb = { name: 'Categories', href: '/categories' }

/** Returns Home > Categories > category, followed by > part for a page below the category. */
export function categoryBreadcrumbs({ slug, name }: { slug: string; name: string }, part?: string): Crumb[] {
  return [home, categories, ...(part ? [{ name, href: categoryUrl(slug) }, { name: part }] : [{ name }])]
}

/** Returns Home > Packets > packet. */
export const packetBreadcrumbs = ({ name }: { name: string }): Crumb[] => [
  home,
  { name: 'Packets', href: '/packets' },
  { name },
]

/** Returns Home > Roof Systems > system. */
export const roofBreadcrumbs = ({ name }: { name: string }): Crumb[] => [
  home,
  { name: 'Roof Systems', href: '/systems' },
  { name },
]

function partOf({ categorySlug, systemSlug = '', subcategory = '' }: TemplateEntry): Crumb[] {
  const system = findSystemEntry(categorySlug, systemSlug)
  if (system) return [{ name: system.name, href: system.href }]
  const group = findGroup(categorySlug, subcategory)
  return group ? [{ name: group.name, href: categoryPartUrl(categorySlug, group.slug) }] : []
}

/** Returns a template's breadcrumbs: through the category of its kind; for an essential, through Templates. */
export function breadcrumbsOf(entry: TemplateEntry): Crumb[] {
  const category = entry.kind === 'essential' ? undefined : findCategory(entry.categorySlug)
  if (!category) return [home, { name: 'Templates', href: '/templates' }, { name: entry.name }]
  const trail = [categories, { name: category.name, href: categoryUrl(category.slug) }, ...partOf(entry)]
  return [home, ...trail, { name: entry.name }]
}
