import 'server-only'
import { clientLimits } from '@/lib/client-limits'
import { constants } from '@/lib/constants'
import { tooManyRequests, type Failure } from '@/lib/http/failure'
import { createRateLimiter, type RateLimit } from '@/lib/rate-limit/rate-limiter'
import { formTexts } from './schema'

export interface FormLimits {
  /** Rejects a client that posts too often, whatever it posts. */
  checkClient(client: string): Promise<Failure | undefined>
  /** Rejects a second submission of an address by the same client within ten seconds. */
  checkSubmit(client: string, email: string): Promise<Failure | undefined>
  /** Counts a message that a client's post asks for. Returns false if it must not be sent: the client has had its share. */
  admitMessage(client: string): Promise<boolean>
  /** Allows an immediate retry after a submission that failed. */
  forgetSubmit(client: string, email: string): Promise<void>
}

/** A limit shared by several processes. Its methods never reject and never take long. */
interface SharedLimit {
  /** Counts one request for `key`. Returns 0, also if the count is unavailable, or the seconds to wait. */
  take(key: string): Promise<number>
  /** Removes the count of `key`, if the shared counter can be reached. */
  release(key: string): Promise<void>
}

export type CreateSharedLimit = (name: string, limit: Pick<RateLimit, 'requests' | 'windowMs'>) => SharedLimit

interface FormLimitsOptions {
  /** Posts per client and minute. */
  requestsPerMinute: number
  /** Name of the client limit in `shared`. Forms with the same name share a limit. */
  name?: string
  now?: () => number
  /** Creates limits that are shared by all processes of the site, if there are several. */
  shared?: CreateSharedLimit | undefined
}

const HOUR = 60 * 60_000

const keyOf = (client: string, email: string): string => `${client} ${email.toLowerCase()}`
const rejection = (seconds: number): Failure | undefined =>
  seconds ? tooManyRequests(seconds, formTexts.cooldown) : undefined

/**
 * Rate limits for posts, counted in this process's memory; requests that pass are also counted by the shared limits.
 * The client limit protects the store, the submission limit a mailbox, the limit on messages the mail of all others; all
 * are shared.
 */
export function createFormLimits({ requestsPerMinute, name = 'form', now, shared }: FormLimitsOptions): FormLimits {
  const perClient = { requests: requestsPerMinute, windowMs: 60_000 }
  const perHour = { requests: Math.ceil(requestsPerMinute * clientLimits.messagesPerForm), windowMs: HOUR }
  const perSubmit = { requests: 1, windowMs: constants.submitCooldown }
  const clients = createRateLimiter({ ...perClient, now })
  const messages = createRateLimiter({ ...perHour, now })
  const submits = createRateLimiter({ ...perSubmit, now })
  const sharedClients = shared?.(name, perClient)
  const sharedMessages = shared?.('message', perHour)
  const sharedSubmits = shared?.('submit', perSubmit)
  return {
    checkClient: async (client) => rejection(clients.take(client) || ((await sharedClients?.take(client)) ?? 0)),
    async checkSubmit(client, email) {
      const key = keyOf(client, email)
      return rejection(submits.take(key) || ((await sharedSubmits?.take(key)) ?? 0))
    },
    admitMessage: async (client) => (messages.take(client) || ((await sharedMessages?.take(client)) ?? 0)) === 0,
    async forgetSubmit(client, email) {
      const key = keyOf(client, email)
      submits.release(key)
      await sharedSubmits?.release(key)
    },
  }
}
