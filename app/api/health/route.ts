import { answerHealth } from '@/lib/health'

export const dynamic = 'force-dynamic'

/** `GET /api/health`: what works, what does not, and the version. */
export const GET = answerHealth
