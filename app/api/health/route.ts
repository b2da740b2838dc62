import { answerHealth } from '@/lib/health'
import { answerMethods } from '@/lib/http/methods'

export const dynamic = 'force-dynamic'

/** `GET /api/health`: what works, what does not, and the version. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = answerMethods({ GET: answerHealth })
