import type { DatabaseSync } from 'node:sqlite'
import type { Bounds } from '@/lib/store/bounds'
import type { Outbox, OutgoingMessage } from '@/lib/store/port-outbox'
import { createAdmission } from './admission'
import { createBoundCheck } from './bounds'
import { matchesMailbox, asPromise, transact } from './schema'
import { createSuppressor, createUndeliverableMarker } from './suppression'

/** Queues messages that have not been attempted yet and are due at `dueAt`. */
export function createQueue(database: DatabaseSync): (message: OutgoingMessage, dueAt: number) => void {
  const queue = database.prepare(
    `insert into mail_outbox (id, recipient, mailbox, payload, due_at, attempts, in_flight)
     values (:id, lower(:recipient), mailbox_key(:recipient), :payload, :dueAt, 0, 0)
     on conflict (id) do nothing`,
  )
  return ({ id, recipient, payload }, dueAt) => void queue.run({ id, recipient, payload, dueAt })
}

/** The embedded store's outbox. */
export function createOutbox(database: DatabaseSync, bounds: Bounds): Outbox {
  const checkBound = createBoundCheck(database, 'outboxMessages', bounds)
  const insert = database.prepare(
    `insert into mail_outbox (id, recipient, mailbox, payload, due_at)
     select :id, lower(:recipient), mailbox_key(:recipient), :payload, :leasedUntil
     where not exists (select 1 from suppressed_mailboxes where ${matchesMailbox(':recipient')})
     on conflict (id) do nothing`,
  )
  // A message already in flight when claimed was abandoned by its previous worker: 2 records that until it is read.
  const claim = database.prepare(
    `update mail_outbox set due_at = ?, attempts = attempts + 1, in_flight = iif(in_flight = 0, 1, 2)
     where id in (select id from mail_outbox where due_at <= ? order by due_at limit ?)
     returning id, payload, attempts, in_flight = 2 as interrupted`,
  )
  const remove = database.prepare('delete from mail_outbox where id = ?')
  const postpone = database.prepare('update mail_outbox set due_at = ?, in_flight = 0 where id = ?')
  const mark = createUndeliverableMarker(database)
  const list = createSuppressor(database)
  return {
    admit: createAdmission(database),
    add: ({ id, recipient, payload }, leasedUntil) =>
      transact(database, () => checkBound(insert.run({ id, recipient, payload, leasedUntil }).changes > 0)),
    claimDue: (now, leasedUntil, limit) =>
      asPromise(() =>
        claim.all(leasedUntil, now, limit).map((row) => ({
          id: String(row.id),
          payload: String(row.payload),
          attempts: Number(row.attempts),
          interrupted: row.interrupted === 1,
        })),
      ),
    remove: (id) => asPromise(() => void remove.run(id)),
    postpone: (id, dueAt) => asPromise(() => void postpone.run(dueAt, id)),
    refuse: ({ id, recipient }, reason) =>
      transact(database, () => {
        remove.run(id)
        mark(recipient, reason)
        list(recipient, 'refused')
      }),
  }
}
