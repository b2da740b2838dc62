import type { Admission, MailAllowance } from './port-suppression'

/** Why an address is not written to any more: no such mailbox, a closed one, or its server refuses it otherwise. */
export type RefusalReason = 'unknown' | 'disabled' | 'refused'

/** A message as it is kept until the sender has accepted it. */
export interface OutgoingMessage {
  /** Names the message at all times: whatever is kept or sent under this name is the same message. */
  id: string
  recipient: string
  /** The message, as JSON. */
  payload: string
}

export interface OutboxMessage {
  id: string
  payload: string
  /** Tries so far, the current one included. */
  attempts: number
  /** The try before ended without an answer: the message may have been sent. */
  interrupted: boolean
}

/**
 * Messages that are not yet accepted by the sender. A message is leased to whoever tries it; when the lease ends
 * without an answer, a process that died for instance, it is due again. Times are milliseconds since the epoch. Every
 * method rejects when the store fails.
 */
export interface Outbox {
  /**
   * Asks whether a message to `recipient` may leave, and counts it where it may, in one step. The mailbox counts, in any
   * letter case and without a plus tag. `now` is in milliseconds since the epoch; a hosted store has its own clock.
   */
  admit(recipient: string, allowance: MailAllowance, now: number): Promise<Admission>
  /**
   * Keeps a message whose first try is under way; one that is there already stays as it is, and one to a mailbox on the
   * suppression list is not kept.
   */
  add(message: OutgoingMessage, leasedUntil: number): Promise<void>
  /** Takes messages that are due, oldest first, and leases them to the caller: nobody else gets them meanwhile. */
  claimDue(now: number, leasedUntil: number, limit: number): Promise<readonly OutboxMessage[]>
  /** After the message was accepted or given up. */
  remove(id: string): Promise<void>
  postpone(id: string, dueAt: number): Promise<void>
  /**
   * After the message was refused for good because of its address: forgets it and whatever else waits for the mailbox,
   * puts the mailbox on the suppression list as 'refused', and marks the subscriber.
   */
  refuse(message: Pick<OutgoingMessage, 'id' | 'recipient'>, reason: RefusalReason): Promise<void>
}
