import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { Bounds } from '@/lib/store/bounds'
import type { NewsletterStore, OutgoingMessage } from '@/lib/store/port'
import { createBoundCheck } from './bounds'
import { createQueue } from './outbox'
import { matchesMailbox, NOW, asPromise, transact } from './schema'

const IS_CONFIRMED = 'confirmed_at is not null and unsubscribed_at is null'

/** One address's copy. Its id does not reveal the address; the Postgres function `enqueue_issue` computes the same. */
function composeIssueMessage(
  issue: string,
  message: Readonly<Record<string, unknown>>,
  email: string,
): OutgoingMessage {
  const id = createHash('sha256').update(`${issue} ${email}`).digest('hex').slice(0, 32)
  return { id, recipient: email, payload: JSON.stringify({ ...message, id, to: email }) }
}

function createConfirmer(database: DatabaseSync, bounds: Bounds): NewsletterStore['confirmNewsletter'] {
  const checkBound = createBoundCheck(database, 'subscribers', bounds)
  const confirm = database.prepare(
    `insert into email_subscribers (email, newsletter_subscribed, source, confirmed_at, consent_source, consent_text)
     select :email, 1, :source, ${NOW}, :source, :text
     where not exists (
       select 1 from suppressed_mailboxes
       where ${matchesMailbox(':email')} and reason <> 'refused' and suppressed_at >= :requested
     )
     on conflict (lower(email)) do update set
       newsletter_subscribed = 1, confirmed_at = ${NOW}, consent_source = :source, consent_text = :text,
       unsubscribed_at = null, updated_at = ${NOW}
     where not (${IS_CONFIRMED}) and coalesce(unsubscribed_at < :requested, true)`,
  )
  const find = database.prepare(
    `select ${IS_CONFIRMED} as confirmed from email_subscribers where lower(email) = lower(?)`,
  )
  const clearMark = database.prepare(
    `update email_subscribers set undeliverable_at = null, undeliverable_reason = null, updated_at = ${NOW}
     where lower(email) = lower(:email) and ${IS_CONFIRMED} and undeliverable_at < :requested`,
  )
  const unlist = database.prepare(
    `delete from suppressed_mailboxes where ${matchesMailbox(':email')} and suppressed_at < :requested`,
  )
  return ({ email, source, consentVersion, requestedAt }) =>
    transact(database, () => {
      const requested = new Date(requestedAt).toISOString()
      const isKnown = find.get(email) !== undefined
      const isNew = confirm.run({ email, source, text: consentVersion, requested }).changes > 0
      checkBound(isNew && !isKnown)
      clearMark.run({ email, requested })
      if (!isNew && find.get(email)?.confirmed !== 1) return 'withdrawn'
      unlist.run({ email, requested })
      return isNew ? 'confirmed' : 'known'
    })
}

/** The newsletter part of the embedded store. */
export function createNewsletter(database: DatabaseSync, bounds: Bounds): NewsletterStore {
  const take = database.prepare(
    `insert into newsletter_deliveries (issue, email)
     select :issue, lower(email) from email_subscribers
     where ${IS_CONFIRMED} and undeliverable_at is null
       and lower(email) not in (select email from newsletter_deliveries where issue = :issue)
       and not exists (select 1 from suppressed_mailboxes where ${matchesMailbox('email_subscribers.email')})
     order by id limit :limit
     returning email`,
  )
  const queue = createQueue(database)
  const count = database.prepare('select count(*) as taken from newsletter_deliveries where issue = ?')
  return {
    confirmNewsletter: createConfirmer(database, bounds),
    enqueueIssue: (issue, message, dueAt, limit) =>
      transact(database, () => {
        const emails = take.all({ issue, limit }).map(({ email }) => String(email))
        for (const email of emails) queue(composeIssueMessage(issue, message, email), dueAt)
        return emails.length
      }),
    countRecipients: (issue) => asPromise(() => Number(count.get(issue)?.taken)),
  }
}
