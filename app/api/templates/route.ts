import { toTemplateList } from '@/lib/catalogue'
import { queryOf, templatesQuerySchema } from '@/lib/catalogue/api-query'
import { invalidQuery } from '@/lib/http/failure'
import { createGetHandler } from '@/lib/http/get-handler'
import { methodHandlers } from '@/lib/http/methods'
import { recordedDownloads } from '@/lib/downloads/counts'

const handle = createGetHandler(async (request) => {
  const query = templatesQuerySchema.safeParse(queryOf(request.url))
  if (!query.success) return invalidQuery(query.error.issues)
  return Response.json(toTemplateList(query.data, await recordedDownloads()))
})

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methodHandlers({ GET: handle })
