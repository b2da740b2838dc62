import { filterTemplates, toApiTemplate } from '@/lib/catalogue'
import type { TemplateList } from '@/lib/catalogue/api-answers'
import { queryOf, templatesQuerySchema } from '@/lib/catalogue/api-query'
import { invalidQuery } from '@/lib/http/failure'
import { createGetHandler } from '@/lib/http/get-handler'
import { answerMethods } from '@/lib/http/methods'
import { recordedDownloads } from '@/lib/leads/download-counts'

/** `GET /api/templates?kind=&category=&system=&format=&sort=&page=&perPage=` */
const handle = createGetHandler(async (request) => {
  const query = templatesQuerySchema.safeParse(queryOf(request.url))
  if (!query.success) return invalidQuery(query.error.issues)
  const { category: categories, format: formats, ...rest } = query.data
  const { total, page, templates } = filterTemplates({ ...rest, categories, formats })
  const recorded = await recordedDownloads()
  const body: TemplateList = {
    total,
    page,
    perPage: query.data.perPage,
    templates: templates.map((entry) => toApiTemplate(entry, recorded.get(entry.slug))),
  }
  return Response.json(body)
})

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = answerMethods({ GET: handle })
