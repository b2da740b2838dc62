import 'server-only'
import type { TemplateEntry } from '@/lib/catalogue/entries'
import { searchEditions, searchPackets, type SearchOutcome } from '.'
import { findPages } from './pages'
import type { FoundTemplate, SearchResponse } from './response'

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

/** Returns the body of `GET /api/search`. */
export function toSearchResponse({ query, count, results, similar }: SearchOutcome): SearchResponse {
  const editions = searchEditions(query)
  const packets = searchPackets(query)
  const pages = findPages(query)
  return {
    query,
    count,
    results: results.map(({ template, score, matchedField }) => ({
      ...toFoundTemplate(template),
      score,
      matchedField,
    })),
    similar: similar.map(toFoundTemplate),
    ...(editions.length > 0 ? { editions } : {}),
    ...(packets.length > 0 ? { packets } : {}),
    ...(pages.length > 0 ? { pages } : {}),
  }
}
