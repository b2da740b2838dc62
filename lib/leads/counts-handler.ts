import 'server-only'
import { z } from 'zod'
import { invalidQuery } from '@/lib/http/failure'
import { createGetHandler } from '@/lib/http/get-handler'
import { recordedDownloads } from './download-counts'

/** More than a page of cards and its neighbours. */
const SLUGS_MAX = 100

const querySchema = z.object({
  slug: z.array(z.string().max(200, 'must be at most 200 characters')).max(SLUGS_MAX, `must be at most ${SLUGS_MAX}`),
})

/** `GET /api/downloads?slug=&slug=`: `{counts: {slug: n}}`, of those that this installation has recorded any of. */
export const answerCounts = createGetHandler(async (request) => {
  const query = querySchema.safeParse({ slug: new URL(request.url).searchParams.getAll('slug') })
  if (!query.success) return invalidQuery(query.error.issues)
  const recorded = await recordedDownloads()
  const counts = query.data.slug.flatMap((slug) => {
    const count = recorded.get(slug)
    return count ? [[slug, count] as const] : []
  })
  return Response.json({ counts: Object.fromEntries(counts) }, { headers: { 'cache-control': 'public, max-age=60' } })
})
