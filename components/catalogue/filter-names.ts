import type { FilterQuery } from '@/lib/catalogue/query'

/** Id of the form with the filters, which the controls outside it name. */
export const filtersId = 'filters'

interface Named {
  slug: string
  name: string
}

/** The filters' choices that come from the catalog. */
export interface FilterNames {
  categories: readonly Named[]
  /** Roof systems by type. */
  systems: readonly { title: string; systems: readonly Named[] }[]
}

/** Returns the number of active filters: each stage, format and category, and the roof system. */
export const activeFilters = ({ stages, formats, categories, system }: FilterQuery): number =>
  stages.length + formats.length + categories.length + (system ? 1 : 0)
