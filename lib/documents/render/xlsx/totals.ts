import type { Block, TableBlock } from '../../model'

/** Totals as fields: below a growing table they would be in its way. */
export function totalsAsFields({ totals }: TableBlock): Block[] {
  if (totals.length === 0) return []
  const columns = Math.min(4, totals.length) as 1 | 2 | 3 | 4
  return [{ kind: 'fields', columns, fields: totals.map(({ strong: _, ...total }) => total) }]
}
