import { cellName } from '../../../cell-names'
import { dataRows, type Column, type TableBlock } from '../../../model'
import type { Context } from '../context'
import { takesWords } from '../entries'
import { isNumeric } from '../field-spec'
import { showValue } from '../format'
import { styles } from '../style'
import { exampleLeast, headerLeast, PAD, toTracks, type Track } from './table-parts'

/** Sizes of figures in cells, in order of preference; all read well in print. */
const FIGURE_SIZES = [styles.cell.size, 9, 8.5] as const
const SMALLEST_FIGURE = 8

const alignOf = (column: Column): Track['align'] =>
  column.bar || column.type === 'check' ? 'center' : isNumeric(column.type) ? 'right' : 'left'

const typeLeast: Record<Column['type'], number> = {
  text: 48,
  select: 48,
  date: 58,
  check: 34,
  number: 44,
  percent: 44,
  currency: 62,
}

/** The least width of one place of a bar. */
const BAR_LEAST = 16

/** The amount that a currency column has room for if the table is wide enough. */
const LARGEST = '$999,999.99'

/** The width that a given value needs: all of a figure, the longest word of a text. */
function valueLeast(column: Column, name: string, context: Context): number {
  const { pen, calculation } = context
  if (column.bar) return 0
  const shown = showValue(calculation.valueOf(name), column.type, column.decimals)?.shown ?? ''
  const parts = isNumeric(column.type) ? [shown] : shown.split(' ')
  return Math.max(...parts.map((part) => pen.measure(part, styles.cellStrong))) + 2 * PAD + 2
}

/** The least width for the header's longest word, typical and given values, and every option. */
function leastWidth(column: Column, table: TableBlock, context: Context): number {
  const options = (column.options ?? []).map((option) => context.pen.measure(option, styles.cell) + 28)
  const values = dataRows(table).map((row, index) =>
    valueLeast(column, cellName(table, row, index + 1, column.key), context),
  )
  return Math.max(
    headerLeast(column.label, context),
    exampleLeast(column.label, context),
    column.bar ? BAR_LEAST : typeLeast[column.type],
    ...[...options, ...values].map((width) => Math.min(width, 120)),
  )
}

/** The width at which every printed text of a column takes one line. */
function printedWidth(column: Column, table: TableBlock, context: Context): number {
  const texts = dataRows(table).map(({ cells }) => (column.fixed ? cells[column.key] : null))
  const widths = texts.map((text) => (typeof text === 'string' ? context.pen.measure(text, styles.cellStrong) : 0))
  return Math.max(0, ...widths) + 2 * PAD
}

/** The width at which rows for findings take little height. */
const FINDING_WISH = 140

/** Columns to write words in are wide enough for findings if the table has the room. */
const wishFor = ({ type, fixed, label, width }: Column): number =>
  type === 'text' && !fixed && takesWords(label, width) ? FINDING_WISH : 0

/** A printed text gives way to wider columns beside it only as far as this. */
const PRINTED_LEAST = 110

/**
 * Positions columns by weight. Amounts get the room that they may need, and words the room for findings, as far as
 * printed texts keep lines of their own length or of a readable one.
 */
export function placeColumns(table: TableBlock, left: number, width: number, context: Context): Track[] {
  const room = context.form.appearances.roomFor(LARGEST, styles.cell.size)
  const plans = table.columns.map((column) => ({
    label: column.label,
    align: alignOf(column),
    weight: column.width,
    least: leastWidth(column, table, context),
  }))
  const tracks = toTracks(plans, left, width)
  const wishes = table.columns.map((column, index) => {
    const [plan, track] = [plans[index], tracks[index]]
    if (!plan || !track) throw new Error(`Table ${table.name} has no position for column ${column.key}`)
    const printed = Math.min(track.width, printedWidth(column, table, context), PRINTED_LEAST)
    const wish = column.type === 'currency' ? room : wishFor(column)
    return { ...plan, least: Math.max(plan.least, printed), wish }
  })
  const isWide = tracks.every((track, index) => track.width >= (wishes[index]?.wish ?? 0))
  return isWide ? tracks : toTracks(wishes, left, width)
}

const amountWidths = (columns: readonly Column[], tracks: readonly Track[]): number[] =>
  tracks.filter((_, index) => columns[index]?.type === 'currency').map(({ width }) => width)

/** The size at which a large amount fits the narrowest currency column, so that all figures of a table look alike. */
export function figureSize(columns: readonly Column[], tracks: readonly Track[], { form }: Context): number {
  const narrowest = Math.min(...amountWidths(columns, tracks))
  return FIGURE_SIZES.find((size) => form.appearances.roomFor(LARGEST, size) <= narrowest) ?? SMALLEST_FIGURE
}
