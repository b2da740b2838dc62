import { isTickGrid, onPaper } from '../../../model'
import { rowsOf } from '../../columns'
import { keepEnds, keepTogether, type LayoutBox } from '../boxes'
import { columnsOf, once, type BlockRenderer, type Context } from '../context'
import { entryHeight, entryOf, givenHeight, rowHeight, takesWords, type EmptyCell } from '../entries'
import { textSpec, type TextSpec } from '../field-spec'
import type { FormField } from '../form'
import type { Element } from '../pen'
import { answerSpec, drawItem, KEEP_SHARE, layItem, tallerRow, type Checklist } from './checklist-item'
import { placeInCell } from './photo-cell'
import {
  fieldBoxOf,
  exampleLeast,
  headerBox,
  headerLeast,
  PAD,
  ruleRow,
  RULES,
  toTracks,
  type Track,
} from './table-parts'
import { renderTickGrid } from './tick-grid'

const ITEM_SHARE = 5
/** The shares of a column for findings that are tried next to that of the items. */
const FINDING_SHARES = [5, 4, 6, 7, 8] as const
/** A row is high enough to show what is written in it at this size. */
const GIVEN_SIZE = 9
const ANSWER = 36
const LEAST_ITEM = 92

interface Widths {
  leastAnswer: number
  finding: number
}

/** An answer column is as wide as its heading, but never too narrow to tick. */
const answerWidth = (answer: string, least: number, { pen, styles }: Context): number =>
  Math.min(74, Math.max(least, pen.measure(answer, styles.tableHead) + 8))

function columnsAt(block: Checklist, { leastAnswer, finding }: Widths, context: Context): Track[] {
  const answers = block.answers.map((label) => ({
    label,
    align: 'center' as const,
    fixed: answerWidth(label, leastAnswer, context),
  }))
  const extras = block.extras.map(({ key, label, width }) => ({
    label,
    frame: context.links.frames.first({ key }),
    align: 'left' as const,
    weight: takesWords(label, width) ? Math.max(width, finding) : width,
    least: Math.max(headerLeast(label, context), exampleLeast(label, context)),
  }))
  const item = { label: block.itemLabel ?? 'Item', align: 'left' as const, weight: ITEM_SHARE }
  return toTracks([item, ...answers, ...extras], context.frame.left, context.frame.width)
}

const emptyCells = (tracks: readonly Track[]): EmptyCell[] =>
  tracks.map(({ label, width }) => ({ entry: entryOf(label, width), width }))

function leastHeight(cells: readonly EmptyCell[], context: Context): number {
  const { metrics } = context
  const empty = cells.map((cell) => entryHeight(cell, context))
  return rowHeight(Math.max(metrics.row, metrics.touch + RULES, ...empty), cells, context)
}

/** The lowest of the ways to set a checklist: a wider column for findings takes lines from these and gives them to the items. */
function toColumns(block: Checklist, leastAnswer: number, context: Context): Track[] {
  const heightOf = (tracks: readonly Track[]): number => {
    const least = leastHeight(emptyCells(tracks.slice(1 + block.answers.length)), context)
    const room = (tracks[0]?.width ?? 0) - 2 * PAD
    return block.items.reduce(
      (sum, item) => sum + Math.max(least, layItem(item, room, context).height + context.metrics.rowSpace),
      0,
    )
  }
  const hasFindings = block.extras.some(({ label, width }) => takesWords(label, width))
  const shares = FINDING_SHARES.slice(0, hasFindings ? undefined : 1)
  const ways = shares.map((finding) => columnsAt(block, { leastAnswer, finding }, context))
  if (ways.length === 1) return ways[0]!
  const heights = ways.map(heightOf)
  return ways[heights.indexOf(Math.min(...heights))] ?? []
}

/** One of the two halves that a checklist is set in, or the whole of its width. */
interface Side {
  tracks: readonly Track[]
  context: Context
}

/** A grid has two sides, unless its items would have too little room. */
function sidesOf(block: Checklist, context: Context): Side[] {
  const whole = (): Side[] => [{ tracks: toColumns(block, ANSWER, context), context }]
  if (block.layout !== 'grid' || block.items.length < 2) return whole()
  const sides = columnsOf(context.frame, 2, context.metrics.gutter).map(({ x, width }): Side => {
    const half = { ...context, frame: { ...context.frame, left: x, width } }
    return { tracks: toColumns(block, context.metrics.touch + 2, half), context: half }
  })
  const isWide = sides.every(({ tracks }) => (tracks[0]?.width ?? 0) >= LEAST_ITEM)
  return isWide ? sides : whole()
}

/** The field of a further column and the height that it needs: of an empty cell, or of a longer text in it. */
function declareExtra(spec: TextSpec, { label, width }: Track, context: Context): { field: FormField; height: number } {
  const { form } = context
  const entry = entryOf(label, width)
  const isLong = entry !== 'short'
  const given = isLong && spec.value ? givenHeight(spec.value.shown, width, GIVEN_SIZE, form.appearances) : 0
  return {
    field: form.declare({ ...spec, multiline: isLong, fitted: isLong }),
    height: Math.max(given, entryHeight({ entry, width }, context)),
  }
}

interface ItemRow {
  height: number
  draw: (y: number, height: number) => void
}

function layRow(block: Checklist, index: number, side: Side, element: () => Element): ItemRow {
  const { tracks, context } = side
  const { pen, form, metrics, styles } = context
  const [item, itemTrack] = [block.items[index], tracks[0]]
  if (!item || !itemTrack) throw new Error(`Checklist ${block.name} has no item ${index + 1}, or no columns`)
  const answers = tracks.slice(1, 1 + block.answers.length)
  const extras = tracks.slice(1 + block.answers.length)
  const text = layItem(item, itemTrack.width - 2 * PAD, context)
  const spec = answerSpec(block, item, index + 1)
  const field = form.declare(spec)
  const inputs = extras.map((track, at) => {
    const { key, label } = block.extras[at]!
    const name = `${block.name}.${index + 1}.${key}`
    const input = textSpec(name, `${label}, ${item.text}`, block.values?.[name] ?? null)
    const found = context.links.frames.of({ key }, block.values?.[name] ?? null)
    return { track, found, ...declareExtra(input, track, context) }
  })
  const needs = [
    metrics.row,
    metrics.touch + RULES,
    text.height + metrics.rowSpace,
    ...inputs.map((input) => input.height),
  ]
  const draw: ItemRow['draw'] = (y, height) => {
    const row = pen.open(element(), 'TR')
    const textAt = { x: itemTrack.x + PAD, y: y + (height - text.height) / 2 }
    drawItem(pen.open(row, 'TH', { scope: 'Row' }), text, textAt, pen)
    answers.forEach((track, at) => {
      const option = spec.kind === 'radio' ? block.answers[at] : undefined
      form.place(field, pen.open(row, 'TD'), fieldBoxOf(track, y, height), { style: 'cell', option })
    })
    for (const { track, field: input, found } of inputs) {
      const options = { style: 'cell', size: styles.cell.size } as const
      const place = { field: input, box: fieldBoxOf(track, y, height), options, found }
      placeInCell(place, pen.open(row, 'TD'), context)
    }
    pen.artifact(() => ruleRow(tracks, y, height, context))
  }
  return { height: rowHeight(Math.max(...needs), emptyCells(extras), context), draw }
}

/** The header above each side. It is read out once. */
function headOf(sides: readonly Side[], element: () => Element): ReturnType<typeof headerBox> {
  const [first, ...others] = sides.map(({ tracks, context }) => headerBox(tracks, element, context))
  if (!first) throw new Error('A checklist has at least one side')
  const drawOthers = (y: number) => others.forEach(({ repeat }) => repeat.draw(y))
  const withOthers = <T extends { draw: (y: number) => void }>(box: T): T => ({
    ...box,
    draw: (y: number) => {
      box.draw(y)
      drawOthers(y)
    },
  })
  return { head: withOthers(first.head), repeat: withOthers(first.repeat) }
}

function renderRows(block: Checklist, context: Context): LayoutBox[] {
  const element = once(() => context.pen.open(context.section(), 'Table'))
  const sides = sidesOf(block, context)
  const { head, repeat } = headOf(sides, element)
  const items = block.items.map((_, index) => layRow(block, index, sides[index % sides.length]!, element))
  const lines = rowsOf(items, sides.length)
  const rows = lines.map((row): LayoutBox => {
    const height = Math.max(...row.map((item) => item.height))
    const drawAt = (at: number) => (y: number) => row.forEach((item) => item.draw(y, at))
    const taller = tallerRow(block, lines.length, height, drawAt)
    return { height, repeat, rowOf: block, draw: drawAt(height), taller }
  })
  return keepTogether([head, ...keepEnds(rows)], context.frame.height * KEEP_SHARE)
}

export const checklist: BlockRenderer<'checklist'> = (given, context) => {
  const block = onPaper(given)
  return isTickGrid(block) ? renderTickGrid(block, context) : renderRows(block, context)
}
