import type { DatabaseSync } from 'node:sqlite'
import type { StoreHealth } from './port'
import { describeFault } from './sqlite-faults'
import { promised } from './sqlite-schema'

/** What a store that fails with `error` says of its health. */
export function unhealthy(error: unknown): StoreHealth {
  const { cause, remedy } = describeFault(error)
  return { state: 'down', detail: `${cause}. ${remedy}.` }
}

/** Writes one row and waits for the disk: reading alone would not show a full disk or a file that may not be written. */
export function createSqliteHealth(database: DatabaseSync): () => Promise<StoreHealth> {
  const probe = database.prepare(
    `insert into health_probe (id, probed_at) values (1, strftime('%Y-%m-%dT%H:%M:%fZ'))
     on conflict (id) do update set probed_at = excluded.probed_at`,
  )
  const count = database.prepare('select count(*) as waiting from mail_outbox')
  return () =>
    promised<StoreHealth>(() => {
      probe.run()
      return { state: 'ok', detail: 'Records are written.', waiting: Number(count.get()?.waiting) }
    }).catch(unhealthy)
}
