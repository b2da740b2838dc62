import 'server-only'
import { essentialCategories, libraryCategories, type Category } from '@/data/categories'
import { constants } from '@/lib/constants'
import { entries, type TemplateEntry } from './entries'

export interface CategoryEntry extends Category {
  reading: 'essential' | 'library'
  count: number
}

const bySlug = new Map(entries.map((entry) => [entry.slug, entry]))
const isEssential = (entry: TemplateEntry): boolean => entry.kind === 'essential'

/** Every template in catalogue order; member documents are not among them. */
export const allTemplates = (): readonly TemplateEntry[] => entries
/** The template of that slug, if there is one. */
export const findTemplate = (slug: string): TemplateEntry | undefined => bySlug.get(slug)

/** A category's templates in catalogue order; for `safety-compliance` those of both readings. */
export const templatesOfCategory = (slug: string): TemplateEntry[] =>
  entries.filter((entry) => entry.categorySlug === slug)

/** Up to three others of the same category, the first in catalogue order. */
export const relatedTemplates = (entry: TemplateEntry): TemplateEntry[] =>
  templatesOfCategory(entry.categorySlug)
    .filter((other) => other !== entry)
    .slice(0, constants.relatedTemplates)

/** The essentials that the home page shows as most popular, in the specified order. */
export const homeTemplates = (): TemplateEntry[] =>
  constants.homeTemplateIds.flatMap((id) => entries.filter((entry) => isEssential(entry) && entry.id === id))

/** Most downloads first, then by name. */
export const byPopularity = (a: TemplateEntry, b: TemplateEntry): number =>
  b.downloadCount - a.downloadCount || a.name.localeCompare(b.name, 'en')

/** The most popular of these templates, eight unless told otherwise. */
export const popularTemplates = (
  among: readonly TemplateEntry[],
  count: number = constants.popularTemplates,
): TemplateEntry[] => [...among].sort(byPopularity).slice(0, count)

/** The templates offered on the not-found page: the first three of the catalogue. */
export const notFoundSuggestions = (): TemplateEntry[] => entries.slice(0, constants.notFoundTemplates)

const essentialCategory = (category: Category): CategoryEntry => ({
  ...category,
  reading: 'essential',
  count: templatesOfCategory(category.slug).filter(isEssential).length,
})
const libraryCategory = (category: Category): CategoryEntry => ({
  ...category,
  reading: 'library',
  count: templatesOfCategory(category.slug).filter((entry) => !isEssential(entry)).length,
})

/** The five categories of the essentials, with their counts. */
export const homeCategories = (): CategoryEntry[] => essentialCategories.map(essentialCategory)

const stocked = (categories: CategoryEntry[]): CategoryEntry[] => categories.filter(({ count }) => count > 0)

/** The categories that have a page: those of the library that hold templates, then the essentials' others. */
export function allCategories(): CategoryEntry[] {
  const library = stocked(libraryCategories.map(libraryCategory))
  const essentials = stocked(homeCategories()).filter(({ slug }) => !library.some((category) => category.slug === slug))
  return [...library, ...essentials]
}

/** The categories of the grid: the library's; the essentials' where the library holds nothing. */
export function listedCategories(): CategoryEntry[] {
  const library = allCategories().filter(({ reading }) => reading === 'library')
  return library.length ? library : allCategories()
}

/** The category of that slug, if it has a page. */
export const findCategory = (slug: string): CategoryEntry | undefined =>
  allCategories().find((category) => category.slug === slug)
