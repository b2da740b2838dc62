import type { Column, TableBlock, Total, Value } from '../../../model'
import { theme } from '../../../theme'
import { writeElement } from '../element'
import { liveFormulas, type LiveFormulas } from '../formulas'
import { fitWidths, keepsNextRow, line, makeCell, makeGrid, makeHeaderRow, makeRow, ruledBorders } from '../grid'
import { inlineRuns, styledParagraph, textRun, type Align } from '../text'
import { formatResult, formatValue } from '../values'
import type { BlockRenderer, Place } from './types'

const NUMBER_WIDTH = 430

const UPDATE_HINT = 'To update totals, select the table and press F9'

const alignments: Record<Column['type'], Align> = {
  text: 'left',
  date: 'left',
  select: 'left',
  check: 'center',
  number: 'right',
  currency: 'right',
  percent: 'right',
}

/** `12,345.67` and `$12,345.67` stand on one line; so does `100.25%`. */
const figures: Partial<Record<Column['type'], number>> = { number: 9, currency: 10, percent: 7 }

/** Writes the cells of one table. */
class TableCells {
  private readonly formulas: LiveFormulas

  constructor(
    private readonly table: TableBlock,
    private readonly place: Place,
  ) {
    this.formulas = liveFormulas(table, place.context.cells)
  }

  get live(): boolean {
    return this.formulas.codes.size > 0
  }

  private calculated(name: string): string | undefined {
    const { cells, results } = this.place.context
    const code = this.formulas.codes.get(name)
    if (!code) return undefined
    const result = formatResult(results.get(name) ?? null, cells.get(name)!)
    return writeElement('fldSimple', { instr: code }, textRun(result))
  }

  /** What a formula reads is plain text: LibreOffice finds no number inside a content control. */
  private input(place: Parameters<Place['context']['input']>[0]): string {
    const { context } = this.place
    if (!this.formulas.read.has(place.name)) return context.input(place)
    const text = context.textOf(place)
    return text && textRun(text)
  }

  data(column: Column, row: number, value: Value): string[] {
    const { context } = this.place
    const name = `${this.table.name}.${row}.${column.key}`
    const label = `${column.label}, line ${row}`
    if (column.type === 'check') return [context.controls.checkBox(name, label, value === true)]
    if (column.fixed && value !== null) return inlineRuns(formatValue(value, column), context)
    const formula = this.calculated(name)
    if (formula) return [formula]
    const place = { name, label, type: column.type, decimals: column.decimals, value }
    return [this.input(column.options ? { ...place, options: column.options } : place)]
  }

  total(total: Total): string {
    return this.calculated(total.name) ?? this.input({ ...total, value: total.value ?? null })
  }

  /** The label of a total; that of a live one says on screen how to update it. */
  totalLabel({ name, label }: Total): string {
    const run = textRun(label, { bold: true })
    return this.formulas.codes.has(name) ? this.hinted(name, run) : run
  }

  columnLabel({ key, label }: Column): string | string[] {
    const name = `${this.table.name}.1.${key}`
    return this.formulas.codes.has(name) ? [this.hinted(name, textRun(label))] : label
  }

  private hinted(name: string, run: string): string {
    return this.place.context.controls.titled(`${name}.label`, UPDATE_HINT, run)
  }
}

function totalRows(table: TableBlock, widths: readonly number[], cells: TableCells, noted: boolean): string[] {
  const last = widths.at(-1)!
  const labelWidth = widths.reduce((a, b) => a + b, 0) - last
  return table.totals.map((total, index) => {
    const style = total.strong ? 'TableStrong' : 'TableText'
    const label = styledParagraph(style, [cells.totalLabel(total)], { align: 'right' })
    const value = styledParagraph(style, [cells.total(total)], { align: 'right' })
    const look = total.strong
      ? { fill: theme.accentTint, borders: { top: line(theme.accent, 12) } }
      : { fill: total.formula ? theme.rowTint : 'FFFFFF' }
    return makeRow(
      [makeCell(labelWidth, [label], { ...look, span: widths.length - 1 }), makeCell(last, [value], look)],
      {
        height: 20,
        keepNext: index < table.totals.length - 1 || noted,
      },
    )
  })
}

function bodyRows(table: TableBlock, widths: readonly number[], cells: TableCells, noted: boolean): string[] {
  const width = widths.reduce((a, b) => a + b, 0)
  const columnWidths = table.lineNumbers ? widths.slice(1) : widths
  let number = 0
  return table.rows.map((row, index) => {
    if ('group' in row) {
      const title = styledParagraph('TableGroup', row.group, { keepNext: true })
      return makeRow([makeCell(width, [title], { span: widths.length, fill: theme.rowTint })])
    }
    number += 1
    const counter = styledParagraph('TableText', [textRun(String(number), { color: theme.muted })], { align: 'center' })
    const data = table.columns.map((column, position) =>
      makeCell(columnWidths[position]!, [
        styledParagraph('TableText', cells.data(column, number, row.cells[column.key] ?? null), {
          align: alignments[column.type],
        }),
      ]),
    )
    const isLast = index === table.rows.length - 1
    const numbered = table.lineNumbers ? [makeCell(NUMBER_WIDTH, [counter]), ...data] : data
    return makeRow(numbered, {
      height: 20,
      keepNext: keepsNextRow(index, table.rows.length) || (isLast && (table.totals.length > 0 || noted)),
    })
  })
}

/** A ruled table with repeated headings, live formulas where Word can calculate, and its totals. */
export const renderTable: BlockRenderer<'table'> = (table, place) => {
  const numberWidth = table.lineNumbers ? [NUMBER_WIDTH] : []
  const free = place.width - (table.lineNumbers ? NUMBER_WIDTH : 0)
  const widths = [
    ...numberWidth,
    ...fitWidths(
      free,
      table.columns.map(({ width, label, type }) => ({ weight: width, label, figures: figures[type] })),
    ),
  ]
  const cells = new TableCells(table, place)
  const header = makeHeaderRow(
    [
      ...(table.lineNumbers ? [{ text: '#', align: 'center' as const }] : []),
      ...table.columns.map((column) => ({ text: cells.columnLabel(column), align: alignments[column.type] })),
    ],
    widths,
  )
  // The note would print, so the customer's copy does without.
  const noted = cells.live && place.audience === 'office'
  const rows = [header, ...bodyRows(table, widths, cells, noted), ...totalRows(table, widths, cells, noted)]
  const grid = makeGrid(widths, rows, { borders: ruledBorders(theme.rule), caption: table.label })
  return noted ? [grid, styledParagraph('SmallNote', `${UPDATE_HINT}.`)] : [grid]
}
