import type { Sender } from './types'

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

/** `send`, with its outcomes written to `outcomes`. */
export function observeSender(send: Sender, outcomes: MailOutcomes, now: () => number = Date.now): Sender {
  return async (mail) => {
    try {
      const result = await send(mail)
      if (result.ok) outcomes.acceptedAt = now()
      else if (!result.permanent) outcomes.failedAt = now()
      return result
    } catch (error) {
      outcomes.failedAt = now()
      throw error
    }
  }
}
