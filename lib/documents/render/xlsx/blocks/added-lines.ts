import { BLANK } from '../../../calc'
import { dataRows, isNumeric, type Column, type TableBlock } from '../../../model'
import { cellAddress } from '../addresses'
import type { AddedLines } from '../sheet-model'
import { styleOf } from '../looks'
import type { SheetBuilder } from '../sheet'
import { columnReference, type TableName } from '../table-names'
import type { Content, Span } from '../types'
import { columnAlign, formatOf } from '../values'

const rowHeight = 19
/** Room for the words of lines that have none of their own on the customer's page. */
const wordsHeight = 33
const restWords = 'Further added work'

interface Place {
  sheet: SheetBuilder
  table: TableBlock
  spans: readonly Span[]
  numbers: Span | undefined
}

interface Shown {
  added: AddedLines
  list: TableName
  keys: ReadonlyMap<string, string>
}

function put(
  { sheet, table, spans }: Place,
  row: number,
  column: Column,
  { formula, value }: { formula: string; value: Content },
): void {
  const format = isNumeric(column.type) ? formatOf(column, true) : undefined
  const style = styleOf('cellResult', format, columnAlign(column.type, column.options))
  sheet.put(row, spans[table.columns.indexOf(column)]!, style, { formula, value })
}

const isFigure = (column: Column): boolean => isNumeric(column.type) && column.formula !== undefined
const nothingIn = (column: Column): string => (isFigure(column) ? BLANK : '')

/** Row `line` of the growing table, as a row of the customer's. Rows that someone deletes there leave no error. */
function putLine(place: Place, { added, list, keys }: Shown, line: number): void {
  const { sheet, table, spans, numbers } = place
  const row = sheet.addRow(rowHeight)
  const number = dataRows(table).length + line
  if (numbers) sheet.put(row, numbers, styleOf('lineNumber'), { value: number })
  for (const column of table.columns) {
    const key = keys.get(column.key)!
    const cell = `INDEX(${columnReference(list, key)},${line})`
    const nothing = `"${nothingIn(column)}"`
    const choice = isFigure(column) ? `ISNUMBER(${cell}),${cell},${nothing}` : `${cell}="",${nothing},${cell}`
    const formula = `IFERROR(IF(${choice}),${nothing})`
    const shown = sheet.context.shown(`${added.list}.${line}.${key}`)
    put(place, row, column, { formula, value: shown === '' ? nothingIn(column) : shown })
    if (column.formula)
      sheet.claim(`${table.name}.${number}.${column.key}`, row, spans[table.columns.indexOf(column)]!.from)
  }
}

/** The rows of the growing table that have no line of their own: their words in one cell, and what they come to. */
function putRest(place: Place, { added, list, keys }: Shown, first: number): void {
  const { sheet, table, spans, numbers } = place
  const row = sheet.addRow(wordsHeight, table.totals.length > 0)
  const [words, amount] = [table.columns[0]!, table.columns.at(-1)!]
  const of = (column: Column): string => columnReference(list, keys.get(column.key)!)
  if (numbers) sheet.put(row, numbers, styleOf('lineNumber'))
  for (const column of table.columns.slice(1, -1)) put(place, row, column, { formula: '""', value: '' })
  const all = of(words)
  // TEXTJOIN came with Excel 2019: an older one shows words of ours in its place.
  put(place, row, words, {
    formula:
      `IFERROR(_xlfn.TEXTJOIN("; ",TRUE,INDEX(${all},${added.count + 1}):INDEX(${all},ROWS(${all}))),` +
      `IF(COUNTA(${all})>${added.count},"${restWords}",""))`,
    value: '',
  })
  const { from: col } = spans.at(-1)!
  const lines = `${cellAddress(first, col)}:${cellAddress(row - 1, col)}`
  put(place, row, amount, {
    formula: `IF(COUNT(${of(amount)})<=COUNT(${lines}),"${BLANK}",ROUND(SUM(${of(amount)})-SUM(${lines}),2))`,
    value: BLANK,
  })
}

/** One row for all lines of the growing table, whose sums are part of the totals below. */
function putSums(place: Place, { added, list, keys }: Shown): void {
  const { sheet, table, spans, numbers } = place
  const row = sheet.addRow(rowHeight, table.totals.length > 0)
  const sums = table.columns.filter(({ type, formula }) => type === 'currency' && formula)
  const first = table.columns.indexOf(sums[0]!)
  const from = numbers?.from ?? spans[0]!.from
  const words = `Lines on the sheet ${sheet.context.listSheet(added.list)}`
  sheet.put(row, { from, to: spans[first]!.from - 1 }, styleOf('cellFixed'), { value: words })
  for (const column of table.columns.slice(first)) {
    const range = columnReference(list, keys.get(column.key)!)
    const values = sheet.context.resultsIn(added.list, keys.get(column.key)!)
    put(place, row, column, {
      formula: `IF(COUNT(${range})=0,"${BLANK}",SUM(${range}))`,
      value: values.length === 0 ? BLANK : values.reduce((sum, value) => sum + value, 0),
    })
  }
}

/** Below a table whose free lines grow: those lines on the customer's page, one line with their sums at the office. */
export function putAddedLines(
  sheet: SheetBuilder,
  table: TableBlock,
  spans: readonly Span[],
  numbers: Span | undefined,
): void {
  const { added } = sheet.context.model
  const keys = added?.shown.get(table.name)
  if (!added || !keys) return
  const shown = { added, keys, list: sheet.context.lists.get(added.list)! }
  const place = { sheet, table, spans, numbers }
  if (table.name !== added.customer) {
    putSums(place, shown)
    return
  }
  const first = sheet.rows.length
  for (let line = 1; line <= added.count; line += 1) putLine(place, shown, line)
  putRest(place, shown, first)
}
