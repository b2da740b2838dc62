import { answerBundleFiles } from '@/lib/bundles/handler'
import { answerMethods } from '@/lib/http/methods'

/** `GET /api/bundles/{name}/files?format=`: the bundle's files, for saving them one by one. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = answerMethods({ GET: answerBundleFiles })
