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

interface SendReport {
  /** Addresses that received this issue before this run. */
  before: number
  taken: number
  /** Messages accepted by the sender in this run, including other messages that were due. */
  sent: number
}

const BATCH = 200

/** Sends an issue to each confirmed address that lacks it, and can be repeated safely. Rejects if the store fails. */
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
