import { getBundleFiles } from '@/lib/bundles/handler'
import { methodHandlers } from '@/lib/http/methods'

/** `GET /api/bundles/{name}/files?format=`: the bundle's files, for downloading them one by one. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methodHandlers({ GET: getBundleFiles })
