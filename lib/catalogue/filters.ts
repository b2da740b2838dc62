import 'server-only'
import type { TemplateKind } from '@/data/shared/types'
import { rememberAnswers } from '@/lib/recent-answers'
import { entries, type TemplateEntry } from './entries'
import { byPopularity } from './lookups'
import { filterUrl, type FilterQuery, type Sort } from './query'

interface FilteredTemplates {
  total: number
  page: number
  pages: number
  templates: TemplateEntry[]
}

type Filters = Pick<FilterQuery, 'formats' | 'categories' | 'system'> & { stages?: FilterQuery['stages'] }

const order: Record<Sort, (a: TemplateEntry, b: TemplateEntry) => number> = {
  popular: byPopularity,
  'name-asc': (a, b) => a.name.localeCompare(b.name, 'en'),
  'name-desc': (a, b) => b.name.localeCompare(a.name, 'en'),
}

const within = <T>(chosen: readonly T[], values: readonly T[]): boolean =>
  chosen.length === 0 || values.some((value) => chosen.includes(value))

const passes: Readonly<Record<keyof Filters, (entry: TemplateEntry, filters: Filters) => boolean>> = {
  stages: ({ stage }, { stages = [] }) => within(stages, [stage]),
  system: ({ systemSlug }, { system }) => !system || systemSlug === system,
  formats: (entry, { formats }) => within(formats, entry.formats),
  categories: ({ categorySlug }, { categories }) => within(categories, [categorySlug]),
}
const names = Object.keys(passes) as (keyof Filters)[]

const matching = (filters: Filters, leftOut?: keyof Filters): TemplateEntry[] =>
  entries.filter((entry) => names.every((name) => name === leftOut || passes[name](entry, filters)))

/** Returns one page of the templates that match every filter; an empty filter matches everything. */
export function filterTemplates(
  query: Filters & Pick<FilterQuery, 'sort' | 'page' | 'perPage'> & { kind?: TemplateKind },
): FilteredTemplates {
  const { kind, sort, page, perPage } = query
  const matches = matching(query)
    .filter((entry) => !kind || entry.kind === kind)
    .sort(order[sort])
  const templates = matches.slice((page - 1) * perPage, page * perPage)
  return { total: matches.length, page, pages: Math.max(1, Math.ceil(matches.length / perPage)), templates }
}

type Counts = ReadonlyMap<string, number>

function countBy(among: readonly TemplateEntry[], keysOf: (entry: TemplateEntry) => readonly string[]): Counts {
  const counts = new Map<string, number>()
  for (const key of among.flatMap(keysOf)) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

export type FilterCounts = Readonly<Record<keyof Filters, Counts>>

/** Returns how many templates each choice would leave. */
export const countFilters = (filters: Filters): FilterCounts => ({
  stages: countBy(matching(filters, 'stages'), ({ stage }) => [stage]),
  system: countBy(matching(filters, 'system'), ({ systemSlug }) => (systemSlug ? [systemSlug] : [])),
  formats: countBy(matching(filters, 'formats'), ({ formats }) => formats),
  categories: countBy(matching(filters, 'categories'), ({ categorySlug }) => [categorySlug]),
})

interface BrowsedTemplates extends FilteredTemplates {
  counts: FilterCounts
}

const listOf = rememberAnswers<BrowsedTemplates>()

/** Returns a page of the list and its counts, cached for a minute. Beyond the last page it is the last one. */
export const browseTemplates = (query: FilterQuery): BrowsedTemplates =>
  listOf(`${query.perPage} ${filterUrl(query)}`, () => {
    const list = filterTemplates(query)
    const shown = list.page > list.pages ? filterTemplates({ ...query, page: list.pages }) : list
    return { ...shown, counts: countFilters(query) }
  })
