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
import { keepEnds, keepTogether, type LayoutBox } from '../boxes'
import { bodyRuns, once, type BlockRenderer, type Context } from '../context'
import { entryHeight, entryOf, givenHeight, rowHeight, type EmptyCell } from '../entries'
import { inputSpec, type FieldSpec } from '../field-spec'
import type { FormField } from '../form'
import { showValue } from '../../../show-value'
import type { Element } from '../pen'
import type { Style } from '../style'
import type { Paragraph } from '../text'
import { placeInCell, type FoundFrame } from './photo-cell'
import { figureSize, placeColumns } from './table-columns'
import { fieldBoxOf, headerBox, insideOf, PAD, ruleRow, RULES, type TableGrid, type Track } from './table-parts'
import { totalBoxes } from './totals'

const NUMBER_WIDTH = 24
/** Most characters of a row's name that is set in bold. */
const NAME_LENGTH = 14
/** A table up to this share of a page moves to the next page rather than break. */
const KEEP_SHARE = 0.2

interface Cell {
  height: number
  empty?: EmptyCell
  draw: (row: Element, y: number, height: number) => void
}

function printedCell(text: Paragraph, track: Track, type: 'TH' | 'TD', { pen, metrics }: Context): Cell {
  return {
    height: text.height + metrics.rowSpace,
    draw: (row, y, height) => {
      const element = pen.open(row, type, type === 'TH' ? { scope: 'Row' } : {})
      element.add(() => pen.drawTextInside(text, insideOf(track, y, height), track.align))
    },
  }
}

interface Input {
  field: FormField
  found?: FoundFrame
  height: number
  empty?: EmptyCell
}

/** Declares the field of a cell. One that takes words has more than one line, and sizes its text to fit. */
function declareInput(spec: FieldSpec, column: Column, track: Track, context: Context): Input {
  const { form, metrics, styles } = context
  if (spec.kind === 'check') return { field: form.declare(spec), height: metrics.touch + RULES }
  if (spec.kind !== 'text' || spec.align !== 'left') return { field: form.declare(spec), height: 0 }
  const entry = column.type === 'text' ? entryOf(column.label, track.width) : 'short'
  const height = spec.value
    ? givenHeight(spec.value.shown, track.width, styles.cell.size, form.appearances)
    : entryHeight({ entry, width: track.width }, context)
  const isLong = height > 0 || entry !== 'short'
  return {
    field: form.declare({ ...spec, multiline: isLong, fitted: isLong }),
    height,
    empty: spec.value ? undefined : { entry, width: track.width },
  }
}

function inputCell({ field, found, ...needs }: Input, track: Track, figures: number, context: Context): Cell {
  const { pen, styles } = context
  return {
    ...needs,
    draw: (row, y, height) => {
      const { spec } = field
      const style = spec.kind === 'text' && spec.readOnly ? 'plain' : 'cell'
      const size = spec.kind === 'text' && spec.align === 'right' ? figures : styles.cell.size
      const place = { field, box: fieldBoxOf(track, y, height), options: { style, size } as const, found }
      placeInCell(place, pen.open(row, 'TD'), context)
    },
  }
}

function rowName(columns: readonly Column[], cells: Readonly<Record<string, Value>>): string {
  const column = columns.find(({ key, type }) => type === 'text' && typeof cells[key] === 'string' && cells[key])
  return column ? `, ${String(cells[column.key])}` : ''
}

/** The first column is bold if it names its rows: a printed word or two in each, with no line number before it. */
function leadStyle(table: TableBlock, { styles }: Context): Style {
  const [lead] = table.columns
  const names = dataRows(table).map(({ cells }) => String(cells[lead?.key ?? ''] ?? ''))
  const isName = lead?.fixed && !table.lineNumbers && names.every((name) => name && name.length <= NAME_LENGTH)
  return isName ? styles.cellStrong : styles.cell
}

function dataCells(row: DataRow, line: number, grid: TableGrid, context: Context): Cell[] {
  const { table, columns, figures, lead } = grid
  const fieldCell = (column: Column, track: Track): Cell => {
    const name = cellName(table, row, line, column.key)
    const tip = `${column.label}, line ${line}${rowName(table.columns, row.cells)}`
    const closed = column.closed ?? context.summed.has(`${table.name}.${column.key}`)
    const spec = inputSpec({ ...column, name, tip, closed }, context)
    const found = context.links.frames.of(column, row.cells[column.key] ?? null)
    return inputCell({ ...declareInput(spec, column, track, context), found }, track, figures, context)
  }
  return table.columns.map((column, index): Cell => {
    const track = columns[index]
    if (!track) throw new Error(`Table ${table.name} has no position for column ${column.key}`)
    const value = row.cells[column.key] ?? null
    if (!column.fixed || formulaOf(column, row) || value === null) return fieldCell(column, track)
    const shown = showValue(value, column)?.shown ?? ''
    const text = context.pen.layout(bodyRuns(shown, index ? context.styles.cell : lead), track.width - 2 * PAD)
    return printedCell(text, track, index ? 'TD' : 'TH', context)
  })
}

function groupBox(group: string, { tracks, element, repeat }: TableGrid, context: Context): LayoutBox {
  const { pen, frame, metrics, styles } = context
  const text = pen.layout(bodyRuns(group, styles.cellStrong), frame.width - 2 * PAD)
  const height = text.height + metrics.rowSpace
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
      pen.drawTaggedText(cell, text, { x: frame.left + PAD, y: y + metrics.rowSpace / 2 })
    },
  }
}

function rowBox(row: DataRow, line: number, grid: TableGrid, context: Context): LayoutBox {
  const { pen, frame, metrics, styles } = context
  const { table, tracks, element, repeat } = grid
  const cells = dataCells(row, line, grid, context)
  const empty = cells.flatMap((cell) => cell.empty ?? [])
  const least = Math.max(metrics.row, ...cells.map((cell) => cell.height))
  const height = rowHeight(least, empty, context)
  const number = pen.plain(String(line), styles.lineNumber)
  return {
    height,
    repeat,
    rowOf: table,
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
  const grid: TableGrid = { table: block, columns, tracks, figures, lead: leadStyle(block, context), element, repeat }
  let line = 0
  const rows = block.rows.map((row: TableRow) =>
    'group' in row ? groupBox(row.group, grid, context) : rowBox(row, ++line, grid, context),
  )
  const totals = totalBoxes(grid, context)
  const body = keepEnds([...rows, ...totals])
  return keepTogether([head, ...body], frame.height * KEEP_SHARE)
}
