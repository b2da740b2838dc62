import type { Expr } from '../../calc'
import type { Block, TableBlock, TableRow } from '../../model'

const inItem = <T extends { formula?: Expr }>(item: T, change: (formula: Expr) => Expr): T =>
  item.formula ? { ...item, formula: change(item.formula) } : item

function inRow(row: TableRow, change: (formula: Expr) => Expr): TableRow {
  if ('group' in row || !row.formulas) return row
  const formulas = Object.entries(row.formulas).map(([key, formula]) => [key, change(formula)] as const)
  return { ...row, formulas: Object.fromEntries(formulas) }
}

/** A copy of a block with each of its formulas changed. */
export function mapFormulas(block: Block, change: (formula: Expr) => Expr): Block {
  if (block.kind === 'fields') return { ...block, fields: block.fields.map((field) => inItem(field, change)) }
  if (block.kind !== 'table') return block
  return {
    ...block,
    rows: block.rows.map((row) => inRow(row, change)),
    columns: block.columns.map((column) => inItem(column, change)),
    totals: block.totals.map((total) => inItem(total, change)),
  }
}

/** Totals as fields: below a growing table they would be in its way. */
export function totalsAsFields({ totals }: TableBlock): Block[] {
  if (totals.length === 0) return []
  const columns = Math.min(4, totals.length) as 1 | 2 | 3 | 4
  return [{ kind: 'fields', columns, fields: totals.map(({ strong: _, ...total }) => total) }]
}
