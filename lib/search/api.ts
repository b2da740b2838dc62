import 'server-only'
import type { TemplateEntry } from '@/lib/catalogue/entries'
import { constants } from '@/lib/constants'
import { searchEditions, searchPackets, searchTemplates, type SearchOutcome } from '.'
import { findPages } from './pages'
import type { FoundTemplate, SearchResponse } from './response'
import type { SearchOptions } from './searcher'

function toFoundTemplate({
  slug,
  name,
  kind,
  category,
  categorySlug,
  description,
  formats,
  thumbnail,
}: TemplateEntry): FoundTemplate {
  return { slug, name, kind, category, categorySlug, description, formats, picture: thumbnail.small }
}

/** Returns the body of `GET /api/search`, of what was found with these filters. */
export function toSearchResponse(
  { query, count, results, similar }: SearchOutcome,
  { formats, categories }: Omit<SearchOptions, 'limit'> = {},
): SearchResponse {
  const editions = searchEditions(query)
  const packets = searchPackets(query)
  const pages = findPages(query)
  const beside = {
    ...(editions.length > 0 ? { editions } : {}),
    ...(packets.length > 0 ? { packets } : {}),
    ...(pages.length > 0 ? { pages } : {}),
  }
  const onPage = { limit: constants.templatesPerPage, formats, categories }
  const similarOnPage = similar.length > 0 ? searchTemplates(query, onPage).similar.length : 0
  const others = similarOnPage + Object.values(beside).flat().length
  return {
    query,
    count,
    ...(others > 0 ? { total: count + others } : {}),
    results: results.map(({ template, score, matchedField }) => ({
      ...toFoundTemplate(template),
      score,
      matchedField,
    })),
    similar: similar.map(toFoundTemplate),
    ...beside,
  }
}
