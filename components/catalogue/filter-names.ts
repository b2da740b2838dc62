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

export const activeFilters = ({ stages, formats, categories, system }: FilterQuery): number =>
  stages.length + formats.length + categories.length + (system ? 1 : 0)
