import type { DatabaseSync } from 'node:sqlite'
import type { RefusalReason, Standing, Store, SuppressionReason } from '@/lib/store/port'
import { matchesMailbox, NOW, asPromise, transact } from './schema'

/** Puts a mailbox on the suppression list and deletes its queued messages. Call within a transaction. */
export function createSuppressor(database: DatabaseSync): (email: string, reason: SuppressionReason) => void {
  const list = database.prepare(
    'insert into suppressed_mailboxes (mailbox, reason) values (mailbox_key(?), ?) on conflict (mailbox) do nothing',
  )
  const drop = database.prepare('delete from mail_outbox where mailbox = mailbox_key(?)')
  return (email, reason) => {
    list.run(email, reason)
    drop.run(email)
  }
}

/** Marks a subscriber as undeliverable; `email` is case-insensitive. */
export function createUndeliverableMarker(database: DatabaseSync): (email: string, reason: RefusalReason) => void {
  const mark = database.prepare(
    `update email_subscribers set undeliverable_at = ${NOW}, undeliverable_reason = ?, updated_at = ${NOW}
     where lower(email) = lower(?)`,
  )
  return (email, reason) => void mark.run(reason, email)
}

function createStanding(database: DatabaseSync): (email: string) => Standing {
  const find = database.prepare(
    `select subscriber.unsubscribed_at,
       subscriber.confirmed_at is not null and subscriber.unsubscribed_at is null as confirmed,
       exists (select 1 from suppressed_mailboxes where ${matchesMailbox(':email')}) as suppressed
     from (select 1) left join email_subscribers as subscriber on lower(subscriber.email) = lower(:email)`,
  )
  return (email) => {
    const row = find.get({ email })
    return {
      isConfirmed: row?.confirmed === 1,
      unsubscribedAt: typeof row?.unsubscribed_at === 'string' ? row.unsubscribed_at : null,
      isSuppressed: row?.suppressed === 1,
    }
  }
}

type Suppression = Pick<Store, 'setUnsubscribed' | 'suppress' | 'allow' | 'standingOf'>

/** The suppression list in the embedded store. */
export function createSuppression(database: DatabaseSync): Suppression {
  const list = createSuppressor(database)
  const mark = createUndeliverableMarker(database)
  const standingOf = createStanding(database)
  const withdraw = database.prepare(
    `update email_subscribers set newsletter_subscribed = 0, unsubscribed_at = ${NOW}, updated_at = ${NOW}
     where lower(email) = lower(?)`,
  )
  const unlist = database.prepare(`delete from suppressed_mailboxes where ${matchesMailbox(':email')}`)
  return {
    setUnsubscribed: (email) =>
      transact(database, () => {
        withdraw.run(email)
        list(email, 'asked')
      }),
    suppress: (email, reason) =>
      transact(database, () => {
        if (reason === 'complained') withdraw.run(email)
        if (reason === 'refused') mark(email, 'refused')
        list(email, reason)
      }),
    allow: (email) => asPromise(() => unlist.run({ email }).changes > 0),
    standingOf: (email) => asPromise(() => standingOf(email)),
  }
}
