import type { Admission, MailAllowance } from './port-suppression'

/** The mailbox does not exist, is disabled, or its server refuses it for another reason. */
export type RefusalReason = 'unknown' | 'disabled' | 'refused'

/** A message in the outbox, kept until the sender has accepted it. */
export interface OutgoingMessage {
  /** Stable message id: everything stored or sent under this id is the same message. */
  id: string
  recipient: string
  payload: string
}

export interface OutboxMessage {
  id: string
  payload: string
  /** Including the current one. */
  attempts: number
  /** The previous attempt ended without a response: the message may have been sent. */
  interrupted: boolean
}

/** Messages not accepted yet. One is leased while it is attempted; an expired lease makes it due. Times are since the epoch. */
export interface Outbox {
  /** Checks whether a message may be sent and counts it per mailbox, atomically. A hosted store uses its own clock. */
  admit(recipient: string, allowance: MailAllowance, now: number): Promise<Admission>
  /** Stores a message whose first attempt is in progress, unless it exists or its mailbox is suppressed. */
  add(message: OutgoingMessage, leasedUntil: number): Promise<void>
  /** Claims due messages, oldest first. The lease keeps other workers from claiming them. */
  claimDue(now: number, leasedUntil: number, limit: number): Promise<readonly OutboxMessage[]>
  /** Call after the message was accepted or given up. */
  remove(id: string): Promise<void>
  postpone(id: string, dueAt: number): Promise<void>
  /** After a refusal caused by the address: suppresses the mailbox, deletes its messages, marks it undeliverable. */
  refuse(message: Pick<OutgoingMessage, 'id' | 'recipient'>, reason: RefusalReason): Promise<void>
}
