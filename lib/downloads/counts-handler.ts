import 'server-only'
import { countsQuerySchema } from '@/lib/catalogue/api-query'
import { invalidQuery } from '@/lib/http/failure'
import { createGetHandler } from '@/lib/http/get-handler'
import type { CountsResponse } from '@/lib/forms/responses'
import { recordedDownloads } from './counts'

export const getCounts = createGetHandler(async (request) => {
  const query = countsQuerySchema.safeParse({ slug: new URL(request.url).searchParams.getAll('slug') })
  if (!query.success) return invalidQuery(query.error.issues)
  const recorded = await recordedDownloads()
  const counts = query.data.slug.flatMap((slug) => {
    const count = recorded.get(slug)
    return count ? [[slug, count] as const] : []
  })
  const body: CountsResponse = { counts: Object.fromEntries(counts) }
  return Response.json(body, { headers: { 'cache-control': 'public, max-age=60' } })
})
