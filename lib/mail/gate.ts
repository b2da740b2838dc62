import 'server-only'
import { fingerprint } from '@/lib/log/log'
import { withFallback } from '@/lib/log/with-fallback'
import { createRateLimiter } from '@/lib/rate-limit/rate-limiter'
import type { Admission, MailAllowance, Outbox } from '@/lib/store'
import { mailboxOf } from '@/lib/store/mailbox'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Limits per mailbox, across all clients: enough for one job's downloads in 15 minutes, and ten messages a day. */
export const mailboxAllowance = { mailboxQuarterHour: 3, mailboxDay: 10 } as const

/** The verdict on a message; 'unchecked' if the store could not be reached and this process allowed it. */
export type Verdict = Admission | 'unchecked'

export type MailGate = (recipient: string) => Promise<Verdict>

export interface MailGateOptions {
  allowance: MailAllowance
  /** Milliseconds since the epoch, for the store. */
  now?: () => number
  /** Monotonic clock in milliseconds, for this process's own counts. */
  uptime?: () => number
}

/** Limits visitors' messages per mailbox and in total, in the store and, for floods and failures of it, in this process. */
export function createMailGate(
  openOutbox: () => Pick<Outbox, 'admit'>,
  { allowance, now = Date.now, uptime }: MailGateOptions,
): MailGate {
  const limit = (requests: number, windowMs: number) => createRateLimiter({ requests, windowMs, now: uptime })
  const quarterHour = limit(allowance.mailboxQuarterHour, 15 * MINUTE)
  const day = limit(allowance.mailboxDay, DAY)
  const unchecked = limit(allowance.totalHour, HOUR)
  return async (recipient) => {
    const mailbox = mailboxOf(recipient)
    if (quarterHour.take(mailbox) || day.take(mailbox)) return 'mailbox'
    const ask = () => openOutbox().admit(recipient, allowance, now())
    const verdict = await withFallback(ask, undefined, 'mail-not-counted', { address: fingerprint(recipient) })
    return verdict ?? (unchecked.take('all') ? 'total' : 'unchecked')
  }
}
