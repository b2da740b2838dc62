import { cellName } from '../../../cell-names'
import { dataRows, isNumeric, type Column, type TableBlock, type Total } from '../../../model'
import type { ColumnShape } from '../../columns'
import { cellAddress } from '../addresses'
import { factorsOf, figureAlert, missingFactor } from '../alerts'
import { looks, styleOf } from '../looks'
import { longestWord } from '../measure'
import type { SheetBuilder } from '../sheet'
import { numberHeading } from '../table-names'
import type { CellPlace, Span } from '../types'
import { BAR_FORMAT, columnAlign, contentOf, formatOf, hasPrices, validationOf } from '../values'
import { putAddedLines } from './added-lines'
import { putTotals, rowHeight } from './totals'

/** A customer's table with fewer lines is short enough with its unused ones. */
const fewestFiltered = 8
/** Rows that stay together below the header, and above the totals: no page has fewer of a long table. */
const fewRows = 4
/** From so many lines on, a customer's table ends below its header: the next page, without one, begins with the totals. */
const manyRows = 16
const contentWidths: Record<Column['type'], number> = {
  currency: 74,
  number: 50,
  percent: 46,
  date: 66,
  select: 46,
  check: 34,
  text: 70,
}

const totalWidths: Record<Total['type'], number> = { currency: 78, number: 58, percent: 54 }

const selectArrow = 16
/** Width of one place of a bar: room for a day of the month in its heading. */
const barWidth = 16

function minWidth(column: Column): number {
  const options = (column.options ?? []).map((option) => longestWord(option, looks.cell.size) + selectArrow)
  const label = Math.min(longestWord(column.label, looks.header.size, true), 90)
  const content = column.bar ? barWidth : contentWidths[column.type]
  return Math.max(content, label, ...options.map((width) => Math.min(width, 110)))
}

/** The columns that a table wants of the sheet's grid. */
export function tableShapes(table: TableBlock): ColumnShape[] {
  const last = table.columns.length - 1
  const totals = Math.max(0, ...table.totals.map(({ type }) => totalWidths[type]))
  const shapes = table.columns.map((column, index) => ({
    weight: column.width,
    min: Math.max(minWidth(column), index === last ? totals : 0),
  }))
  return table.lineNumbers ? [{ weight: 0.3, min: 22 }, ...shapes] : shapes
}

/**
 * Whether lines without an amount, which show the dash, can be left out by a filter on the last column. Excel has no other
 * way that works on a protected sheet without macros. Filtered rows do not print and still count.
 */
function hasFilter({ part }: SheetBuilder, { columns, rows }: TableBlock): boolean {
  const amount = columns.at(-1)!
  const isCalculated = amount.type === 'currency' && amount.formula !== undefined
  return part.audience === 'customer' && !part.grows && isCalculated && rows.length >= fewestFiltered
}

function putHeader(sheet: SheetBuilder, table: TableBlock, spans: readonly Span[], numbers?: Span): number {
  const heights = table.columns.map((column, index) => sheet.heightOf(column.label, spans[index]!, 'header', 8))
  const row = sheet.addRow(Math.max(rowHeight, ...heights), true)
  const headings = sheet.context.lists.get(table.name)?.headings
  // The arrow of a filter would cover a heading at the right.
  const centered = (column: Column) => column.bar || (column === table.columns.at(-1) && hasFilter(sheet, table))
  if (numbers)
    sheet.put(row, numbers, styleOf('header', undefined, 'center'), { value: sheet.part.grows ? numberHeading : '#' })
  table.columns.forEach((column, index) =>
    sheet.put(
      row,
      spans[index]!,
      styleOf('header', undefined, centered(column) ? 'center' : columnAlign(column.type, column.options)),
      { value: headings?.get(column.key) ?? column.label, ...sheet.context.headingLink(column) },
    ),
  )
  return row
}

function putCell(
  sheet: SheetBuilder,
  column: Column,
  name: string,
  { row, span, priced }: CellPlace & { priced: boolean },
): void {
  const { value, formula } = sheet.context.cells.get(name)!
  const align = columnAlign(column.type, column.options)
  sheet.claim(name, row, span.from)
  if (formula) {
    const format = column.bar ? BAR_FORMAT : formatOf(column, true)
    sheet.put(row, span, styleOf('cellResult', format, column.bar ? 'center' : align), { calculates: name })
    if (sheet.part.grows) sheet.accept({ type: 'calculated' }, row, span)
    return
  }
  const content = contentOf(column.type, value)
  const fixed = column.fixed && content !== null
  const style = styleOf(fixed ? 'cellFixed' : sheet.inputLook(row), formatOf(column), align)
  sheet.put(row, span, style, { value: content, ...sheet.context.numberLink(column, value) })
  const closed = column.closed ?? sheet.context.addsUpBy(name.split('.')[0]!, column.key)
  if (!fixed) sheet.accept(validationOf({ ...column, closed, priced }), row, span)
}

/** Shows a cell of another table. It has no format: a formula in text format would be shown and not calculated. */
function putRepetition(sheet: SheetBuilder, column: Column, name: string, { row, span }: CellPlace): void {
  const align = columnAlign(column.type, column.options)
  sheet.put(row, span, styleOf('cellResult', undefined, align), { repeats: name })
}

function heightOfRow(
  sheet: SheetBuilder,
  table: TableBlock,
  spans: readonly Span[],
  nameOf: (key: string) => string,
): number {
  const heights = table.columns.map((column, index) => {
    const { value } = sheet.context.cells.get(nameOf(column.key))!
    return typeof value === 'string' && !isNumeric(column.type) && column.type !== 'date'
      ? sheet.heightOf(value, spans[index]!, 'cell', 6)
      : 0
  })
  return Math.max(rowHeight, ...heights)
}

function numberFormula(sheet: SheetBuilder): string | undefined {
  const list = sheet.context.lists.get(sheet.part.grows ?? '')
  return list && `ROW()-ROW(${list.name}[[#Headers],[${numberHeading}]])`
}

function putRows(sheet: SheetBuilder, table: TableBlock, spans: readonly Span[], numbers?: Span): void {
  const count = dataRows(table).length
  const ending = sheet.part.audience === 'customer' && count >= manyRows ? 0 : fewRows
  const priced = hasPrices(table)
  let number = 0
  for (const row of table.rows) {
    if ('group' in row) {
      sheet.put(sheet.addGroupRow(rowHeight), sheet.all, styleOf('group'), { value: sheet.context.text(row.group) })
      continue
    }
    const line = ++number
    const nameOf = (key: string) => cellName(table, row, line, key)
    const keep =
      (number < Math.min(fewRows, count) || number > count - ending) && (number < count || table.totals.length > 0)
    const at = sheet.addRow(heightOfRow(sheet, table, spans, nameOf), keep)
    if (numbers) sheet.put(at, numbers, styleOf('lineNumber'), { value: number, formula: numberFormula(sheet) })
    table.columns.forEach((column, index) => {
      const name = nameOf(column.key)
      const put = sheet.context.shared.has(name) && !row.same?.[column.key] ? putRepetition : putCell
      put(sheet, column, name, { row: at, span: spans[index]!, priced })
    })
  }
}

/** Records the range of each column. It includes group rows, which hold no numbers. */
function claimColumns(sheet: SheetBuilder, table: TableBlock, spans: readonly Span[], first: number): void {
  const last = sheet.rows.length - 1
  const place = (row: number, col: number) => ({ sheet: sheet.part.name, row, col })
  table.columns.forEach((column, index) => {
    const col = spans[index]!.from
    sheet.context.columns.set(`${table.name}.${column.key}`, { first: place(first, col), last: place(last, col) })
  })
}

function alertColumns(sheet: SheetBuilder, table: TableBlock, spans: readonly Span[], first: number): void {
  const last = sheet.rows.length - 1
  const negatives = sheet.part.audience !== 'customer'
  const columnOf = new Map(table.columns.map(({ key }, index) => [key, spans[index]!.from]))
  for (const column of table.columns) {
    const col = columnOf.get(column.key)!
    if (column.type === 'check' || column.bar) continue
    sheet.alert(figureAlert({ ...column, type: column.type }, cellAddress(first, col), negatives), col, first, last)
  }
  for (const { keys, needed } of factorsOf(table)) {
    const at = (key: string) => `$${cellAddress(first, columnOf.get(key)!)}`
    for (const key of needed) sheet.alert(missingFactor(at(key), keys.map(at)), columnOf.get(key)!, first, last)
  }
}

function makeList(sheet: SheetBuilder, table: TableBlock, left: number, top: number): void {
  const { context } = sheet
  const { name, headings } = context.lists.get(table.name)!
  const columns = table.columns.map(({ key, formula }) => {
    const own = `${table.name}.1.${key}`
    return { heading: headings.get(key)!, ...(formula ? { calculates: own } : {}) }
  })
  const numbers = table.lineNumbers ? [{ heading: numberHeading, formula: numberFormula(sheet) }] : []
  sheet.list = { name, top, bottom: sheet.rows.length - 1, left, columns: [...numbers, ...columns] }
}

function filterLines(sheet: SheetBuilder, table: TableBlock, { col, top }: { col: number; top: number }): void {
  const bottom = sheet.rows.length - 1
  const isLonger = !sheet.filter || bottom - top > sheet.filter.bottom - sheet.filter.top
  if (hasFilter(sheet, table) && isLonger) sheet.filter = { heading: table.columns.at(-1)!.label, col, top, bottom }
}

/** A table: header, group rows, rows of inputs and results, and totals below its last column. */
export function layTable(sheet: SheetBuilder, table: TableBlock): void {
  const fitted = sheet.fitTable(tableShapes(table))
  const numbers = table.lineNumbers ? fitted[0] : undefined
  const spans = table.lineNumbers ? fitted.slice(1) : fitted
  const header = putHeader(sheet, table, spans, numbers)
  if (dataRows(table).length > 0) {
    putRows(sheet, table, spans, numbers)
    claimColumns(sheet, table, spans, header + 1)
    alertColumns(sheet, table, spans, header + 1)
  }
  putAddedLines(sheet, table, spans, numbers)
  filterLines(sheet, table, { col: spans.at(-1)!.from, top: header })
  if (sheet.part.grows === table.name) makeList(sheet, table, fitted[0]!.from, header)
  sheet.tables.push({ header, last: sheet.rows.length - 1 })
  putTotals(sheet, table, spans.at(-1)!)
  sheet.gap()
}
