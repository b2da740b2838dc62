import type { Expr } from './calc/expr'
import type { Column, DataRow, FieldType, NumericType, TableBlock } from './blocks'

/** The rows that hold cells, in order. Row numbers in names count only these, from 1. */
export function dataRows(table: TableBlock): readonly DataRow[] {
  return table.rows.filter((row) => 'cells' in row)
}

/** The row-relative formula of a table cell, if it is calculated. */
export const formulaOf = (column: Column, row: DataRow): Expr | undefined =>
  row.formulas?.[column.key] ?? column.formula

export const isNumeric = (type: FieldType | 'check'): type is NumericType =>
  type === 'number' || type === 'currency' || type === 'percent'
