import { getHealth } from '@/lib/health'
import { methodHandlers } from '@/lib/http/methods'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methodHandlers({ GET: getHealth })
