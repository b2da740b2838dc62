import 'server-only'
import { env } from '@/lib/env'
import { clientLimits } from '@/lib/http/client-limits'
import { tooManyRequests, type Failure } from '@/lib/http/failure'
import { createRateLimiter } from '@/lib/http/limits'
import { perProcess } from '@/lib/per-process'

/**
 * Refuses a client that asks for more pictures in a minute than anybody looks at: each may have to be drawn. What this
 * guards is the processor and the memory of this process, so it is counted here alone, wherever the site has others.
 */
export function checkPictures(client: string): Failure | undefined {
  const limiter = perProcess('limits.pictures', () =>
    createRateLimiter({ requests: env().requestsPerMinute * clientLimits.picturesPerForm, windowMs: 60_000 }),
  )
  const wait = limiter.take(client)
  return wait ? tooManyRequests(wait, 'Too many pictures at once. Please wait a moment.') : undefined
}
