import type { DatabaseSync } from 'node:sqlite'
import { boundedTables, NEARLY_FULL, type Bounds } from '@/lib/store/bounds'

type Bounded = keyof typeof boundedTables

/** Returns whether a table has at least this many rows. Counts only if the span of row ids, a fast bound, is as large. */
function createGauge(database: DatabaseSync, table: string): (rows: number) => boolean {
  const span = database.prepare(
    `select (select max(rowid) from ${table}) - (select min(rowid) from ${table}) + 1 as rows`,
  )
  const count = database.prepare(`select count(*) as rows from (select 1 from ${table} limit ?)`)
  return (rows) => Number(span.get()?.rows) >= rows && Number(count.get(rows)?.rows) >= rows
}

/** Call in the transaction of a write. Throws if a new row exceeds the limit; takes equal time for known addresses. */
export function createBoundCheck(database: DatabaseSync, name: Bounded, bounds: Bounds): (isNew: boolean) => void {
  const table = boundedTables[name]
  const hasAtLeast = createGauge(database, table)
  return (isNew) => {
    if (hasAtLeast(bounds[name] + 1) && isNew) throw new Error(`${table} is full: it holds ${bounds[name]} rows`)
  }
}

export function createNearlyFullFinder(database: DatabaseSync, bounds: Bounds): () => readonly string[] {
  const gauges = Object.entries(boundedTables).map(([name, table]) => ({
    table,
    bound: bounds[name as Bounded],
    hasAtLeast: createGauge(database, table),
  }))
  return () =>
    gauges.filter(({ bound, hasAtLeast }) => hasAtLeast(Math.ceil(bound * NEARLY_FULL))).map(({ table }) => table)
}
