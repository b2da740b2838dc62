type Visit = (holder: Range & { name?: string }) => boolean

/** Shows `visit` every object of whatever holds formulas, and those inside of one for which it answers false. */
function walk(holder: unknown, visit: Visit): void {
  if (holder === null || typeof holder !== 'object') return
  if (Array.isArray(holder)) for (const inner of holder) walk(inner, visit)
  else if (!visit(holder)) for (const key in holder) walk((holder as Record<string, unknown>)[key], visit)
}

/** The names of the fields and cells that formulas refer to, in whatever holds the formulas. */
export function refsIn(holder: unknown): string[] {
  const names: string[] = []
  walk(holder, ({ op, name }) => op === 'ref' && name !== undefined && names.push(name) > 0)
  return names
}

/** The columns that sums add up and counts test, as `line.total`, in whatever holds the formulas. */
export function rangesIn(holder: unknown): string[] {
  const ranges: string[] = []
  walk(holder, ({ op, table, key, where = [], tests = [] }) => {
    if (op !== 'sum' && op !== 'count') return false
    const keys = [...(key ? [key] : []), ...[...where, ...tests].map((test) => test.key)]
    return ranges.push(...keys.map((each) => `${table}.${each}`)) >= 0
  })
  return ranges
}

interface Range {
  op?: string
  table?: string
  key?: string
  where?: readonly { key: string }[]
  tests?: readonly { key: string }[]
}

/** The columns of the cells that row formulas read, as `cost.qty`. `own` is the name of their table. */
export function cellsIn(holder: unknown, own: string): string[] {
  const cells: string[] = []
  walk(holder, ({ op, key, table = own }) => op === 'cell' && key !== undefined && cells.push(`${table}.${key}`) > 0)
  return cells
}
