import 'server-only'
import { categoryUrl } from '@/lib/paths'
import type { TemplateEntry } from './entries'
import { findCategory } from './lookups'

export interface Crumb {
  name: string
  /** Absent on the page that the visitor is on. */
  href?: string
}

/** Home > Categories > name. */
export const categoryBreadcrumbs = (name: string): Crumb[] => [
  { name: 'Home', href: '/' },
  { name: 'Categories', href: '/categories' },
  { name },
]

/** A template's trail: through its category where that has a page, otherwise through Templates. */
export function breadcrumbsOf(entry: TemplateEntry): Crumb[] {
  const category = findCategory(entry.categorySlug)
  const trail: Crumb[] = category
    ? [
        { name: 'Categories', href: '/categories' },
        { name: category.name, href: categoryUrl(category.slug) },
      ]
    : [{ name: 'Templates', href: '/templates' }]
  return [{ name: 'Home', href: '/' }, ...trail, { name: entry.name }]
}
