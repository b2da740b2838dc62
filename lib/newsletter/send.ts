import 'server-only'
import { createHash } from 'node:crypto'
import type { Mailer } from '@/lib/mail/mailer'
import type { IssueMail } from '@/lib/mail/types'
import type { Outbox, Store } from '@/lib/store'
import type { Issue } from './issue'

export interface SendContext {
  store: Pick<Store, 'takeRecipients' | 'returnRecipient' | 'countRecipients' | 'outbox'>
  mailer: () => Pick<Mailer, 'deliver' | 'drain'>
  now?: () => number
}

export interface SendReport {
  /** Addresses that had this issue before this run. */
  before: number
  /** Addresses that this run took. */
  taken: number
  /** Accepted by the sender in this run. */
  sent: number
  /** Refused for now: another run tries them again. */
  failed: number
  /** No answer: may have been sent, and is not tried again. */
  doubtful: number
}

const BATCH = 200

/** The same for an issue and an address at all times, so that a repeat can be recognised; says nothing of the address. */
const messageId = ({ id }: Issue, email: string): string =>
  createHash('sha256').update(`${id} ${email}`).digest('hex').slice(0, 32)

const issueMail = (issue: Issue, email: string): IssueMail => ({
  kind: 'issue',
  id: messageId(issue, email),
  to: email,
  subject: issue.subject,
  markdown: issue.markdown,
})

/** Puts the issue into the outbox for everybody who is due, and works the outbox off as far as it is due now. */
async function sendByOutbox(issue: Issue, outbox: Outbox, { store, mailer, now = Date.now }: SendContext) {
  const keep = (emails: readonly string[]): void => {
    for (const mail of emails.map((email) => issueMail(issue, email)))
      outbox.enqueue(mail.id, JSON.stringify(mail), now())
  }
  let taken = 0
  let sent = 0
  for (;;) {
    const { length } = await store.takeRecipients(issue.id, BATCH, keep)
    taken += length
    if (length === 0) break
  }
  for (;;) {
    const accepted = await mailer().drain()
    sent += accepted
    if (accepted === 0) return { taken, sent, failed: 0, doubtful: 0 }
  }
}

/** Without an outbox one after the other, each taken before it is sent: what breaks off leaves one in doubt at most. */
async function sendDirectly(issue: Issue, { store, mailer }: SendContext) {
  const counts = { taken: 0, sent: 0, failed: 0, doubtful: 0 }
  const refused: string[] = []
  for (;;) {
    const [email] = await store.takeRecipients(issue.id, 1)
    if (email === undefined) break
    counts.taken += 1
    const outcome = await mailer().deliver(issueMail(issue, email))
    if (outcome === 'sent') counts.sent += 1
    else if (outcome === 'failed') refused.push(email)
    else counts.doubtful += 1
  }
  // Only now: otherwise this run would take them again at once.
  for (const email of refused) await store.returnRecipient(issue.id, email)
  return { ...counts, failed: refused.length }
}

/**
 * Sends an issue to every confirmed address that it was not sent to yet. May be run again after it broke off, or later
 * for those who confirmed since: no address gets it twice. Rejects when the store fails.
 */
export async function sendIssue(issue: Issue, context: SendContext): Promise<SendReport> {
  const before = await context.store.countRecipients(issue.id)
  const { outbox } = context.store
  const counts = outbox ? await sendByOutbox(issue, outbox, context) : await sendDirectly(issue, context)
  return { before, ...counts }
}
