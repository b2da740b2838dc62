import { editionResponse } from '@/lib/made-files/editions'
import { createGetHandler } from '@/lib/http/get-handler'
import { methodHandlers } from '@/lib/http/methods'

/** `GET /templates/{folder}/{slug}.{state}.{ext}`, which next.config.ts rewrites to this path. */
const handle = createGetHandler<{ folder: string; file: string }>((request, file) => editionResponse(request, file))

/** Seconds, on hosts that limit a function: most files take one, with the start of the program three. */
export const maxDuration = 60

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methodHandlers({ GET: handle })
