import { cellName } from '../../../cell-names'
import { theme } from '../../../theme'
import {
  dataRows,
  formulaOf,
  type Column,
  type DataRow,
  type TableBlock,
  type TableRow,
  type Value,
} from '../../../model'
import { keepLast, keepTogether, type LayoutBox } from '../boxes'
import { bodyRuns, mergeText, once, type BlockRenderer, type Context } from '../context'
import { inputSpec, type FieldSpec } from '../field-spec'
import type { FormField } from '../form'
import { showValue } from '../format'
import type { Element } from '../pen'
import { metrics, styles, type Style } from '../style'
import type { Paragraph } from '../text'
import { figureSize, placeColumns } from './table-columns'
import { fieldBoxOf, headerBox, insideOf, PAD, ruleRow, tickBoxOf, type TableGrid, type Track } from './table-parts'
import { totalBoxes } from './totals'

const NUMBER_WIDTH = 24
/** Most characters of a row's name that is set in bold. */
const NAME_LENGTH = 14
const MIN_ROW = metrics.fieldHeight
/** A table up to this share of a page moves to the next page rather than break. */
const KEEP_SHARE = 0.38

interface Cell {
  height: number
  draw: (row: Element, y: number, height: number) => void
}

/** A given value of a fixed column, as text. */
function printedCell(text: Paragraph, track: Track, type: 'TH' | 'TD', { pen }: Context): Cell {
  return {
    height: text.height + 9,
    draw: (row, y, height) => {
      const element = pen.open(row, type, type === 'TH' ? { scope: 'Row' } : {})
      element.add(() => pen.drawTextInside(text, insideOf(track, y, height), track.align))
    },
  }
}

/** Lines that a prefilled text takes in a cell; figures and blanks take one. */
const linesIn = (spec: FieldSpec, track: Track, { form }: Context): number =>
  spec.kind === 'text' && spec.value && spec.align !== 'right'
    ? form.appearances.breakLines(spec.value.shown, track.width - 12, styles.cell.size).length
    : 0

function inputCell(field: FormField, track: Track, figures: number, context: Context): Cell {
  const { pen, form } = context
  const lines = linesIn(field.spec, track, context)
  return {
    height: lines ? Math.max(MIN_ROW, lines * styles.cell.size * 1.21 + 12) : MIN_ROW,
    draw: (row, y, height) => {
      const { spec } = field
      const element = pen.open(row, 'TD')
      if (spec.kind === 'check') return form.place(field, element, tickBoxOf(track, y, height))
      const style = spec.kind === 'text' && spec.readOnly ? 'plain' : 'cell'
      const size = spec.kind === 'text' && spec.align === 'right' ? figures : styles.cell.size
      form.place(field, element, fieldBoxOf(track, y, height), { style, size })
    },
  }
}

/** The name of a row in tooltips: its first given text. */
function rowName(columns: readonly Column[], cells: Readonly<Record<string, Value>>, context: Context): string {
  const column = columns.find(({ key, type }) => type === 'text' && typeof cells[key] === 'string' && cells[key])
  return column ? `, ${mergeText(String(cells[column.key]), context)}` : ''
}

/**
 * The first column is bold if it names its rows: it is printed in every row, at most a word or two long, and has no
 * line number before it.
 */
function leadStyle(table: TableBlock): Style {
  const [lead] = table.columns
  const names = dataRows(table).map(({ cells }) => String(cells[lead?.key ?? ''] ?? ''))
  const isName = lead?.fixed && !table.lineNumbers && names.every((name) => name && name.length <= NAME_LENGTH)
  return isName ? styles.cellStrong : styles.cell
}

function dataCells(row: DataRow, line: number, { table, columns, figures, lead }: TableGrid, context: Context): Cell[] {
  const fieldCell = (column: Column, track: Track): Cell => {
    const name = cellName(table, row, line, column.key)
    const tip = `${column.label}, line ${line}${rowName(table.columns, row.cells, context)}`
    const closed = column.closed ?? context.summed.has(`${table.name}.${column.key}`)
    const spec = inputSpec({ ...column, name, tip, closed }, context)
    const wraps = spec.kind === 'text' && spec.align === 'left' && linesIn(spec, track, context) > 1
    return inputCell(context.form.declare(wraps ? { ...spec, multiline: true } : spec), track, figures, context)
  }
  return table.columns.map((column, index): Cell => {
    const track = columns[index]
    if (!track) throw new Error(`Table ${table.name} has no position for column ${column.key}`)
    const value = row.cells[column.key] ?? null
    if (!column.fixed || formulaOf(column, row) || value === null) return fieldCell(column, track)
    const shown = showValue(value, column.type, column.decimals)?.shown ?? ''
    const text = context.pen.layout(bodyRuns(shown, context, index ? styles.cell : lead), track.width - 2 * PAD)
    return printedCell(text, track, index ? 'TD' : 'TH', context)
  })
}

function groupBox(group: string, { tracks, element, repeat }: TableGrid, context: Context): LayoutBox {
  const { pen, frame } = context
  const text = pen.layout(bodyRuns(group, context, styles.cellStrong), frame.width - 2 * PAD)
  const height = text.height + 8
  return {
    height,
    keepNext: true,
    repeat,
    draw: (y) => {
      pen.artifact(() => {
        pen.fill({ x: frame.left, y, width: frame.width, height }, theme.rowTint)
        ruleRow([], y, height, context)
        pen.drawVerticalRule({ x: frame.left, y }, height)
      })
      const cell = pen.open(pen.open(element(), 'TR'), 'TH', { scope: 'Row', colSpan: tracks.length })
      pen.drawTaggedText(cell, text, { x: frame.left + PAD, y: y + 4 })
    },
  }
}

function rowBox(row: DataRow, line: number, grid: TableGrid, context: Context): LayoutBox {
  const { pen, frame } = context
  const { table, tracks, element, repeat } = grid
  const cells = dataCells(row, line, grid, context)
  const height = Math.max(MIN_ROW, ...cells.map((cell) => cell.height))
  const number = pen.plain(String(line), styles.lineNumber)
  return {
    height,
    repeat,
    draw: (y) => {
      const tableRow = pen.open(element(), 'TR')
      if (table.lineNumbers) {
        const box = { x: frame.left, y, width: NUMBER_WIDTH, height }
        pen.open(tableRow, 'TH', { scope: 'Row' }).add(() => pen.drawTextInside(number, box, 'center'))
      }
      for (const cell of cells) cell.draw(tableRow, y, height)
      pen.artifact(() => ruleRow(tracks, y, height, context))
    },
  }
}

export const table: BlockRenderer<'table'> = (block, context) => {
  const { pen, frame } = context
  const numbers = block.lineNumbers ? NUMBER_WIDTH : 0
  const columns = placeColumns(block, frame.left + numbers, frame.width - numbers, context)
  const numberTrack: Track = { label: '#', x: frame.left, width: NUMBER_WIDTH, align: 'center' }
  const tracks = block.lineNumbers ? [numberTrack, ...columns] : columns
  const element = once(() => pen.open(context.section(), 'Table', { title: block.label }))
  const figures = figureSize(block.columns, columns, context)
  const { head, repeat } = headerBox(tracks, element, context)
  const grid: TableGrid = { table: block, columns, tracks, figures, lead: leadStyle(block), element, repeat }
  let line = 0
  const rows = block.rows.map((row: TableRow) =>
    'group' in row ? groupBox(row.group, grid, context) : rowBox(row, ++line, grid, context),
  )
  const totals = totalBoxes(grid, context)
  const [opening, ...more] = keepLast([...rows, ...totals], totals.length + 2)
  const body = opening ? [{ ...opening, keepNext: rows.length > 1 || opening.keepNext }, ...more] : []
  return keepTogether([head, ...body], frame.height * KEEP_SHARE)
}
