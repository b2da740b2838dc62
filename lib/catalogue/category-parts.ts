import { categoryLayouts, type CategoryGroup } from '@/data/shared/categories'
import { systems, templateContents } from '@/lib/catalogue/contents'

/** Slugs of the pages below each category, by the category's slug: its roof systems and groups that have templates. */
export const categoryParts: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(categoryLayouts).flatMap(([category, { systems: bySystem, groups = [] }]) => {
    if (!bySystem && groups.length === 0) return []
    const own = templateContents.filter(({ categorySlug }) => categorySlug === category)
    const held = systems.filter(({ slug }) => bySystem && own.some(({ systemSlug }) => systemSlug === slug))
    const filled = groups.filter(({ slug }) => own.some(({ subcategory }) => subcategory === slug))
    return [[category, [...held, ...filled].map(({ slug }) => slug)] as const]
  }),
)

/** Returns the groups of a category that have templates. */
export const groupsOf = (category: string): CategoryGroup[] =>
  (categoryLayouts[category]?.groups ?? []).filter(({ slug }) => categoryParts[category]?.includes(slug))
