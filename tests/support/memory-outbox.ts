import { DatabaseSync } from 'node:sqlite'
import { bounds } from '@/lib/store/bounds'
import { createOutbox, createQueue } from '@/lib/store/sqlite/outbox'
import { migrate } from '@/lib/store/sqlite/schema'

/** The embedded store's outbox, in memory; `enqueue` stores a message that was not tried yet. */
export function createMemoryOutbox() {
  const database = new DatabaseSync(':memory:')
  migrate(database)
  const queue = createQueue(database)
  const rows = database.prepare('select id, due_at as dueAt, attempts from mail_outbox')
  return {
    outbox: createOutbox(database, bounds),
    messages: () => new Map(rows.all().map((row) => [row.id, row as { dueAt: number; attempts: number }])),
    enqueue: (id: string, payload: string) => queue({ id, recipient: 'joe@example.com', payload }, 0),
  }
}
