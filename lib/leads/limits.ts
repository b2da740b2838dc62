import 'server-only'
import { constants } from '@/lib/constants'
import { tooManyRequests, type Failure } from '@/lib/http/failure'
import { createRateLimiter } from '@/lib/http/limits'
import { formTexts } from './schema'

export interface FormLimits {
  /** Refuses a client that posts too often, whatever it posts. */
  checkClient(client: string): Promise<Failure | undefined>
  /** Refuses a second submit of an address by the same client within ten seconds. */
  checkSubmit(client: string, email: string): Failure | undefined
  /** The submit came to nothing: it may be repeated at once. */
  forgetSubmit(client: string, email: string): void
}

/**
 * Counts a client's request together with other processes: 0, or how many seconds to wait. It never rejects and never
 * takes long; where the count cannot be had it is 0.
 */
export type SharedCount = (client: string) => Promise<number>

const keyOf = (client: string, email: string): string => `${client} ${email.toLowerCase()}`
const refuse = (seconds: number): Failure | undefined =>
  seconds ? tooManyRequests(seconds, formTexts.cooldown) : undefined

/**
 * The limits of what clients post, counted in this process's memory. What they let pass is counted by `shared` as well,
 * where several processes answer.
 */
export function createFormLimits(requestsPerMinute: number, now?: () => number, shared?: SharedCount): FormLimits {
  const clients = createRateLimiter({ requests: requestsPerMinute, windowMs: 60_000, now })
  const submits = createRateLimiter({ requests: 1, windowMs: constants.submitCooldown, now })
  return {
    checkClient: async (client) => refuse(clients.take(client) || ((await shared?.(client)) ?? 0)),
    checkSubmit: (client, email) => refuse(submits.take(keyOf(client, email))),
    forgetSubmit: (client, email) => submits.release(keyOf(client, email)),
  }
}
