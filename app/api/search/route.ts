import { toFoundTemplate } from '@/lib/catalogue'
import { queryOf, searchQuerySchema } from '@/lib/catalogue/api-query'
import { invalidQuery } from '@/lib/http/failure'
import { createGetHandler } from '@/lib/http/get-handler'
import { answerMethods } from '@/lib/http/methods'
import type { SearchApiAnswer } from '@/lib/search/answer'
import { recordSearch } from '@/lib/leads/search-queries'
import { searchTemplates } from '@/lib/search'

/** `GET /api/search?q=&limit=&format=&category=` */
const handle = createGetHandler((request) => {
  const query = searchQuerySchema.safeParse(queryOf(request.url))
  if (!query.success) return invalidQuery(query.error.issues)
  const { q, limit, format: formats, category: categories } = query.data
  const answer = searchTemplates(q, { limit, formats, categories })
  recordSearch(answer, limit)
  const body: SearchApiAnswer = {
    query: answer.query,
    count: answer.count,
    results: answer.results.map(({ template, score, matchedField }) => ({
      ...toFoundTemplate(template),
      score,
      matchedField,
    })),
    similar: answer.similar.map(toFoundTemplate),
  }
  return Response.json(body, { headers: { 'cache-control': 'public, max-age=60' } })
})

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = answerMethods({ GET: handle })
