import 'server-only'
import { countsQuerySchema } from '@/lib/catalogue/api-query'
import { invalidQuery } from '@/lib/http/failure'
import { createGetHandler } from '@/lib/http/get-handler'
import type { CountsAnswer } from './answers'
import { recordedDownloads } from './download-counts'

/** `GET /api/downloads?slug=&slug=`: `{counts: {slug: n}}`, only for slugs with recorded downloads. */
export const answerCounts = createGetHandler(async (request) => {
  const query = countsQuerySchema.safeParse({ slug: new URL(request.url).searchParams.getAll('slug') })
  if (!query.success) return invalidQuery(query.error.issues)
  const recorded = await recordedDownloads()
  const counts = query.data.slug.flatMap((slug) => {
    const count = recorded.get(slug)
    return count ? [[slug, count] as const] : []
  })
  const body: CountsAnswer = { counts: Object.fromEntries(counts) }
  return Response.json(body, { headers: { 'cache-control': 'public, max-age=60' } })
})
