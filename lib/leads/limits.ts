import 'server-only'
import { constants } from '@/lib/constants'
import type { Failure } from '@/lib/http/failure'
import { createRateLimiter } from '@/lib/http/limits'
import { formTexts } from './schema'

export interface FormLimits {
  /** Refuses a client that posts too often, whatever it posts. */
  checkClient(client: string): Failure | undefined
  /** Refuses a second submit of an address by the same client within ten seconds. */
  checkSubmit(client: string, email: string): Failure | undefined
  /** The submit came to nothing: it may be repeated at once. */
  forgetSubmit(client: string, email: string): void
}

const tooSoon = (seconds: number): Failure => ({
  status: 429,
  code: 'too-soon',
  message: formTexts.cooldown,
  headers: { 'retry-after': String(seconds) },
})

const keyOf = (client: string, email: string): string => `${client} ${email.toLowerCase()}`

export function createFormLimits(requestsPerMinute: number, now: () => number = Date.now): FormLimits {
  const clients = createRateLimiter({ requests: requestsPerMinute, windowMs: 60_000, now })
  const submits = createRateLimiter({ requests: 1, windowMs: constants.submitCooldown, now })
  const refuse = (seconds: number): Failure | undefined => (seconds ? tooSoon(seconds) : undefined)
  return {
    checkClient: (client) => refuse(clients.take(client)),
    checkSubmit: (client, email) => refuse(submits.take(keyOf(client, email))),
    forgetSubmit: (client, email) => submits.release(keyOf(client, email)),
  }
}
