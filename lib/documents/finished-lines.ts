/** The rows of tables and the lines of checklists in a finished copy, and what its rules read of the document. */
import { cellName } from './cell-names'
import type { Result } from './calc/evaluate'
import {
  blocksOfKind,
  dataRows,
  formulaOf,
  isNumeric,
  type Block,
  type ChecklistBlock,
  type Column,
  type DataRow,
  type DocumentModel,
  type ParagraphBlock,
  type Part,
  type TableBlock,
  type Value,
} from './model'

/** Whether a value shows nothing. */
export const isBlank = (value: Value | undefined): boolean =>
  value === undefined || value === null || value === '' || value === false

/** A filled document, with what it calculates and what a person entered. */
export interface Filled {
  model: DocumentModel
  results: ReadonlyMap<string, Result>
  /** The names that sentences and notices show. */
  merged: ReadonlySet<string>
  /** Columns that a sum adds up, as `line.total`. */
  summed: ReadonlySet<string>
  isTyped: (name: string) => boolean
  shown: (name: string) => Value
}

/** A part of a filled document, and the document. A contract's words and a safety record's lines stay. */
export interface Place extends Filled {
  part: Part
  isContract: boolean
  isRecord: boolean
  hasSigners: boolean
}

/** A place that is signed by pen. */
export const SIGNED = /\b(?:signature|initials?|signed)\b/i

const isPriced = ({ columns }: TableBlock): boolean => columns.some(({ type }) => type === 'currency')
const isSignedIn = ({ columns }: TableBlock): boolean => columns.some(({ label }) => SIGNED.test(label))
const isCalculated = ({ columns }: TableBlock): boolean =>
  columns.some(({ type, formula }) => formula && isNumeric(type))

/** Whether columns have a place for a finding or its photograph, as those of an inspection have. */
const isInspected = (columns: readonly { key: string }[]): boolean =>
  columns.some(({ key }) => key === 'photo' || key === 'finding')

/** Whether a row holds what a person entered. A priced line that is set to 0 is one that nobody wants. */
function isEntered(table: TableBlock, row: DataRow, number: number, { isTyped }: Filled): boolean {
  return table.columns.some((column) => {
    const value = row.cells[column.key]
    if (formulaOf(column, row) || isBlank(value) || (value === 0 && isPriced(table))) return false
    return isTyped(cellName(table, row, number, column.key))
  })
}

/**
 * Whether a row has a figure: in a priced table dollars, what a sum adds up, and what the customer's own page gives. A
 * quantity that only the office measured is none: its line has no price.
 */
function hasFigure(table: TableBlock, row: DataRow, number: number, place: Place): boolean {
  const { part, summed, results, isTyped } = place
  const isOwn = part.audience === 'customer'
  const counts = (column: Column): boolean =>
    !isPriced(table) || column.type === 'currency' || summed.has(`${table.name}.${column.key}`)
  return table.columns.some((column) => {
    const name = cellName(table, row, number, column.key)
    if (formulaOf(column, row)) return counts(column) && (results.get(name) ?? 0) !== 0
    const value = row.cells[column.key]
    if (!isPriced(table) || !isNumeric(column.type) || isBlank(value)) return false
    return isTyped(name) ? value !== 0 && (isOwn || column.type === 'currency') : isOwn
  })
}

/** Whether a list of those who sign has an entry: an untouched one is for the pen, unless people are on another. */
export const hasSigners = (filled: Filled): boolean =>
  blocksOfKind(filled.model, 'table')
    .filter(isSignedIn)
    .some((table) => dataRows(table).some((row, index) => isEntered(table, row, index + 1, filled)))

/**
 * The numbers of the rows that stay. Lines with the author's words alone leave calculated tables of which others have a
 * figure, and lists of an inspection; in a contract priced tables only, in a safety record none.
 */
export function keptRows(table: TableBlock, place: Place): ReadonlySet<number> {
  const rows = dataRows(table)
  const numbers = rows.map((_, index) => index + 1)
  const at = (number: number): DataRow => rows[number - 1]!
  const entered = new Set(numbers.filter((number) => isEntered(table, at(number), number, place)))
  const figures = new Set(numbers.filter((number) => hasFigure(table, at(number), number, place)))
  const isGiven = (number: number): boolean =>
    table.columns.some(({ key, type }) => type === 'text' && !isBlank(at(number).cells[key]))
  const isFigured = isPriced(table) || (isCalculated(table) && !place.isContract)
  const keepsGiven =
    place.isRecord || (isFigured ? figures.size === 0 : place.isContract || !isInspected(table.columns))
  const kept = numbers.filter((number) => entered.has(number) || figures.has(number) || (keepsGiven && isGiven(number)))
  const isForPen = isSignedIn(table) && !place.hasSigners
  if (isForPen || (kept.length === 0 && table.required)) return new Set(numbers)
  return new Set(kept)
}

/** Answers that say that nothing was found. */
const FINE: ReadonlySet<Value> = new Set(['Pass', 'Good', 'None', 'Met', 'OK', 'Clear', 'Dry', 'Sound', 'Fine'])

type Sort = 'kept' | 'fine' | 'absent' | 'open'

function sortOf({ name, extras, values = {} }: ChecklistBlock, number: number): Sort {
  const valueAt = (key: string): Value => values[`${name}.${number}.${key}`] ?? null
  if (extras.some(({ key }) => String(valueAt(key) ?? '').trim() !== '')) return 'kept'
  const answer = valueAt('answer')
  if (answer === null || answer === '') return 'open'
  if (answer === 'N/A') return 'absent'
  return FINE.has(answer) ? 'fine' : 'kept'
}

const numbersOf = (block: ChecklistBlock, ...sorts: Sort[]): number[] =>
  block.items.flatMap((_, index) => (sorts.includes(sortOf(block, index + 1)) ? [index + 1] : []))

/** The numbers of the lines that stay lines; undefined for a checklist that stays as it is. */
export function keptLines(block: ChecklistBlock, { isContract, isRecord }: Place): ReadonlySet<number> | undefined {
  const { answers, extras } = block
  const isOfInspection = isInspected(extras) || answers.includes('OK')
  if (isContract || isRecord || !isOfInspection || answers.length < 2 || !answers.some((each) => FINE.has(each)))
    return undefined
  return new Set(numbersOf(block, 'kept'))
}

function sentence(block: ChecklistBlock, lead: string, sort: Sort): ParagraphBlock[] {
  const texts = numbersOf(block, sort).map((number) => block.items[number - 1]!.text.replace(/\.$/, ''))
  return texts.length > 0 ? [{ kind: 'paragraph', lead: `${lead}:`, text: `${texts.join('; ')}.` }] : []
}

/** The lines of a checklist with these numbers, with new ones, and sentences for the others. */
export function withLines(block: ChecklistBlock, lines: ReadonlySet<number>): Block[] {
  const { name, items, extras, values = {} } = block
  const own = [...lines].flatMap((number, index) =>
    ['answer', ...extras.map(({ key }) => key)].flatMap((key) => {
      const value = values[`${name}.${number}.${key}`] ?? null
      return value === null ? [] : [[`${name}.${index + 1}.${key}`, value] as const]
    }),
  )
  const rest = { ...block, items: items.filter((_, index) => lines.has(index + 1)), values: Object.fromEntries(own) }
  return [
    ...(lines.size > 0 ? [rest] : []),
    ...sentence(block, 'Looked at, nothing found', 'fine'),
    ...sentence(block, 'Not on this roof', 'absent'),
    ...sentence(block, 'Not looked at', 'open'),
  ]
}
