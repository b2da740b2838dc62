import { editionModelResponse } from '@/lib/made-files/editions'
import { createGetHandler } from '@/lib/http/get-handler'
import { methodHandlers } from '@/lib/http/methods'

/** `GET /models/{slug}.{state}.json`, which next.config.ts rewrites to this path. */
const handle = createGetHandler<{ file: string }>((request, file) => editionModelResponse(request, file))

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methodHandlers({ GET: handle })
