import type { Expr } from './calc/expr'
import type { Block, TableBlock, TableRow } from './blocks'

const inItem = <T extends { formula?: Expr }>(item: T, change: (formula: Expr) => Expr): T =>
  item.formula ? { ...item, formula: change(item.formula) } : item

function inRow(row: TableRow, change: (formula: Expr) => Expr): TableRow {
  if ('group' in row || !row.formulas) return row
  const formulas = Object.entries(row.formulas).map(([key, formula]) => [key, change(formula)] as const)
  return { ...row, formulas: Object.fromEntries(formulas) }
}

export function formulasIn(block: Block): Expr[] {
  if (block.kind === 'fields' || block.kind === 'notice') return block.fields.flatMap(({ formula }) => formula ?? [])
  if (block.kind !== 'table') return []
  const rows = block.rows.flatMap((row) => ('group' in row ? [] : Object.values(row.formulas ?? {})))
  return [...rows, ...[...block.columns, ...block.totals].flatMap(({ formula }) => formula ?? [])]
}

/** A copy of a block with each of its formulas changed. */
export function mapFormulas(block: Block, change: (formula: Expr) => Expr): Block {
  if (block.kind === 'fields' || block.kind === 'notice')
    return { ...block, fields: block.fields.map((field) => inItem(field, change)) }
  return block.kind === 'table' ? mapTableFormulas(block, change) : block
}

export const mapTableFormulas = (table: TableBlock, change: (formula: Expr) => Expr): TableBlock => ({
  ...table,
  rows: table.rows.map((row) => inRow(row, change)),
  columns: table.columns.map((column) => inItem(column, change)),
  totals: table.totals.map((total) => inItem(total, change)),
})
