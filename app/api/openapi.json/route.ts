import { createGetHandler } from '@/lib/http/get-handler'
import { answerMethods } from '@/lib/http/methods'
import { publishedDocument } from '@/lib/openapi/published'

/** `GET /api/openapi.json`: this API in OpenAPI 3.1. */
const handle = createGetHandler(
  () =>
    new Response(publishedDocument(), {
      headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=3600' },
    }),
)

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = answerMethods({ GET: handle })
