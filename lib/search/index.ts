import 'server-only'
import { allPackets, allTemplates, type TemplateEntry } from '@/lib/catalogue'
import { constants } from '@/lib/constants'
import { rememberAnswers } from '@/lib/recent-answers'
import { findEditions } from './editions'
import { findPackets } from './packets'
import { findPages } from './pages'
import type { FoundEdition, FoundPacket, FoundPage } from './response'
import { createSearch, type SearchOptions, type SearchOutcome as FoundTemplates } from './searcher'

export interface SearchOutcome extends FoundTemplates<TemplateEntry> {
  editions: FoundEdition[]
  packets: FoundPacket[]
  pages: FoundPage[]
  /** All that the search page shows: matches, similar templates, editions, packets and pages. */
  total: number
}

const search = createSearch(allTemplates())
const answerOf = rememberAnswers<FoundTemplates<TemplateEntry>>()

/** The same question within a minute gets the same answer, however it is capitalized. */
function findTemplates(query: string, options: SearchOptions): FoundTemplates<TemplateEntry> {
  const { limit, formats, categories, withEditions } = options
  const key = JSON.stringify([query.toLowerCase(), limit, formats, categories, withEditions])
  return answerOf(key, () => search(query, options))
}

function withEditions(query: string): readonly TemplateEntry[] {
  const { results, similar } = findTemplates(query, { limit: allTemplates().length, withEditions: true })
  return [...results.map(({ template }) => template), ...similar]
}

/** Searches the whole library. `limit` is of the templates, and of the similar ones. */
export function searchTemplates(rawQuery: string, options: Omit<SearchOptions, 'withEditions'> = {}): SearchOutcome {
  const query = rawQuery.slice(0, constants.queryLength).trim()
  const { limit = constants.searchLimit } = options
  const onPage = Math.max(limit, constants.templatesPerPage)
  const { count, results, similar } = findTemplates(query, { ...options, limit: onPage })
  const editions = findEditions(query, withEditions)
  const packets = findPackets(query, allPackets())
  const pages = findPages(query)
  return {
    ...{ query, count, editions, packets, pages },
    results: results.slice(0, limit),
    similar: similar.slice(0, limit),
    total: count + Math.min(similar.length, constants.templatesPerPage) + [editions, packets, pages].flat().length,
  }
}
