import { cellsOf, dateOfSerial, daySerial, evaluate, rowCounts, toAcrobat, type FormFields } from '../../calc'
import { dataRows, formulaOf, type DocumentModel, type Value } from '../../model'
import type { Calculation } from './context'

/** A printed date is read as its day number, anything else as it stands. */
const printedText = (type: string, value: NonNullable<Value>): string =>
  String((type === 'date' && typeof value === 'string' ? daySerial(value) : null) ?? value)

/** Values of cells that are printed rather than fillable, by name. */
function printedCells(model: DocumentModel): Map<string, string> {
  const tables = model.parts.flatMap((part) => part.blocks).filter((block) => block.kind === 'table')
  return new Map(
    tables.flatMap((table) =>
      dataRows(table).flatMap((row, index) =>
        table.columns.flatMap((column): [string, string][] => {
          const value = row.cells[column.key] ?? null
          return column.fixed && !formulaOf(column, row) && value !== null
            ? [[`${table.name}.${index + 1}.${column.key}`, printedText(column.type, value)]]
            : []
        }),
      ),
    ),
  )
}

export interface DocumentCalculation extends Calculation {
  /** Names of the calculated cells, each after what it needs. */
  order: readonly string[]
}

/** Evaluates a document's formulas and compiles their scripts. Throws on unknown names and circles. */
export function prepareCalculation(model: DocumentModel): DocumentCalculation {
  const cells = cellsOf(model)
  const results = evaluate(model)
  const rows = rowCounts(model)
  const printed = printedCells(model)
  const fields: FormFields = {
    rows: (table) => rows.get(table) ?? 0,
    isPercent: (name) => cells.get(name)?.type === 'percent',
    isDate: (name) => cells.get(name)?.type === 'date',
    printed: (name) => printed.get(name),
  }
  const valueOf = (name: string): Value => {
    const cell = cells.get(name)
    const value = (cell?.formula ? results.get(name) : cell?.value) ?? null
    return cell?.type === 'date' && typeof value === 'number' ? dateOfSerial(value) : value
  }
  const scriptOf = (name: string): string | undefined => {
    const formula = cells.get(name)?.formula
    return formula && toAcrobat(name, formula, fields)
  }
  return { cells, order: [...results.keys()], scriptOf, valueOf }
}
