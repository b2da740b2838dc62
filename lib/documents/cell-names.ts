import type { Expr } from './calc/expr'
import {
  blocksOfKind,
  dataRows,
  formulaOf,
  type Column,
  type DataRow,
  type DocumentModel,
  type TableBlock,
  type Value,
} from './model'

/** The name of a table's cell; rows count from 1. */
export const cellName = (table: TableBlock, row: DataRow, number: number, key: string): string =>
  row.same?.[key] ?? `${table.name}.${number}.${key}`

interface TableCell {
  name: string
  column: Column
  number: number
  value: Value
  formula: Expr | undefined
  /** Given text that nobody changes. */
  isPrinted: boolean
}

export const tableCells = (table: TableBlock): TableCell[] =>
  dataRows(table).flatMap((row, index) =>
    table.columns.map((column) => {
      const [value, formula] = [row.cells[column.key] ?? null, formulaOf(column, row)]
      const isPrinted = column.fixed === true && !formula && value !== null
      return { name: cellName(table, row, index + 1, column.key), column, number: index + 1, value, formula, isPrinted }
    }),
  )

export interface RowName {
  table: string
  row: number
  key: string
}

/** The parts of `line.3.qty`; null for names that are not of a numbered row. */
export function rowNameOf(name: string): RowName | null {
  const [, table, row, key] = /^(.+?)\.(\d+)\.(.+)$/.exec(name) ?? []
  return table && row && key ? { table, row: Number(row), key } : null
}

/** `expense.kind` for the cell `expense.3.kind`. */
export const columnOf = (name: string): string => name.replace(/\.\d+(?=\.[^.]+$)/, '')

/** Whether a person wrote into row `number` (from 1). A choice alone does not count, for lists are prefilled. */
export function isWrittenIn(table: TableBlock, number: number, typed: Readonly<Record<string, Value>>): boolean {
  const row = dataRows(table)[number - 1]!
  return table.columns.some((column) => {
    if (column.type === 'select' || formulaOf(column, row)) return false
    const value = typed[cellName(table, row, number, column.key)] ?? ''
    return value !== '' && value !== false && value !== 0
  })
}

/** The names of cells that stand in two tables (see `DataRow.same`). */
export const sharedNames = (model: DocumentModel): Set<string> =>
  new Set(
    blocksOfKind(model, 'table').flatMap((table) => dataRows(table).flatMap(({ same = {} }) => Object.values(same))),
  )
