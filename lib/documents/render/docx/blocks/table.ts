import { SimpleField, TextRun, type TableRow } from 'docx'
import type { Cell } from '../../../calc'
import type { Column, TableBlock, Total, Value } from '../../../model'
import { theme } from '../../../theme'
import { addressTable, wordFormula, type TableAddresses } from '../formulas'
import { line, makeCell, makeGrid, makeHeaderRow, makeRow, ruledBorders, fitWidths } from '../grid'
import { inlineRuns, styledParagraph, type RunLike } from '../text'
import { formatResult, formatValue } from '../values'
import type { BlockRenderer, Body, Place } from './types'

const NUMBER_WIDTH = 430

type Align = 'left' | 'center' | 'right'

const alignments: Record<Column['type'], Align> = {
  text: 'left',
  date: 'left',
  select: 'left',
  check: 'center',
  number: 'right',
  currency: 'right',
  percent: 'right',
}

/** Renders the cells of one table and remembers whether any of them calculates. */
class TableCells {
  live = false
  private readonly addresses: TableAddresses

  constructor(
    private readonly table: TableBlock,
    private readonly place: Place,
  ) {
    this.addresses = addressTable(table)
  }

  private calculated(name: string): SimpleField | undefined {
    const { cells, results } = this.place.context
    const cell: Cell | undefined = cells.get(name)
    const formula = cell && wordFormula(cell, this.addresses)
    if (!cell || !formula) return undefined
    this.live = true
    return new SimpleField(formula, formatResult(results.get(name) ?? null, cell))
  }

  data(column: Column, row: number, value: Value): RunLike[] {
    const { context } = this.place
    const name = `${this.table.name}.${row}.${column.key}`
    const label = `${column.label}, line ${row}`
    if (column.type === 'check') return [context.controls.checkBox(name, label, value === true)]
    if (column.fixed && value !== null) return inlineRuns(formatValue(value, column), context)
    const formula = this.calculated(name)
    if (formula) return [formula]
    const place = { name, label, type: column.type, decimals: column.decimals, value }
    return [context.input(column.options ? { ...place, options: column.options } : place)]
  }

  total(total: Total): RunLike {
    const formula = total.formula && this.calculated(total.name)
    return formula ?? this.place.context.input({ ...total, value: total.value ?? null })
  }
}

function totalRows(table: TableBlock, widths: readonly number[], cells: TableCells): TableRow[] {
  const last = widths.at(-1)!
  const labelWidth = widths.reduce((a, b) => a + b, 0) - last
  return table.totals.map((total, index) => {
    const style = total.strong ? 'TableStrong' : 'TableText'
    const label = styledParagraph(style, [new TextRun({ text: total.label, bold: true })], { alignment: 'right' })
    const value = styledParagraph(style, [cells.total(total)], { alignment: 'right' })
    const look = total.strong
      ? { fill: theme.accentTint, borders: { top: line(theme.accent, 12) } }
      : { fill: total.formula ? theme.rowTint : 'FFFFFF' }
    return makeRow(
      [makeCell(labelWidth, [label], { ...look, span: widths.length - 1 }), makeCell(last, [value], look)],
      {
        height: 20,
        keepNext: index < table.totals.length - 1 || cells.live,
      },
    )
  })
}

function bodyRows(table: TableBlock, widths: readonly number[], cells: TableCells): TableRow[] {
  const width = widths.reduce((a, b) => a + b, 0)
  const columnWidths = table.lineNumbers ? widths.slice(1) : widths
  let number = 0
  return table.rows.map((row, index) => {
    if ('group' in row) {
      const title = styledParagraph('TableGroup', row.group, { keepNext: true })
      return makeRow([makeCell(width, [title], { span: widths.length, fill: theme.rowTint })])
    }
    number += 1
    const counter = styledParagraph('TableText', [new TextRun({ text: String(number), color: theme.muted })], {
      alignment: 'center',
    })
    const data = table.columns.map((column, position) =>
      makeCell(columnWidths[position]!, [
        styledParagraph('TableText', cells.data(column, number, row.cells[column.key] ?? null), {
          alignment: alignments[column.type],
        }),
      ]),
    )
    const isLast = index === table.rows.length - 1
    const numbered = table.lineNumbers ? [makeCell(NUMBER_WIDTH, [counter]), ...data] : data
    return makeRow(numbered, { height: 20, keepNext: isLast && (table.totals.length > 0 || cells.live) })
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
      table.columns.map(({ width, label }) => ({ weight: width, label })),
    ),
  ]
  const cells = new TableCells(table, place)
  const header = makeHeaderRow(
    [
      ...(table.lineNumbers ? [{ text: '#', align: 'center' as const }] : []),
      ...table.columns.map(({ label, type }) => ({ text: label, align: alignments[type] })),
    ],
    widths,
  )
  const rows = [header, ...bodyRows(table, widths, cells), ...totalRows(table, widths, cells)]
  const grid: Body = makeGrid(widths, rows, { borders: ruledBorders(theme.rule), caption: table.label })
  if (!cells.live) return [grid]
  return [grid, styledParagraph('SmallNote', 'Totals update in Word: select the table and press F9.')]
}
