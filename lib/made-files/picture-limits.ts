import 'server-only'
import { env } from '@/lib/env'
import { clientLimits } from '@/lib/client-limits'
import { tooManyRequests, type Failure } from '@/lib/http/failure'
import { createRateLimiter, type RateLimiter } from '@/lib/rate-limit/rate-limiter'
import { singleton } from '@/lib/singleton'

/** These limits protect the CPU and memory of this process, so they are per process, even if the site runs several. */
const limiter = (name: string, perForm: number): RateLimiter =>
  singleton(`limits.${name}`, () =>
    createRateLimiter({ requests: env().requestsPerMinute * perForm, windowMs: 60_000 }),
  )

const rejection = (seconds: number): Failure | undefined =>
  seconds ? tooManyRequests(seconds, 'Too many pictures at once. Please wait a moment.') : undefined

/** Rejects a client that requests more pictures per minute than a reader needs. */
export const checkPictures = (client: string): Failure | undefined =>
  rejection(limiter('pictures', clientLimits.picturesPerForm).take(client))

/** Rejects a client that causes more pictures to be drawn per minute than a reader needs. */
export const checkDrawings = (client: string): Failure | undefined =>
  rejection(limiter('drawings', clientLimits.drawingsPerForm).take(client))
