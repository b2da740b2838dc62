import { getBundle } from '@/lib/bundles/handler'
import { methodHandlers } from '@/lib/http/methods'

/** `GET /api/bundles/{name}?format=`: the templates of a bundle as one ZIP archive. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methodHandlers({ GET: getBundle })
