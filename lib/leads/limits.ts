import 'server-only'
import { constants } from '@/lib/constants'
import { tooManyRequests, type Failure } from '@/lib/http/failure'
import { createRateLimiter, type RateLimit } from '@/lib/http/limits'
import { formTexts } from './schema'

export interface FormLimits {
  /** Refuses a client that posts too often, whatever it posts. */
  checkClient(client: string): Promise<Failure | undefined>
  /** Refuses a second submit of an address by the same client within ten seconds. */
  checkSubmit(client: string, email: string): Promise<Failure | undefined>
  /** The submit came to nothing: it may be repeated at once. */
  forgetSubmit(client: string, email: string): Promise<void>
}

/** A limit that several processes keep together. Neither of its calls ever rejects or takes long. */
export interface SharedLimit {
  /** Counts one request of `key`: 0, also where the count cannot be had, or how many seconds to wait. */
  take(key: string): Promise<number>
  /** Forgets `key`, where the shared count can be reached. */
  release(key: string): Promise<void>
}

export type CreateSharedLimit = (name: string, limit: Pick<RateLimit, 'requests' | 'windowMs'>) => SharedLimit

export interface FormLimitsOptions {
  /** What each client may post in a minute. */
  requestsPerMinute: number
  /** Which limit of `shared` counts the clients: forms that have one in common have the same. */
  name?: string
  now?: () => number
  /** Makes the limits that hold for all processes of the site, where several answer. */
  shared?: CreateSharedLimit | undefined
}

const keyOf = (client: string, email: string): string => `${client} ${email.toLowerCase()}`
const refuse = (seconds: number): Failure | undefined =>
  seconds ? tooManyRequests(seconds, formTexts.cooldown) : undefined

/**
 * The limits of what clients post, counted in this process's memory; what they let pass is counted by the shared ones
 * as well. Both are shared: the one keeps a client from filling the store, the other a mailbox from being filled.
 */
export function createFormLimits({ requestsPerMinute, name = 'form', now, shared }: FormLimitsOptions): FormLimits {
  const perClient = { requests: requestsPerMinute, windowMs: 60_000 }
  const perSubmit = { requests: 1, windowMs: constants.submitCooldown }
  const clients = createRateLimiter({ ...perClient, now })
  const submits = createRateLimiter({ ...perSubmit, now })
  const sharedClients = shared?.(name, perClient)
  const sharedSubmits = shared?.('submit', perSubmit)
  return {
    checkClient: async (client) => refuse(clients.take(client) || ((await sharedClients?.take(client)) ?? 0)),
    async checkSubmit(client, email) {
      const key = keyOf(client, email)
      return refuse(submits.take(key) || ((await sharedSubmits?.take(key)) ?? 0))
    },
    async forgetSubmit(client, email) {
      const key = keyOf(client, email)
      submits.release(key)
      await sharedSubmits?.release(key)
    },
  }
}
