import { env } from '@/lib/env'
import { createGetHandler } from '@/lib/http/get-handler'
import { methodHandlers } from '@/lib/http/methods'
import { openApiDocument } from '@/lib/openapi/document'
import { samples } from '@/lib/openapi/samples'

let document: string | undefined

const handle = createGetHandler(
  () =>
    new Response((document ??= JSON.stringify(openApiDocument(env().siteUrl, samples()))), {
      headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=3600' },
    }),
)

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methodHandlers({ GET: handle })
