import { countMail } from '@/lib/metrics'
import type { Verdict } from './gate'
import type { Sender, SendResult } from './types'

export type SenderName = 'smtp' | 'supabase-function' | 'files'

/** Outcomes of the messages sent by this process. Times are milliseconds since the epoch. */
export interface MailOutcomes {
  sender: SenderName
  acceptedAt?: number
  /** When the sender last failed or refused temporarily; not a permanent refusal of an address. */
  failedAt?: number
  /** When visitor-triggered messages last exceeded the hourly total. */
  totalReachedAt?: number
}

const countResult = (result: SendResult): void =>
  countMail(result.ok ? 'sent' : result.permanent ? 'refused' : 'failed')

/** Counts a message that the gate did not admit, and records when the hourly total was reached. */
export function observeGate(
  verdict: Exclude<Verdict, 'admitted'>,
  outcomes: MailOutcomes,
  now: () => number = Date.now,
): void {
  if (verdict === 'total') outcomes.totalReachedAt = now()
  countMail(
    ({ suppressed: 'suppressed', mailbox: 'mailbox-limit', total: 'total-limit', unchecked: 'unreachable' } as const)[
      verdict
    ],
  )
}

/** Wraps `send`: counts its results and records them in `outcomes`. */
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
