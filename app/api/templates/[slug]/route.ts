import { findTemplate, toApiTemplateDetail } from '@/lib/catalogue'
import { queryOf, templateQuerySchema } from '@/lib/catalogue/api-query'
import { invalidQuery, templateNotFound } from '@/lib/http/failure'
import { createGetHandler } from '@/lib/http/get-handler'
import { methodHandlers } from '@/lib/http/methods'
import { recordedDownloads } from '@/lib/downloads/counts'

const handle = createGetHandler<{ slug: string }>(async (request, { slug }) => {
  const entry = findTemplate(slug)
  if (!entry) return templateNotFound
  const query = templateQuerySchema.safeParse(queryOf(request.url))
  if (!query.success) return invalidQuery(query.error.issues)
  const recorded = await recordedDownloads()
  return Response.json(toApiTemplateDetail(entry, recorded.get(slug), query.data.state))
})

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methodHandlers({ GET: handle })
