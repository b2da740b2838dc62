import type { DatabaseSync } from 'node:sqlite'
import type { Outbox } from './port'

export function createSqliteOutbox(database: DatabaseSync): Outbox {
  const insert = database.prepare('insert into mail_outbox (id, payload, due_at) values (?, ?, ?)')
  const claim = database.prepare(
    `update mail_outbox set due_at = ?, attempts = attempts + 1
     where id in (select id from mail_outbox where due_at <= ? order by due_at limit ?)
     returning id, payload, attempts`,
  )
  const remove = database.prepare('delete from mail_outbox where id = ?')
  const postpone = database.prepare('update mail_outbox set due_at = ? where id = ?')
  return {
    add: (id, payload, leasedUntil) => void insert.run(id, payload, leasedUntil),
    claimDue: (now, leasedUntil, limit) =>
      claim.all(leasedUntil, now, limit).map((row) => ({
        id: String(row.id),
        payload: String(row.payload),
        attempts: Number(row.attempts),
      })),
    remove: (id) => void remove.run(id),
    postpone: (id, dueAt) => void postpone.run(dueAt, id),
  }
}
