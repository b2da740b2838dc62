import { getBundle } from '@/lib/bundles/handler'
import { methodHandlers } from '@/lib/http/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methodHandlers({ GET: getBundle })
