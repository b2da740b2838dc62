import type { DatabaseSync } from 'node:sqlite'
import type { Outbox } from '@/lib/store/port-outbox'
import { matchesMailbox, transact } from './schema'

const QUARTER_HOUR = 15 * 60_000
const HOUR = 60 * 60_000
const DAY = 24 * HOUR

/** Each admission deletes more expired rows than it adds, so a day's peak is cleared without one long delete. */
const REMOVED_AT_ONCE = 100

/** Counts visitor-triggered messages in the embedded store. */
export function createAdmission(database: DatabaseSync): Outbox['admit'] {
  const findSuppressed = database.prepare(`select 1 from suppressed_mailboxes where ${matchesMailbox(':recipient')}`)
  const forget = database.prepare(
    `delete from mail_admissions where rowid in
       (select rowid from mail_admissions where admitted_at <= ? order by admitted_at limit ${REMOVED_AT_ONCE})`,
  )
  // Rows later than `now` were counted before the clock was set back; ignore them.
  const countMailbox = database.prepare(
    `select count(*) as counted from mail_admissions
     where mailbox = mailbox_key(:recipient) and admitted_at > :since and admitted_at <= :now`,
  )
  const countAll = database.prepare(
    `select count(*) as counted from
       (select 1 from mail_admissions where admitted_at > :since and admitted_at <= :now limit :limit)`,
  )
  const count = database.prepare('insert into mail_admissions (mailbox, admitted_at) values (mailbox_key(?), ?)')

  return (recipient, { mailboxQuarterHour, mailboxDay, totalHour }, now) => {
    const toMailbox = (span: number): number => Number(countMailbox.get({ recipient, since: now - span, now })?.counted)
    const toAll = (): number => Number(countAll.get({ since: now - HOUR, now, limit: totalHour })?.counted)
    return transact(database, () => {
      forget.run(now - DAY)
      if (findSuppressed.get({ recipient })) return 'suppressed'
      if (toMailbox(QUARTER_HOUR) >= mailboxQuarterHour || toMailbox(DAY) >= mailboxDay) return 'mailbox'
      if (toAll() >= totalHour) return 'total'
      count.run(recipient, now)
      return 'admitted'
    })
  }
}
