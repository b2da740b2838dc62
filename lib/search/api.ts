import 'server-only'
import type { TemplateEntry } from '@/lib/catalogue/entries'
import type { SearchOutcome } from '.'
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
export const toSearchResponse = ({ results, similar, total, ...outcome }: SearchOutcome): SearchResponse => {
  const { query, count, editions, packets, pages } = outcome
  return {
    ...{ query, count },
    ...(total > count ? { total } : {}),
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
