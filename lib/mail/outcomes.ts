import { countMail } from '@/lib/metrics'
import type { Verdict } from './gate'
import type { Sender, SendResult } from './types'

/** How messages leave. */
export type SenderName = 'smtp' | 'supabase-function' | 'files'

/** What became of the messages that this process has handed on. Times are milliseconds since the epoch. */
export interface MailOutcomes {
  sender: SenderName
  acceptedAt?: number
  /** When the sender last gave no answer or refused for now. That it refuses an address for good is no failure of it. */
  failedAt?: number
  /** When visitors last asked for more messages than may leave in an hour. */
  totalReachedAt?: number
}

const countResult = (result: SendResult): void =>
  countMail(result.ok ? 'sent' : result.permanent ? 'refused' : 'failed')

/** Counts a message that the gate did not admit, and remembers when the total of an hour was reached. */
export function observeGate(
  verdict: Exclude<Verdict, 'admitted'>,
  outcomes: MailOutcomes,
  now: () => number = Date.now,
): void {
  if (verdict === 'total') outcomes.totalReachedAt = now()
  countMail(
    ({ suppressed: 'suppressed', mailbox: 'mailbox-limit', total: 'total-limit', unasked: 'unreachable' } as const)[
      verdict
    ],
  )
}

/** `send`, with its outcomes counted and written to `outcomes`. */
export function observeSender(send: Sender, outcomes: MailOutcomes, now: () => number = Date.now): Sender {
  return async (mail) => {
    try {
      const result = await send(mail)
      countResult(result)
      if (result.ok) outcomes.acceptedAt = now()
      else if (!result.permanent) outcomes.failedAt = now()
      return result
    } catch (error) {
      countMail('unreachable')
      outcomes.failedAt = now()
      throw error
    }
  }
}
