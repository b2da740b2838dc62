import { blocksOfKind, dataRows, type DataRow, type DocumentModel, type TableBlock } from './model'

/** The name of a table's cell; rows count from 1. */
export const cellName = (table: TableBlock, row: DataRow, number: number, key: string): string =>
  row.same?.[key] ?? `${table.name}.${number}.${key}`

/** The names of cells that stand in two tables (see `DataRow.same`). */
export const sharedNames = (model: DocumentModel): Set<string> =>
  new Set(
    blocksOfKind(model, 'table').flatMap((table) => dataRows(table).flatMap(({ same = {} }) => Object.values(same))),
  )
