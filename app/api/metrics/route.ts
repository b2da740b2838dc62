import { answerMethods } from '@/lib/http/methods'
import { answerMetrics } from '@/lib/metrics/handler'

export const dynamic = 'force-dynamic'

/** `GET /api/metrics`: figures for a monitoring system. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = answerMethods({ GET: answerMetrics })
