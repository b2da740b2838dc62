import 'server-only'
import { essentialCategories, libraryCategories, type Category } from '@/data/shared/categories'
import { constants } from '@/lib/constants'
import { entries, type TemplateEntry } from './entries'

export interface CategoryEntry extends Category {
  reading: 'essential' | 'library'
  count: number
}

const bySlug = new Map(entries.map((entry) => [entry.slug, entry]))
const isEssential = (entry: TemplateEntry): boolean => entry.kind === 'essential'

/** Returns all templates in catalog order, without the member documents. */
export const allTemplates = (): readonly TemplateEntry[] => entries
/** Returns the template with this slug, if there is one. */
export const findTemplate = (slug: string): TemplateEntry | undefined => bySlug.get(slug)

/** Returns a category's templates in catalog order; for `safety-compliance`, essentials and library together. */
export const templatesOfCategory = (slug: string): TemplateEntry[] =>
  entries.filter((entry) => entry.categorySlug === slug)

/** Returns up to three other templates of the same category, in catalog order. */
export const relatedTemplates = (entry: TemplateEntry): TemplateEntry[] =>
  templatesOfCategory(entry.categorySlug)
    .filter((other) => other !== entry)
    .slice(0, constants.relatedTemplates)

/** Returns the essentials that the home page shows as most popular, in the specified order. */
export const homeTemplates = (): TemplateEntry[] =>
  constants.homeTemplateIds.flatMap((id) => entries.filter((entry) => isEssential(entry) && entry.id === id))

/** Sorts by popularity, highest first, then by name. */
export const byPopularity = (a: TemplateEntry, b: TemplateEntry): number =>
  b.popularity - a.popularity || a.name.localeCompare(b.name, 'en')

/** Returns the most popular of these templates, eight by default. */
export const popularTemplates = (
  among: readonly TemplateEntry[],
  count: number = constants.popularTemplates,
): TemplateEntry[] => [...among].sort(byPopularity).slice(0, count)

/** Returns the templates shown on the not-found page: the first three of the catalog. */
export const notFoundSuggestions = (): TemplateEntry[] => entries.slice(0, constants.notFoundTemplates)

const entriesOf = (categories: readonly Category[], reading: CategoryEntry['reading']): CategoryEntry[] =>
  categories.map((category) => {
    const templates = templatesOfCategory(category.slug)
    const count = templates.filter((entry) => isEssential(entry) === (reading === 'essential')).length
    return { ...category, reading, count }
  })

/** Returns the five categories of the essentials, with their counts. */
export const homeCategories = (): CategoryEntry[] => entriesOf(essentialCategories, 'essential')

const stocked = (categories: CategoryEntry[]): CategoryEntry[] => categories.filter(({ count }) => count > 0)

/** Returns the categories with a page: those of the library that have templates, then the remaining essentials'. */
export function allCategories(): CategoryEntry[] {
  const library = stocked(entriesOf(libraryCategories, 'library'))
  const essentials = stocked(homeCategories()).filter(({ slug }) => !library.some((category) => category.slug === slug))
  return [...library, ...essentials]
}

/** Returns the categories of the grid: the library's or, if the library is empty, the essentials'. */
export function listedCategories(): CategoryEntry[] {
  const library = allCategories().filter(({ reading }) => reading === 'library')
  return library.length ? library : allCategories()
}

/** Returns the category with this slug, if it has a page. */
export const findCategory = (slug: string): CategoryEntry | undefined =>
  allCategories().find((category) => category.slug === slug)
