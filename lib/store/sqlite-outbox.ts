import type { DatabaseSync } from 'node:sqlite'
import type { Outbox } from './port'

export function createSqliteOutbox(database: DatabaseSync): Outbox {
  const insert = database.prepare('insert into mail_outbox (id, payload, due_at) values (?, ?, ?)')
  const queue = database.prepare(
    'insert into mail_outbox (id, payload, due_at, attempts, in_flight) values (?, ?, ?, 0, 0)',
  )
  // A message that is in flight when it is claimed was left so by whoever tried it before: 2 keeps that until it is read.
  const claim = database.prepare(
    `update mail_outbox set due_at = ?, attempts = attempts + 1, in_flight = iif(in_flight = 0, 1, 2)
     where id in (select id from mail_outbox where due_at <= ? order by due_at limit ?)
     returning id, payload, attempts, in_flight = 2 as interrupted`,
  )
  const remove = database.prepare('delete from mail_outbox where id = ?')
  const postpone = database.prepare('update mail_outbox set due_at = ?, in_flight = 0 where id = ?')
  return {
    add: (id, payload, leasedUntil) => void insert.run(id, payload, leasedUntil),
    enqueue: (id, payload, dueAt) => void queue.run(id, payload, dueAt),
    claimDue: (now, leasedUntil, limit) =>
      claim.all(leasedUntil, now, limit).map((row) => ({
        id: String(row.id),
        payload: String(row.payload),
        attempts: Number(row.attempts),
        interrupted: row.interrupted === 1,
      })),
    remove: (id) => void remove.run(id),
    postpone: (id, dueAt) => void postpone.run(dueAt, id),
  }
}
