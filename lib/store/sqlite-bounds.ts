import type { DatabaseSync } from 'node:sqlite'
import { boundedTables, CROWDED, type Bounds } from './bounds'

type Bounded = keyof typeof boundedTables

/**
 * Whether a table has at least so many rows. Row numbers only grow until the oldest rows go, so that their span tells at
 * once where there are less; only where it does not are rows counted.
 */
function createGauge(database: DatabaseSync, table: string): (rows: number) => boolean {
  const span = database.prepare(
    `select (select max(rowid) from ${table}) - (select min(rowid) from ${table}) + 1 as rows`,
  )
  const count = database.prepare(`select count(*) as rows from (select 1 from ${table} limit ?)`)
  return (rows) => Number(span.get()?.rows) >= rows && Number(count.get(rows)?.rows) >= rows
}

/**
 * To be called after a row was written, in its transaction: throws where the row is new and one too many. It takes as
 * long where the row was there before, so that the time of an answer tells nobody which it was.
 */
export function createBoundCheck(database: DatabaseSync, name: Bounded, bounds: Bounds): (isNew: boolean) => void {
  const table = boundedTables[name]
  const hasAtLeast = createGauge(database, table)
  return (isNew) => {
    if (hasAtLeast(bounds[name] + 1) && isNew) throw new Error(`${table} is full: it holds ${bounds[name]} rows`)
  }
}

/** Finds the tables that are nearly full. */
export function createCrowdFinder(database: DatabaseSync, bounds: Bounds): () => readonly string[] {
  const gauges = Object.entries(boundedTables).map(([name, table]) => ({
    table,
    bound: bounds[name as Bounded],
    hasAtLeast: createGauge(database, table),
  }))
  return () =>
    gauges.filter(({ bound, hasAtLeast }) => hasAtLeast(Math.ceil(bound * CROWDED))).map(({ table }) => table)
}
