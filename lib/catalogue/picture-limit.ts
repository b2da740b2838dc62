import 'server-only'
import { env } from '@/lib/env'
import { tooManyRequests, type Failure } from '@/lib/http/failure'
import { createRateLimiter, type RateLimiter } from '@/lib/http/limits'

/** Page pictures that a client may ask for, for each form post that it may send: leafing through is no flood. */
const PICTURES_PER_FORM = 6

let limiter: RateLimiter | undefined

/** Refuses a client that asks for more pictures in a minute than anybody looks at: each may have to be drawn. */
export function checkPictures(client: string): Failure | undefined {
  limiter ??= createRateLimiter({ requests: env().requestsPerMinute * PICTURES_PER_FORM, windowMs: 60_000 })
  const wait = limiter.take(client)
  return wait ? tooManyRequests(wait, 'Too many pages at once. Please wait a moment.') : undefined
}
