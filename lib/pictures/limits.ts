import 'server-only'
import { env } from '@/lib/env'
import { clientLimits } from '@/lib/http/client-limits'
import { tooManyRequests, type Failure } from '@/lib/http/failure'
import { createRateLimiter, type RateLimiter } from '@/lib/http/limits'
import { perProcess } from '@/lib/per-process'

/** What is guarded is the processor and the memory of this process: it counts alone, wherever the site has others. */
const limiter = (name: string, perForm: number): RateLimiter =>
  perProcess(`limits.${name}`, () =>
    createRateLimiter({ requests: env().requestsPerMinute * perForm, windowMs: 60_000 }),
  )

const refusal = (seconds: number): Failure | undefined =>
  seconds ? tooManyRequests(seconds, 'Too many pictures at once. Please wait a moment.') : undefined

/** Refuses a client that asks for more pictures in a minute than anybody looks at. */
export const checkPictures = (client: string): Failure | undefined =>
  refusal(limiter('pictures', clientLimits.picturesPerForm).take(client))

/** Refuses a client that has more pictures drawn in a minute than anybody looks at for the first time. */
export const checkDrawings = (client: string): Failure | undefined =>
  refusal(limiter('drawings', clientLimits.drawingsPerForm).take(client))
