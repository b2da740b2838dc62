import { findTemplate, toApiTemplateDetail } from '@/lib/catalogue'
import { templateNotFound } from '@/lib/http/failure'
import { createGetHandler } from '@/lib/http/get-handler'
import { recordedDownloads } from '@/lib/leads/download-counts'

/** `GET /api/templates/{slug}` */
export const GET = createGetHandler<{ slug: string }>(async (_request, { slug }) => {
  const entry = findTemplate(slug)
  if (!entry) return templateNotFound
  const recorded = await recordedDownloads()
  return Response.json(toApiTemplateDetail(entry, recorded.get(slug)))
})
