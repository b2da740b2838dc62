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
import { bodyRuns, inputSpec, mergeText, once, type BlockRenderer, type Context } from '../context'
import { showValue } from '../format'
import { keepLast, keepTogether, type Piece } from '../layout'
import type { Element } from '../pen'
import { metrics, styles, type Style } from '../style'
import type { Paragraph } from '../text'
import type { FormField } from '../widgets'
import { figureSize, placeColumns } from './table-columns'
import { headerPiece, PAD, ruleRow, type Track } from './table-parts'
import { totalPieces } from './totals'

const NUMBER_WIDTH = 24
/** Characters of a row's name that is set in bold. */
const NAME_LENGTH = 14
const MIN_ROW = metrics.fieldHeight
/** A table up to this share of a page moves to the next page rather than break. */
const KEEP_SHARE = 0.38

type DrawCell = (row: Element, y: number, height: number) => void

interface Cell {
  height: number
  draw: DrawCell
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

function inputCell(field: FormField, track: Track, figures: number, context: Context): Cell {
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
      const { spec } = field
      const look = spec.kind === 'text' && spec.readOnly ? 'plain' : 'cell'
      const size = spec.kind === 'text' && spec.align === 'right' ? figures : styles.cell.size
      form.place(field, element, rect, { look, size })
    },
  }
}

/** How a row is called in tool tips: its first given text. */
function rowName(columns: readonly Column[], cells: Readonly<Record<string, Value>>, context: Context): string {
  const column = columns.find(({ key, type }) => type === 'text' && typeof cells[key] === 'string' && cells[key])
  return column ? `, ${mergeText(String(cells[column.key]), context)}` : ''
}

/**
 * The first column stands out where it is the name of its row: printed in every row, never longer than a word or two,
 * and with no line number before it.
 */
function leadStyle(table: TableBlock): Style {
  const [lead] = table.columns
  const names = dataRows(table).map(({ cells }) => String(cells[lead?.key ?? ''] ?? ''))
  const isName = lead?.fixed && !table.lineNumbers && names.every((name) => name && name.length <= NAME_LENGTH)
  return isName ? styles.cellStrong : styles.cell
}

/** What the rows of a table have in common. */
interface Setting {
  tracks: readonly Track[]
  figures: number
  lead: Style
}

function dataCells(
  table: TableBlock,
  row: DataRow,
  line: number,
  { tracks, figures, lead }: Setting,
  context: Context,
): Cell[] {
  return table.columns.map((column, index): Cell => {
    const track = tracks[index]
    if (!track) throw new Error(`Table ${table.name} has no place for column ${column.key}`)
    const value = row.cells[column.key] ?? null
    const name = `${table.name}.${line}.${column.key}`
    if (column.fixed && !formulaOf(column, row) && value !== null) {
      const shown = showValue(value, column.type, column.decimals)?.shown ?? ''
      const style = index ? styles.cell : lead
      const text = context.pen.layout(bodyRuns(shown, context, style), track.width - 2 * PAD)
      return printedCell(text, track, index ? 'TD' : 'TH', context)
    }
    const tip = `${column.label}, line ${line}${rowName(table.columns, row.cells, context)}`
    const spec = inputSpec({ ...column, name, tip }, context)
    const wraps = spec.kind === 'text' && spec.value !== null && spec.align === 'left'
    const lines = wraps
      ? context.form.appearances.breakLines(spec.value?.shown ?? '', track.width - 12, styles.cell.size)
      : []
    const field = context.form.declare(lines.length > 1 && spec.kind === 'text' ? { ...spec, multiline: true } : spec)
    return inputCell(field, track, figures, context)
  })
}

export const table: BlockRenderer<'table'> = (block, context) => {
  const { pen, frame } = context
  const numbers = block.lineNumbers ? NUMBER_WIDTH : 0
  const columns = placeColumns(block, frame.left + numbers, frame.width - numbers, context)
  const setting = { tracks: columns, figures: figureSize(block.columns, columns, context), lead: leadStyle(block) }
  const numberTrack: Track = { label: '#', x: frame.left, width: NUMBER_WIDTH, align: 'center' }
  const tracks = block.lineNumbers ? [numberTrack, ...columns] : columns
  const element = once(() => pen.open(context.section(), 'Table', { title: block.label }))
  const { head, repeat } = headerPiece(tracks, element, context)

  const groupPiece = (group: string): Piece => {
    const text = pen.layout(bodyRuns(group, context, styles.cellStrong), frame.width - 2 * PAD)
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
    const drawn = dataCells(block, data, line, setting, context)
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
