import type { FilterQuery } from '@/lib/catalogue/query'

export const filtersId = 'filters'

interface Named {
  slug: string
  name: string
}

export interface FilterNames {
  categories: readonly Named[]
  systems: readonly { title: string; systems: readonly Named[] }[]
}

/** Returns the number of active filters: each stage, format and category, and the roof system. */
export const activeFilters = ({ stages, formats, categories, system }: FilterQuery): number =>
  stages.length + formats.length + categories.length + (system ? 1 : 0)
