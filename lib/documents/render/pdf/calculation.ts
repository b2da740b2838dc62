import { tableCells } from '../../cell-names'
import {
  cellsOf,
  dateOfSerial,
  daySerial,
  evaluate,
  rowCounts,
  toAcrobat,
  type Cell,
  type FormFields,
} from '../../calc'
import { blocksOfKind, type DocumentModel, type Value } from '../../model'

/** The cells of a document: what they hold at first, and the scripts that keep them right. */
export interface Calculation {
  cells: ReadonlyMap<string, Cell>
  order: readonly string[]
  scriptOf: (name: string) => string | undefined
  valueOf: (name: string) => Value
  /** Dates that stand in prescribed words, which show them in words. */
  datesInWords: ReadonlySet<string>
}

/** A printed date is read as its day number, any other value as its text. */
const printedText = (type: string, value: NonNullable<Value>): string =>
  String((type === 'date' && typeof value === 'string' ? daySerial(value) : null) ?? value)

const printedCells = (model: DocumentModel): Map<string, string> =>
  new Map(
    blocksOfKind(model, 'table')
      .flatMap(tableCells)
      .flatMap(({ name, column, value, isPrinted }) =>
        isPrinted && value !== null ? [[name, printedText(column.type, value)]] : [],
      ),
  )

/** Evaluates a document's formulas and compiles their scripts. Throws on unknown names and circular references. */
export function calculate(model: DocumentModel): Calculation {
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
  const blanks = blocksOfKind(model, 'notice').flatMap(({ fields }) => fields)
  const datesInWords = new Set(blanks.flatMap(({ name, type }) => (type === 'date' ? [name] : [])))
  return { cells, order: [...results.keys()], scriptOf, valueOf, datesInWords }
}
