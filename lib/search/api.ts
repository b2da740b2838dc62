import 'server-only'
import { toFoundTemplate } from '@/lib/catalogue'
import type { SearchAnswer } from '.'
import type { SearchApiAnswer } from './answer'

/** A search's answer as `GET /api/search` gives it. */
export const toSearchAnswer = ({ query, count, results, similar }: SearchAnswer): SearchApiAnswer => ({
  query,
  count,
  results: results.map(({ template, score, matchedField }) => ({ ...toFoundTemplate(template), score, matchedField })),
  similar: similar.map(toFoundTemplate),
})
