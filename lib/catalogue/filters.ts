import 'server-only'
import type { TemplateKind } from '@/data/types'
import { entries, type TemplateEntry } from './entries'
import { byPopularity } from './lookups'
import type { FilterQuery, Sort } from './query'

/** One page of the matching templates. */
interface FilteredTemplates {
  total: number
  page: number
  /** Number of pages; at least 1. */
  pages: number
  templates: TemplateEntry[]
}

const order: Record<Sort, (a: TemplateEntry, b: TemplateEntry) => number> = {
  popular: byPopularity,
  'name-asc': (a, b) => a.name.localeCompare(b.name, 'en'),
  'name-desc': (a, b) => b.name.localeCompare(a.name, 'en'),
}

const within = <T>(chosen: readonly T[], values: readonly T[]): boolean =>
  chosen.length === 0 || values.some((value) => chosen.includes(value))

/**
 * Returns one page of the templates that match any of the given formats, any of the given categories, the system and
 * the kind. Filters that are empty match everything. Beyond the last page the list is empty.
 */
export function filterTemplates(query: FilterQuery & { kind?: TemplateKind }): FilteredTemplates {
  const { formats, categories, system, kind, sort, page, perPage } = query
  const matches = entries
    .filter((entry) => within(formats, entry.formats) && within(categories, [entry.categorySlug]))
    .filter((entry) => (!system || entry.systemSlug === system) && (!kind || entry.kind === kind))
    .sort(order[sort])
  const templates = matches.slice((page - 1) * perPage, page * perPage)
  return { total: matches.length, page, pages: Math.max(1, Math.ceil(matches.length / perPage)), templates }
}
