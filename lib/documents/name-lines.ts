/** Rows that sum lines of another table name those lines: in a filled document, the lines that have an amount. */
import type { DataRow, DocumentModel, RowNames, TableBlock, Value } from './model'

type Shown = (name: string) => Value

const isPriced = (value: Value): boolean => typeof value === 'number' && value !== 0

function textOf({ lead, lines }: RowNames, shown: Shown): string {
  const words = lines.flatMap(({ amount, words = '', typed }) =>
    isPriced(shown(amount)) ? [typed ? String(shown(typed) ?? '') : words] : [],
  )
  return [lead, words.filter(Boolean).join('; ')].filter(Boolean).join(': ')
}

const named = (table: TableBlock, row: DataRow, names: RowNames, shown: Shown): DataRow => {
  const text = table.columns.find(({ type }) => type === 'text')?.key ?? ''
  return { ...row, cells: { ...row.cells, [text]: textOf(names, shown) } }
}

/** The table with the words of what its rows hold. `shown` gives the value of a name. */
export const nameLines = (table: TableBlock, shown: Shown): TableBlock =>
  table.rows.some((row) => 'cells' in row && row.names)
    ? {
        ...table,
        rows: table.rows.map((row) => ('cells' in row && row.names ? named(table, row, row.names, shown) : row)),
      }
    : table

/** The document with the leads of such rows alone, for a workbook, whose text does not follow its figures. */
export const leadsAlone = (model: DocumentModel): DocumentModel => ({
  ...model,
  parts: model.parts.map((part) => ({
    ...part,
    blocks: part.blocks.map((block) => (block.kind === 'table' ? nameLines(block, () => null) : block)),
  })),
})
