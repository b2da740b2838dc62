import { findTemplate, toApiTemplateDetail } from '@/lib/catalogue'
import { templateNotFound } from '@/lib/http/failure'
import { createGetHandler } from '@/lib/http/get-handler'
import { methodHandlers } from '@/lib/http/methods'
import { recordedDownloads } from '@/lib/downloads/counts'

/** `GET /api/templates/{slug}` */
const handle = createGetHandler<{ slug: string }>(async (_request, { slug }) => {
  const entry = findTemplate(slug)
  if (!entry) return templateNotFound
  const recorded = await recordedDownloads()
  return Response.json(toApiTemplateDetail(entry, recorded.get(slug)))
})

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methodHandlers({ GET: handle })
