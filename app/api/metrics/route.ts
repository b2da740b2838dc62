import { methodHandlers } from '@/lib/http/methods'
import { getMetrics } from '@/lib/metrics/handler'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methodHandlers({ GET: getMetrics })
