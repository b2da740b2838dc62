import 'server-only'
import type { Mailer } from '@/lib/mail/mailer'
import type { IssueMail } from '@/lib/mail/types'
import type { Store } from '@/lib/store'
import type { Issue } from './issue'

export interface SendContext {
  store: Pick<Store, 'enqueueIssue' | 'countRecipients'>
  mailer: () => Pick<Mailer, 'drain'>
  /** Milliseconds since the epoch. */
  now?: () => number
}

export interface SendReport {
  /** Addresses that had this issue before this run. */
  before: number
  /** Addresses that this run took. */
  taken: number
  /** Messages that the sender accepted in this run, whatever else was due in the outbox included. */
  sent: number
}

const BATCH = 200

/**
 * Sends an issue to every confirmed address that it was not sent to yet: puts it into the outbox for everybody who is
 * due, and works the outbox off as far as it is due now. May be run again after it broke off, or later for those who
 * confirmed since: no address gets it twice. Rejects when the store fails.
 */
export async function sendIssue(issue: Issue, { store, mailer, now = Date.now }: SendContext): Promise<SendReport> {
  const before = await store.countRecipients(issue.id)
  const message: Omit<IssueMail, 'id' | 'to'> = { kind: 'issue', subject: issue.subject, markdown: issue.markdown }
  let taken = 0
  for (;;) {
    const added = await store.enqueueIssue(issue.id, message, now(), BATCH)
    if (added === 0) break
    taken += added
  }
  return { before, taken, sent: await mailer().drain() }
}
