import 'server-only'
import { categoryLayouts } from '@/data/shared/categories'
import { findSystem, flatSystems, slopedSystems, systems } from '@/lib/catalogue/contents'
import type { RoofSystem } from '@/data/shared/system'
import { constants } from '@/lib/constants'
import { categoryPartUrl } from '@/lib/paths'
import { categoryParts } from './category-parts'
import type { TemplateEntry } from './entries'
import { allCategories, templatesOfCategory, type CategoryEntry } from './lookups'

export type SystemFacts = Pick<
  RoofSystem,
  'slug' | 'name' | 'shortName' | 'type' | 'description' | 'minSlope' | 'typicalLifeYears' | 'weightPsf'
>

export interface SystemEntry extends SystemFacts {
  href: string
  count: number
}

const isHeld = (category: string, system: string): boolean => categoryParts[category]?.includes(system) ?? false

/** Returns a category's templates for one roof system, in catalog order. */
export const templatesOfSystem = (category: string, system: string): TemplateEntry[] =>
  templatesOfCategory(category).filter(({ systemSlug }) => systemSlug === system)

const toEntry = (category: string, system: RoofSystem): SystemEntry => ({
  ...system,
  href: categoryPartUrl(category, system.slug),
  count: templatesOfSystem(category, system.slug).length,
})

/** Returns the roof systems of one type that have templates in a category. */
export const systemsOf = (category: string, type: RoofSystem['type']): SystemEntry[] =>
  systems
    .filter((system) => system.type === type && isHeld(category, system.slug))
    .map((system) => toEntry(category, system))

/** Returns the roof system with this slug in this category, if the category has a page for it. */
export function findSystemEntry(category: string, slug: string): SystemEntry | undefined {
  const system = findSystem(slug)
  return system && isHeld(category, slug) ? toEntry(category, system) : undefined
}

/** Returns the next three systems of the same type, cyclically: three other pages link to every system. */
export function relatedSystems(category: string, system: SystemFacts): SystemEntry[] {
  const alike = systemsOf(category, system.type)
  const place = alike.findIndex(({ slug }) => slug === system.slug)
  return [...alike.slice(place + 1), ...alike.slice(0, Math.max(place, 0))].slice(0, constants.relatedSystems)
}

export const otherSystemLinks = (category: string, system: string): Pick<SystemEntry, 'name' | 'href' | 'count'>[] =>
  allCategories()
    .filter(({ slug }) => slug !== category && isHeld(slug, system))
    .map(({ slug, name }) => ({
      name,
      href: categoryPartUrl(slug, system),
      count: templatesOfSystem(slug, system).length,
    }))

/** Returns all systems by type, for the filter form. */
export const systemChoices = (): { title: string; systems: readonly SystemFacts[] }[] => [
  { title: 'Sloped', systems: slopedSystems },
  { title: 'Flat & low-slope', systems: flatSystems },
]

/** Returns the title of a system's page, such as 'EPDM Estimates'. */
export const systemTitle = (category: CategoryEntry, { name }: SystemFacts): string =>
  `${name} ${categoryLayouts[category.slug]?.systems?.noun ?? category.name}`
