import { cellName } from '../../../cell-names'
import type { Column, DataRow, TableBlock, Total } from '../../../model'
import { theme } from '../../../theme'
import type { Input, RenderContext } from '../context'
import { writeElement } from '../element'
import { liveFormulas, UPDATE_HINT, type LiveFormulas } from '../formulas'
import { accentTint, fitWidths, keptRows, makeCell, makeGrid, makeHeaderRow, makeRow } from '../grid'
import { accentLine } from '../borders'
import { alternatives, countRow, relativeField, startRows } from '../relative'
import { styledParagraph, textRun, writeField, type Align } from '../text'
import { formatResult, formatValue } from '../values'
import type { BlockRenderer } from './types'

const NUMBER_WIDTH = 430

const alignments: Record<Column['type'], Align> = {
  text: 'left',
  date: 'left',
  select: 'left',
  check: 'center',
  number: 'right',
  currency: 'right',
  percent: 'right',
}

/** Characters of figures that must fit on one line: `12,345.67`, `$12,345.67`, `100.25%`, `09/21/2026`. */
const figures: Partial<Record<Column['type'], number>> = { number: 9, currency: 10, percent: 7, date: 10 }

class TableCells {
  readonly table: TableBlock
  readonly context: RenderContext
  private readonly formulas: LiveFormulas

  constructor(table: TableBlock, context: RenderContext) {
    this.table = table
    this.context = context
    this.formulas = liveFormulas(table, context.cells)
  }

  get live(): boolean {
    return this.formulas.codes.size > 0
  }

  private calculated(name: string): string | undefined {
    const { cells, results } = this.context
    const formula = this.formulas.codes.get(name)
    if (!formula) return undefined
    const result = formatResult(results.get(name) ?? null, cells.get(name)!)
    const { code, relative, base } = formula
    if (!this.counted || !relative) return writeElement('fldSimple', { instr: code }, textRun(result))
    return alternatives(relativeField(this.table.name, { relative, base }, result), writeField(code, result))
  }

  /** Cells that a formula reads are plain text: LibreOffice finds no number inside a content control. */
  private input(input: Input): string {
    if (!this.formulas.read.has(input.name)) return this.context.input(input)
    const text = this.context.textOf(input)
    return text && textRun(text)
  }

  /** How many of the last rows Word can repeat. A table that stands in two places keeps its rows, which share values. */
  get repeatable(): number {
    return this.context.repeated.has(this.table.name) ? 0 : this.formulas.repeatable
  }

  /** Whether formulas count the rows, since rows may be added. */
  get counted(): boolean {
    return this.live && this.repeatable > 0
  }

  startCount(): string[] {
    return this.counted ? [startRows(this.table.name, this.formulas.given)] : []
  }

  data(column: Column, row: number, cells: DataRow, unbound: boolean): string[] {
    const { context } = this
    const name = cellName(this.table, cells, row, column.key)
    const value = cells.cells[column.key] ?? null
    const label = `${column.label}, line ${row}`
    if (column.type === 'check') return [context.controls.checkBox(name, label, value === true)]
    if (column.fixed && value !== null) return context.runs(formatValue(value, column))
    const formula = this.calculated(name)
    if (formula) return [formula]
    const { type, decimals, plain, options, closed } = column
    const input = { name, label, type, decimals, ...(plain ? { plain } : {}), value, unbound }
    const control = this.input(options ? { ...input, options, ...(closed ? { closed } : {}) } : input)
    return [control, ...context.photoMark(column, value)]
  }

  total(total: Total): string {
    return this.calculated(total.name) ?? this.input({ ...total, value: total.value ?? null })
  }

  totalLabel({ name, label }: Total): string {
    const run = textRun(label, { style: 'Strong' })
    return this.formulas.codes.has(name) ? this.hinted(name, run) : run
  }

  /** The column in whose cells the rows count themselves: one that no formula reads. */
  countingColumn(): number {
    const isRead = ({ key }: Column) => this.formulas.read.has(`${this.table.name}.1.${key}`)
    return Math.max(
      0,
      this.table.columns.findIndex((column) => !isRead(column)),
    )
  }

  columnLabel(column: Column): string[] {
    const name = `${this.table.name}.1.${column.key}`
    const run = textRun(column.label)
    return [this.formulas.codes.has(name) ? this.hinted(name, run) : this.context.heading(column, run)]
  }

  private hinted(name: string, run: string): string {
    return this.context.controls.titled(`${name}.label`, UPDATE_HINT, run)
  }
}

function totalRows(cells: TableCells, widths: readonly number[], isKept: boolean): string[] {
  const { table } = cells
  const { accent } = cells.context
  const last = widths.at(-1)!
  const labelWidth = widths.reduce((a, b) => a + b, 0) - last
  return table.totals.map((total, index) => {
    const style = total.strong ? 'TableStrong' : 'TableText'
    const options = { align: 'right', keepNext: index < table.totals.length - 1 || isKept } as const
    const label = styledParagraph(style, [cells.totalLabel(total)], options)
    const value = styledParagraph(style, [cells.total(total)], options)
    const look = total.strong
      ? { fill: accentTint(accent), borders: { top: accentLine(accent, 12) } }
      : { fill: total.formula ? theme.rowTint : 'FFFFFF' }
    const labelCell = makeCell(labelWidth, [label], { ...look, span: widths.length - 1 })
    return makeRow([labelCell, makeCell(last, [value], look)], { height: 17 })
  })
}

function groupRow(text: string, widths: readonly number[]): string {
  const width = widths.reduce((a, b) => a + b, 0)
  const title = styledParagraph('TableGroup', text, { keepNext: true })
  return makeRow([makeCell(width, [title], { span: widths.length, fill: theme.rowTint })])
}

function bodyRows(cells: TableCells, widths: readonly number[], isKept: boolean): string[] {
  const { table, context } = cells
  const { rows } = table
  const list = table.lineNumbers ? context.startList('lines') : undefined
  const kept = keptRows(rows.map((row) => 'group' in row))
  const columnWidths = list === undefined ? widths : widths.slice(1)
  const repeated = rows.length - cells.repeatable
  let number = 0

  const dataRow = (row: DataRow, index: number): string => {
    number += 1
    const unbound = index >= repeated
    const isLast = index === rows.length - 1
    const keepNext = kept[index] || (isLast && (table.totals.length > 0 || isKept))
    const counter = list === undefined ? [] : [styledParagraph('TableText', '', { align: 'center', keepNext, list })]
    const counting = unbound && cells.counted ? cells.countingColumn() : -1
    const data = table.columns.map((column, position) => {
      const content = cells.data(column, number, row, unbound)
      const runs = position === counting ? [countRow(table.name), ...content] : content
      const paragraph = styledParagraph('TableText', runs, { align: alignments[column.type], keepNext })
      return makeCell(columnWidths[position]!, [paragraph])
    })
    return makeRow([...counter.map((paragraph) => makeCell(NUMBER_WIDTH, [paragraph])), ...data], { height: 17 })
  }
  const written = rows.map((row, index) => ('group' in row ? groupRow(row.group, widths) : dataRow(row, index)))
  if (repeated === rows.length) return written
  return [...written.slice(0, repeated), context.controls.repeating(table.name, written.slice(repeated))]
}

/** A ruled table with repeated headings, its totals, and live formulas if Word can calculate them. */
export const renderTable: BlockRenderer<'table'> = (table, { context, width: available, notes, isSigned }) => {
  const numberWidth = table.lineNumbers ? [NUMBER_WIDTH] : []
  const free = available - (table.lineNumbers ? NUMBER_WIDTH : 0)
  const widths = [
    ...numberWidth,
    ...fitWidths(
      free,
      table.columns.map(({ width, label, type }) => ({ weight: width, label, figures: figures[type] })),
    ),
  ]
  const cells = new TableCells(table, context)
  const start = cells.startCount()
  const counted = (text: string | readonly string[]) =>
    start.length ? [...start, ...(typeof text === 'string' ? [textRun(text)] : text)] : text
  const header = makeHeaderRow(
    [
      ...(table.lineNumbers ? [{ text: '#', align: 'center' as const }] : []),
      ...table.columns.map((column) => ({ text: cells.columnLabel(column), align: alignments[column.type] })),
    ].map(({ text, align }, index) => ({ text: index > 0 ? text : counted(text), align })),
    widths,
  )
  const noted = cells.live && notes
  const isKept = noted || isSigned
  const rows = [header, ...bodyRows(cells, widths, isKept), ...totalRows(cells, widths, isKept)]
  const grid = makeGrid(widths, rows, { style: 'FormTable', caption: table.label })
  return noted ? [grid, styledParagraph('SmallNote', `${UPDATE_HINT}.`, { keepNext: isSigned })] : [grid]
}
