import { cellName } from '../../../cell-names'
import { dataRows, isNumeric, type Column, type TableBlock } from '../../../model'
import type { Context } from '../context'
import { entryHeight, entryOf, takesNames, takesWords } from '../entries'
import { showValue } from '../../../show-value'
import { exampleLeast, headerLeast, PAD, toTracks, type Track } from './table-parts'

/** Sizes of figures in cells below that of their part, in order of preference; all read well in print. */
const FIGURE_SIZES = [9, 8.5] as const
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

const BAR_LEAST = 16
/** Of a column of printed figures, which nobody fills in. */
const PRINTED_FIGURE = 22

const leastOf = ({ type, fixed, bar }: Column): number =>
  bar ? BAR_LEAST : fixed && type === 'number' ? PRINTED_FIGURE : typeLeast[type]

/** The amount that a currency column has room for if the table is wide enough. */
const LARGEST = '$999,999.99'

/** The width at which rows for findings take little height, and at which a person or a job takes two lines. */
const [FINDING_WISH, NAME_WISH] = [140, 80]

/** A column for a job or a customer: it keeps its width in a table that is too narrow for all columns. */
const isJob = ({ type, fixed, label }: Column): boolean =>
  type === 'text' && !fixed && takesNames(label) && /^(?:Job|Customer)/.test(label)

/** The width that a given value needs: all of a figure, the longest word of a text. */
function valueLeast(column: Column, name: string, context: Context): number {
  const { pen, calculation, styles } = context
  if (column.bar) return 0
  const shown = showValue(calculation.valueOf(name), column)?.shown ?? ''
  const parts = isNumeric(column.type) ? [shown] : shown.split(' ')
  return Math.max(...parts.map((part) => pen.measure(part, styles.cellStrong))) + 2 * PAD + 2
}

const valueWidths = (column: Column, table: TableBlock, context: Context): number[] =>
  dataRows(table).map((row, index) => valueLeast(column, cellName(table, row, index + 1, column.key), context))

/** The least width for the header's longest word, typical values, every option, and `values`. */
function leastWidth(column: Column, values: readonly number[], context: Context): number {
  const { pen, styles } = context
  const options = (column.options ?? []).map((option) => pen.measure(option, styles.cell) + 28)
  return Math.max(
    headerLeast(column.label, context),
    exampleLeast(column.label, context),
    isJob(column) ? NAME_WISH : leastOf(column),
    ...[...options, ...values].map((width) => Math.min(width, 120)),
  )
}

function printedWidth(column: Column, table: TableBlock, context: Context): number {
  const { pen, styles } = context
  const texts = dataRows(table).map(({ cells }) => (column.fixed ? cells[column.key] : null))
  const widths = texts.map((text) => (typeof text === 'string' ? pen.measure(text, styles.cellStrong) : 0))
  return Math.max(0, ...widths) + 2 * PAD
}

/** Columns to write words or names in are wide enough for them if the table has the room. */
function wishFor({ type, fixed, label, width }: Column): number {
  if (type !== 'text' || fixed) return 0
  return takesWords(label, width) ? FINDING_WISH : takesNames(label) ? NAME_WISH : 0
}

/** Where columns lack room, a list keeps this width, and a choice that is longer is set smaller. */
const LIST_LEAST = 96

/** Points that a column gives to another at once, where that lowers the table. */
const STEPS = [6, 12, 24, 48, 96] as const

const withWidths = (tracks: readonly Track[], left: number, widths: readonly number[]): Track[] => {
  let x = left
  return tracks.map((track, index) => {
    const placed = { ...track, x, width: widths[index] ?? 0 }
    x += placed.width
    return placed
  })
}

/** Returns a function that tells how many lines the printed texts of a column take, row by row. Each width is tried once. */
function linesBy({ columns, rows }: TableBlock, { pen, styles }: Context) {
  const printed = columns.map(({ key, fixed }) =>
    rows.flatMap((row) => ('cells' in row ? [fixed ? row.cells[key] : null] : [])),
  )
  const known = columns.map(() => new Map<number, readonly number[]>())
  return (column: number, width: number): readonly number[] => {
    const rounded = Math.round(width)
    const lines =
      known[column]?.get(rounded) ??
      (printed[column] ?? []).map((text) =>
        typeof text === 'string' ? pen.plain(text, styles.cell, width - 2 * PAD).lines.length : 0,
      )
    known[column]?.set(rounded, lines)
    return lines
  }
}

function heightBy(table: TableBlock, context: Context): (widths: readonly number[]) => number {
  const { styles, metrics } = context
  const { columns } = table
  const linesOf = linesBy(table, context)
  const rows = dataRows(table)
  const printed = columns.flatMap(({ fixed }, index) => (fixed ? [index] : []))
  return (widths) => {
    const blank = columns.map(({ type, fixed, label }, index) => {
      const width = widths[index] ?? 0
      return type === 'text' && !fixed ? entryHeight({ entry: entryOf(label, width), width }, context) : 0
    })
    const least = Math.max(metrics.row, ...blank)
    const lines = printed.map((index) => linesOf(index, widths[index] ?? 0))
    return rows.reduce((sum, _, row) => {
      const most = lines.reduce((max, column) => Math.max(max, column[row] ?? 0), 0)
      return sum + Math.max(least, most * styles.cell.leading + metrics.rowSpace)
    }, 0)
  }
}

/** Widths at which the table is lowest: printed columns give to other columns of text, step by step, what they can spare. */
function lowestWidths(
  table: TableBlock,
  tracks: readonly Track[],
  least: readonly number[],
  context: Context,
): number[] {
  const heightOf = heightBy(table, context)
  const texts = table.columns.flatMap(({ type }, index) => (type === 'text' ? [index] : []))
  const givers = texts.filter((index) => table.columns[index]?.fixed)
  let widths = tracks.map(({ width }) => width)
  let height = heightOf(widths)
  for (;;) {
    const moves = givers.flatMap((from) =>
      texts.flatMap((to) =>
        STEPS.flatMap((points) => {
          if (from === to || (widths[from] ?? 0) - points < (least[from] ?? 0)) return []
          return [widths.map((width, index) => width + (index === to ? points : index === from ? -points : 0))]
        }),
      ),
    )
    const heights = moves.map(heightOf)
    const best = Math.min(...heights)
    if (best >= height) return widths
    height = best
    widths = moves[heights.indexOf(best)] ?? widths
  }
}

/** A printed text gives way to wider columns next to it only as far as this. */
const PRINTED_LEAST = 110

/** Positions columns by weight. Amounts and words get the room that they need, if printed texts stay readable. */
export function placeColumns(table: TableBlock, left: number, width: number, context: Context): Track[] {
  const room = context.form.appearances.roomFor(LARGEST, context.styles.cell.size)
  const plansWith = (valuesOf: (column: Column) => readonly number[]) =>
    table.columns.map((column) => ({
      label: column.label,
      align: alignOf(column),
      frame: context.links.frames.first(column),
      weight: column.width,
      least: leastWidth(column, valuesOf(column), context),
    }))
  const roomy = plansWith((column) => valueWidths(column, table, context))
  const isRoomy = roomy.reduce((sum, { least }) => sum + least, 0) <= width
  // Words that someone typed break before the words of headers do.
  const isTyped = ({ type, fixed }: Column): boolean => type === 'text' && !fixed
  const plans = isRoomy ? roomy : plansWith((column) => (isTyped(column) ? [] : valueWidths(column, table, context)))
  const tracks = toTracks(plans, left, width)
  const wishes = table.columns.map((column, index) => {
    const [plan, track] = [plans[index], tracks[index]]
    if (!plan || !track) throw new Error(`Table ${table.name} has no position for column ${column.key}`)
    const printed = Math.min(track.width, printedWidth(column, table, context), PRINTED_LEAST)
    const wish = column.type === 'currency' ? room : wishFor(column)
    const least = column.type === 'select' ? Math.min(plan.least, LIST_LEAST) : Math.max(plan.least, printed)
    return { ...plan, least, wish: column.type === 'select' ? plan.least : wish }
  })
  const isWide = tracks.every((track, index) => track.width >= (wishes[index]?.wish ?? 0))
  const placed = isWide ? tracks : toTracks(wishes, left, width)
  const least = plans.map((plan, index) => Math.min(plan.least, placed[index]?.width ?? 0))
  return withWidths(placed, left, lowestWidths(table, placed, least, context))
}

const amountWidths = (columns: readonly Column[], tracks: readonly Track[]): number[] =>
  tracks.filter((_, index) => columns[index]?.type === 'currency').map(({ width }) => width)

/** The size at which a large amount fits the narrowest currency column, so that all figures of a table look alike. */
export function figureSize(columns: readonly Column[], tracks: readonly Track[], { form, styles }: Context): number {
  const narrowest = Math.min(...amountWidths(columns, tracks))
  const sizes = [styles.cell.size, ...FIGURE_SIZES]
  return sizes.find((size) => form.appearances.roomFor(LARGEST, size) <= narrowest) ?? SMALLEST_FIGURE
}
