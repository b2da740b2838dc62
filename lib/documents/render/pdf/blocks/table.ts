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
import { inputSpec, isNumeric, once, type BlockRenderer, type Context } from '../context'
import { showValue } from '../format'
import { keepLast, keepTogether, type Piece } from '../layout'
import type { Element } from '../pen'
import { metrics, styles, type Style } from '../style'
import type { Paragraph } from '../text'
import type { FormField } from '../widgets'
import { headerLeast, headerPiece, PAD, ruleRow, toTracks, type Track } from './table-parts'
import { totalPieces } from './totals'

const NUMBER_WIDTH = 24
const MIN_ROW = metrics.fieldHeight
/** A table up to this share of a page moves to the next page rather than break. */
const KEEP_SHARE = 0.38

type DrawCell = (row: Element, y: number, height: number) => void

interface Cell {
  height: number
  draw: DrawCell
}

const alignOf = (column: Column): Track['align'] =>
  isNumeric(column.type) ? 'right' : column.type === 'check' ? 'center' : 'left'

const typeLeast: Record<Column['type'], number> = {
  text: 48,
  select: 48,
  date: 58,
  check: 34,
  number: 44,
  percent: 44,
  currency: 62,
}

/** Room that a given value needs: a figure whole, a text by its longest word. */
function valueLeast(column: Column, name: string, { pen, calculation }: Context): number {
  const shown = showValue(calculation.valueOf(name), column.type, column.decimals)?.shown ?? ''
  const parts = isNumeric(column.type) ? [shown] : shown.split(' ')
  return Math.max(...parts.map((part) => pen.measure(part, styles.cellStrong))) + 2 * PAD + 2
}

/** Room for the header's longest word, for usual and given values and for every option. */
function leastWidth(column: Column, table: TableBlock, context: Context): number {
  const options = (column.options ?? []).map((option) => context.pen.measure(option, styles.cell) + 28)
  const values = dataRows(table).map((_, index) =>
    valueLeast(column, `${table.name}.${index + 1}.${column.key}`, context),
  )
  return Math.max(
    headerLeast(column.label, context),
    typeLeast[column.type],
    ...[...options, ...values].map((width) => Math.min(width, 120)),
  )
}

/** A given value of a fixed column, as text. */
function printedCell(text: Paragraph, track: Track, type: 'TH' | 'TD', { pen }: Context): Cell {
  return {
    height: text.height + 9,
    draw: (row, y, height) => {
      const element = pen.open(row, type, type === 'TH' ? { scope: 'Row' } : {})
      element.add(() =>
        pen.write(text, track.x + PAD, y + (height - text.height) / 2, track.align, track.width - 2 * PAD),
      )
    },
  }
}

/** How high a prefilled text needs to be; blank cells take one line. */
function filledHeight(field: FormField, track: Track, { form }: Context): number {
  if (field.spec.kind !== 'text' || !field.spec.value || field.spec.align === 'right') return MIN_ROW
  const lines = form.appearances.breakLines(field.spec.value.shown, track.width - 12, styles.cell.size)
  return Math.max(MIN_ROW, lines.length * styles.cell.size * 1.21 + 12)
}

function inputCell(field: FormField, track: Track, calculated: boolean, context: Context): Cell {
  const { pen, form } = context
  return {
    height: filledHeight(field, track, context),
    draw: (row, y, height) => {
      const element = pen.open(row, 'TD')
      if (field.spec.kind === 'check') {
        const [x, top] = [track.x + (track.width - metrics.box) / 2, y + (height - metrics.box) / 2]
        form.place(field, element, { x, y: top, width: metrics.box, height: metrics.box })
        return
      }
      const rect = { x: track.x + 0.75, y: y + 0.75, width: track.width - 1.5, height: height - 1.5 }
      form.place(field, element, rect, { look: calculated ? 'plain' : 'cell', size: styles.cell.size })
    },
  }
}

/** How a row is called in tool tips: its first given text. */
function rowName(columns: readonly Column[], cells: Readonly<Record<string, Value>>): string {
  const column = columns.find(({ key, type }) => type === 'text' && typeof cells[key] === 'string' && cells[key])
  return column ? `, ${String(cells[column.key])}` : ''
}

/** Short names that open the rows stand out; sentences do not. */
function leadStyle(table: TableBlock): Style {
  const key = table.columns[0]?.key ?? ''
  return dataRows(table).every(({ cells }) => String(cells[key] ?? '').length <= 26) ? styles.cellStrong : styles.cell
}

function dataCells(table: TableBlock, row: DataRow, line: number, tracks: readonly Track[], context: Context): Cell[] {
  return table.columns.map((column, index): Cell => {
    const track = tracks[index]
    if (!track) throw new Error(`Table ${table.name} has no place for column ${column.key}`)
    const value = row.cells[column.key] ?? null
    const name = `${table.name}.${line}.${column.key}`
    if (column.fixed && !formulaOf(column, row) && value !== null) {
      const shown = showValue(value, column.type, column.decimals)?.shown ?? ''
      const text = context.pen.plain(shown, index ? styles.cell : leadStyle(table), track.width - 2 * PAD)
      return printedCell(text, track, index ? 'TD' : 'TH', context)
    }
    const tip = `${column.label}, line ${line}${rowName(table.columns, row.cells)}`
    const spec = inputSpec({ ...column, name, tip }, context)
    const wraps = spec.kind === 'text' && spec.value !== null && spec.align === 'left'
    const lines = wraps
      ? context.form.appearances.breakLines(spec.value?.shown ?? '', track.width - 12, styles.cell.size)
      : []
    const field = context.form.declare(lines.length > 1 && spec.kind === 'text' ? { ...spec, multiline: true } : spec)
    return inputCell(field, track, spec.kind === 'text' && spec.readOnly, context)
  })
}

export const table: BlockRenderer<'table'> = (block, context) => {
  const { pen, frame } = context
  const numbers = block.lineNumbers ? NUMBER_WIDTH : 0
  const weighted = block.columns.map((column) => ({
    label: column.label,
    align: alignOf(column),
    weight: column.width,
    least: leastWidth(column, block, context),
  }))
  const columns = toTracks(weighted, frame.left + numbers, frame.width - numbers)
  const numberTrack: Track = { label: '#', x: frame.left, width: NUMBER_WIDTH, align: 'center' }
  const tracks = block.lineNumbers ? [numberTrack, ...columns] : columns
  const element = once(() => pen.open(context.section(), 'Table', { title: block.label }))
  const { head, repeat } = headerPiece(tracks, element, context)

  const groupPiece = (group: string): Piece => {
    const text = pen.plain(group, styles.cellStrong, frame.width - 2 * PAD)
    const height = text.height + 8
    return {
      height,
      keepNext: true,
      repeat,
      draw: (y) => {
        pen.artifact(() => {
          pen.fill(frame.left, y, frame.width, height, theme.rowTint)
          ruleRow([], y, height, context)
          pen.upright(frame.left, y, height)
        })
        pen.say(pen.open(element(), 'TR'), 'TH', text, frame.left + PAD, y + 4, {
          scope: 'Row',
          colSpan: tracks.length,
        })
      },
    }
  }

  const linePiece = (data: DataRow, line: number): Piece => {
    const drawn = dataCells(block, data, line, columns, context)
    const height = Math.max(MIN_ROW, ...drawn.map((cell) => cell.height))
    const number = pen.plain(String(line), styles.lineNumber)
    return {
      height,
      repeat,
      draw: (y) => {
        const row = pen.open(element(), 'TR')
        if (block.lineNumbers)
          pen
            .open(row, 'TH', { scope: 'Row' })
            .add(() => pen.write(number, frame.left, y + (height - number.height) / 2, 'center', NUMBER_WIDTH))
        for (const cell of drawn) cell.draw(row, y, height)
        pen.artifact(() => ruleRow(tracks, y, height, context))
      },
    }
  }

  let line = 0
  const rows = block.rows.map((row: TableRow) => ('group' in row ? groupPiece(row.group) : linePiece(row, ++line)))
  const totals = totalPieces(block, columns, tracks.length, element, repeat, context)
  const [opening, ...more] = keepLast([...rows, ...totals], totals.length + 2)
  const body = opening ? [{ ...opening, keepNext: rows.length > 1 || opening.keepNext }, ...more] : []
  return keepTogether([head, ...body], frame.height * KEEP_SHARE)
}
