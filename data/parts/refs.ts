/** The names of the fields and cells that formulas refer to, in whatever holds the formulas. */
export function refsIn(holder: unknown): string[] {
  if (Array.isArray(holder)) return holder.flatMap(refsIn)
  if (typeof holder !== 'object' || holder === null) return []
  const { op, name } = holder as { op?: string; name?: string }
  return op === 'ref' && name ? [name] : Object.values(holder).flatMap(refsIn)
}

/** The columns that sums add up and counts test, as `line.total`, in whatever holds the formulas. */
export function rangesIn(holder: unknown): string[] {
  if (Array.isArray(holder)) return holder.flatMap(rangesIn)
  if (typeof holder !== 'object' || holder === null) return []
  const { op, table, key, where, tests } = holder as Range
  if (op !== 'sum' && op !== 'count') return Object.values(holder).flatMap(rangesIn)
  const tested = [...(where ?? []), ...(tests ?? [])].map((test) => test.key)
  return [...(key ? [key] : []), ...tested].map((each) => `${table}.${each}`)
}

interface Range {
  op?: string
  table?: string
  key?: string
  where?: readonly { key: string }[]
  tests?: readonly { key: string }[]
}

/** The columns of cells beside which formulas of a table stand, as `cost.qty`. `own` is the name of that table. */
export function cellsIn(holder: unknown, own: string): string[] {
  if (Array.isArray(holder)) return holder.flatMap((each) => cellsIn(each, own))
  if (typeof holder !== 'object' || holder === null) return []
  const { op, key, table = own } = holder as Range
  return op === 'cell' && key ? [`${table}.${key}`] : Object.values(holder).flatMap((each) => cellsIn(each, own))
}
