import { queryOf, searchQuerySchema } from '@/lib/catalogue/api-query'
import { invalidQuery } from '@/lib/http/failure'
import { createGetHandler } from '@/lib/http/get-handler'
import { methodHandlers } from '@/lib/http/methods'
import { recordSearch } from '@/lib/search/recorded-queries'
import { searchTemplates } from '@/lib/search'
import { toSearchResponse } from '@/lib/search/api'

const handle = createGetHandler((request) => {
  const query = searchQuerySchema.safeParse(queryOf(request.url))
  if (!query.success) return invalidQuery(query.error.issues)
  const { q, limit, format: formats, category: categories } = query.data
  const outcome = searchTemplates(q, { limit, formats, categories })
  recordSearch(outcome, limit)
  return Response.json(toSearchResponse(outcome), {
    headers: { 'cache-control': 'public, max-age=60' },
  })
})

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methodHandlers({ GET: handle })
