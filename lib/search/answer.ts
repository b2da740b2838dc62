import type { MatchedField } from './score'

/** What `GET /api/search` says of a template. */
export interface FoundTemplate {
  slug: string
  name: string
  kind: string
  category: string
  categorySlug: string
  description: string
  formats: readonly string[]
}

export interface SearchApiAnswer {
  query: string
  count: number
  results: (FoundTemplate & { score: number; matchedField: MatchedField })[]
  similar: FoundTemplate[]
}
