import { editionResponse } from '@/lib/editions'
import { createGetHandler } from '@/lib/http/get-handler'
import { methodHandlers } from '@/lib/http/methods'

/** `GET /templates/{folder}/{slug}.{state}.{ext}`, which next.config.ts rewrites to this path. */
const handle = createGetHandler<{ folder: string; file: string }>((request, file) => editionResponse(request, file))

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methodHandlers({ GET: handle })
