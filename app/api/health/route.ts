import { getHealth } from '@/lib/health'
import { methodHandlers } from '@/lib/http/methods'

export const dynamic = 'force-dynamic'

/** `GET /api/health`: the state of each part of the site, and the version. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methodHandlers({ GET: getHealth })
