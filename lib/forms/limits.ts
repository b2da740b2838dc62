import 'server-only'
import { clientLimits } from '@/lib/client-limits'
import { constants } from '@/lib/constants'
import { tooManyRequests, type Failure } from '@/lib/http/failure'
import { createRateLimiter, type RateLimit } from '@/lib/rate-limit/rate-limiter'
import { formTexts } from './schema'

export interface FormLimits {
  /** Rejects a client that posts too often, even if its posts are invalid. */
  checkClient(client: string): Promise<Failure | undefined>
  /** Rejects a second submission of an address by the same client within ten seconds. */
  checkSubmit(client: string, email: string): Promise<Failure | undefined>
  /** Counts a message requested by a client. Returns false if the client has reached its limit. */
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

/** Limits for posts in this process's memory: clients for the store, submissions for a mailbox, messages for others' mail. */
export function createFormLimits({ requestsPerMinute, name = 'form', now, shared }: FormLimitsOptions): FormLimits {
  const open = (sharedName: string, requests: number, windowMs: number): SharedLimit => {
    const own = createRateLimiter({ requests, windowMs, now })
    const common = shared?.(sharedName, { requests, windowMs })
    return {
      take: async (key) => own.take(key) || ((await common?.take(key)) ?? 0),
      async release(key) {
        own.release(key)
        await common?.release(key)
      },
    }
  }
  const clients = open(name, requestsPerMinute, 60_000)
  const messages = open('message', Math.ceil(requestsPerMinute * clientLimits.messagesPerForm), HOUR)
  const submits = open('submit', 1, constants.submitCooldown)
  return {
    checkClient: async (client) => rejection(await clients.take(client)),
    checkSubmit: async (client, email) => rejection(await submits.take(keyOf(client, email))),
    admitMessage: async (client) => (await messages.take(client)) === 0,
    forgetSubmit: (client, email) => submits.release(keyOf(client, email)),
  }
}
