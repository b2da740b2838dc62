import { statfsSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { describeNearlyFull } from '@/lib/store/bounds'
import type { StoreHealth } from '@/lib/store/port'
import { describeFault } from './faults'
import { NOW, asPromise } from './schema'

const MEGABYTE = 1024 * 1024
/** Below this much free space the operator is warned, long before a record is refused. */
const ENOUGH_SPACE = 100 * MEGABYTE
/** Size of the largest request's write: if this fits, the next record does too. */
const PROBE_BYTES = 16 * 1024

/** Returns the health report for a store that fails with `error`. */
export function unhealthy(error: unknown): StoreHealth {
  const { cause, remedy } = describeFault(error)
  return { state: 'down', detail: `${cause}. ${remedy}.` }
}

/** Writes one row with fsync; rejects if that fails. 'degraded' if the disk of `folder` or a table is nearly full. */
export function createProbe(
  database: DatabaseSync,
  folder: string,
  findNearlyFull: () => readonly string[],
  freeBytes = (): number => {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  },
): () => Promise<StoreHealth> {
  const probe = database.prepare(
    `insert into health_probe (id, probed_at, filler)
     values (1, ${NOW}, randomblob(${PROBE_BYTES}))
     on conflict (id) do update set probed_at = excluded.probed_at, filler = excluded.filler`,
  )
  const count = database.prepare('select count(*) as waiting from mail_outbox')
  return () =>
    asPromise<StoreHealth>(() => {
      probe.run()
      const waiting = Number(count.get()?.waiting)
      const free = freeBytes()
      if (free < ENOUGH_SPACE) {
        const detail = `Records are written, but the disk that holds DATA_DIR has ${Math.floor(free / MEGABYTE)} MB left.`
        return { state: 'degraded', detail, waiting }
      }
      const crowded = findNearlyFull()
      if (crowded.length > 0)
        return { state: 'degraded', detail: `Records are written. ${describeNearlyFull(crowded)}`, waiting }
      return { state: 'ok', detail: 'Records are written.', waiting }
    })
}
