import { z } from 'zod'
import { jobStages, type StageSlug } from '@/data/shared/stages'
import { constants } from '@/lib/constants'
import type { Format } from '@/lib/documents/model'

export { jobStages }
export const formats = ['PDF', 'Excel', 'Word'] as const satisfies readonly Format[]
export const sorts = ['popular', 'name-asc', 'name-desc'] as const
export type Sort = (typeof sorts)[number]
export const sortLabels: Readonly<Record<Sort, string>> = {
  popular: 'Most Popular',
  'name-asc': 'Name (A-Z)',
  'name-desc': 'Name (Z-A)',
}

export interface FilterQuery {
  stages: readonly StageSlug[]
  formats: readonly Format[]
  categories: readonly string[]
  system?: string
  sort: Sort
  page: number
  perPage: number
}

export type SearchParams = Record<string, string | string[] | undefined>

const list = (value: string | string[] | undefined): string[] => (value === undefined ? [] : [value].flat())
const first = (value: string | string[] | undefined): string | undefined => list(value)[0]
const pageNumber = z.coerce.number().int().min(1).max(10_000)

/** Parses the filters in a page's URL. Invalid values are ignored. */
export function parseFilterQuery(params: SearchParams): FilterQuery {
  const system = first(params.system)
  return {
    stages: jobStages.map(({ slug }) => slug).filter((slug) => list(params.stage).includes(slug)),
    formats: formats.filter((format) =>
      list(params.format).some((given) => given.toLowerCase() === format.toLowerCase()),
    ),
    categories: [...new Set(list(params.category).filter(Boolean))],
    ...(system ? { system } : {}),
    sort: z.enum(sorts).catch('popular').parse(first(params.sort)),
    page: pageNumber.catch(1).parse(first(params.page)),
    perPage: constants.templatesPerPage,
  }
}

/** Returns the list page's URL for these filters. Defaults are omitted: equal filters give equal URLs. */
export function filterUrl(query: Omit<FilterQuery, 'perPage'>): string {
  const { stages, formats: chosen, categories, system, sort, page } = query
  const params = new URLSearchParams([
    ...stages.map((stage) => ['stage', stage]),
    ...chosen.map((format) => ['format', format]),
    ...categories.map((category) => ['category', category]),
    ...(system ? [['system', system]] : []),
    ...(sort === 'popular' ? [] : [['sort', sort]]),
    ...(page === 1 ? [] : [['page', String(page)]]),
  ])
  return params.size ? `/templates?${params}` : '/templates'
}
