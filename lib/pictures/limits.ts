import 'server-only'
import { env } from '@/lib/env'
import { clientLimits } from '@/lib/http/client-limits'
import { tooManyRequests, type Failure } from '@/lib/http/failure'
import { createRateLimiter, type RateLimiter } from '@/lib/http/limits'
import { perProcess } from '@/lib/per-process'

/** These limits protect the CPU and memory of this process, so they are per process, even if the site runs several. */
const limiter = (name: string, perForm: number): RateLimiter =>
  perProcess(`limits.${name}`, () =>
    createRateLimiter({ requests: env().requestsPerMinute * perForm, windowMs: 60_000 }),
  )

const refusal = (seconds: number): Failure | undefined =>
  seconds ? tooManyRequests(seconds, 'Too many pictures at once. Please wait a moment.') : undefined

/** Refuses a client that requests more pictures per minute than a reader needs. */
export const checkPictures = (client: string): Failure | undefined =>
  refusal(limiter('pictures', clientLimits.picturesPerForm).take(client))

/** Refuses a client that causes more pictures to be drawn per minute than a reader needs. */
export const checkDrawings = (client: string): Failure | undefined =>
  refusal(limiter('drawings', clientLimits.drawingsPerForm).take(client))
