import type { Expr } from './calc/expr'
import type { Block, TableRow } from './blocks'

const inItem = <T extends { formula?: Expr }>(item: T, change: (formula: Expr) => Expr): T =>
  item.formula ? { ...item, formula: change(item.formula) } : item

function inRow(row: TableRow, change: (formula: Expr) => Expr): TableRow {
  if ('group' in row || !row.formulas) return row
  const formulas = Object.entries(row.formulas).map(([key, formula]) => [key, change(formula)] as const)
  return { ...row, formulas: Object.fromEntries(formulas) }
}

/** A copy of a block with each of its formulas changed. */
export function mapFormulas(block: Block, change: (formula: Expr) => Expr): Block {
  if (block.kind === 'fields' || block.kind === 'notice')
    return { ...block, fields: block.fields.map((field) => inItem(field, change)) }
  if (block.kind !== 'table') return block
  return {
    ...block,
    rows: block.rows.map((row) => inRow(row, change)),
    columns: block.columns.map((column) => inItem(column, change)),
    totals: block.totals.map((total) => inItem(total, change)),
  }
}
