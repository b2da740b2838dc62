import type { BlockOf, ChecklistItem } from '../../../model'
import { rowsOf } from '../../columns'
import { keepEnds, keepPairs, keepTogether, type LayoutBox } from '../boxes'
import { columnsOf, once, type BlockRenderer, type Context } from '../context'
import { entryHeight, entryOf, givenHeight, rowHeight, takesWords } from '../entries'
import { textSpec, type FieldSpec, type TextSpec } from '../field-spec'
import type { Form, FormField } from '../form'
import type { Element, Pen, Point } from '../pen'
import { metrics, styles } from '../style'
import type { Paragraph } from '../text'
import {
  fieldBoxOf,
  FIRST_ROWS,
  exampleLeast,
  headerBox,
  headerLeast,
  LAST_ROWS,
  PAD,
  ruleRow,
  toTracks,
  type Track,
} from './table-parts'

type Checklist = BlockOf<'checklist'>

const ITEM_SHARE = 5
const KEEP_SHARE = 0.4
/** A row is high enough to show what is written in it at this size. */
const GIVEN_SIZE = 8.5

function answerSpec(block: Checklist, item: ChecklistItem, line: number): FieldSpec {
  const name = `${block.name}.${line}.answer`
  const value = block.values?.[name] ?? null
  return block.answers.length === 1
    ? { kind: 'check', name, tip: `${item.text}: ${block.answers[0]}`, value: value === true }
    : { kind: 'radio', name, tip: item.text, options: block.answers, value: typeof value === 'string' ? value : null }
}

interface ItemText {
  text: Paragraph
  note: Paragraph | null
  height: number
}

function layItem(item: ChecklistItem, width: number, { pen }: Context): ItemText {
  const text = pen.plain(item.text, styles.item, width)
  const note = item.note ? pen.plain(item.note, styles.itemNote, width) : null
  return { text, note, height: text.height + (note?.height ?? 0) }
}

function drawItem(element: Element, { text, note }: ItemText, { x, y }: Point, pen: Pen): void {
  pen.drawTaggedText(element, text, { x, y })
  if (note) pen.drawTaggedText(element, note, { x, y: y + text.height })
}

function renderGrid(block: Checklist, context: Context): LayoutBox[] {
  const { pen, form, frame } = context
  const element = once(() => pen.open(context.section(), 'L', { ordered: false }))
  const columns = columnsOf(frame, 2, metrics.gutter * 1.5)
  const indent = metrics.touch
  const placed = block.items.map((item, index) => {
    const column = columns[index % 2] ?? { x: frame.left, width: frame.width }
    const field = form.declare(answerSpec(block, item, index + 1))
    return { field, x: column.x, text: layItem(item, column.width - indent, context) }
  })
  const rows = rowsOf(placed, 2).map((row, index): LayoutBox => {
    const height = Math.max(metrics.touch, ...row.map(({ text }) => text.height + metrics.touch - text.text.leading))
    return {
      before: index ? 0 : 7,
      height,
      draw: (y) => {
        for (const { field, x, text } of row) {
          const body = pen.open(pen.open(element(), 'LI'), 'LBody')
          form.place(field, body, { x, y, width: metrics.touch, height: metrics.touch })
          const top = y + (metrics.touch - text.text.leading) / 2
          drawItem(pen.open(body, 'P'), text, { x: x + indent, y: top }, pen)
        }
      },
    }
  })
  return keepTogether(keepPairs(rows), frame.height * KEEP_SHARE)
}

/** An answer column is as wide as its heading, but never too narrow to tick. */
const answerWidth = (answer: string, { pen }: Context): number =>
  Math.min(74, Math.max(36, pen.measure(answer, styles.tableHead) + 10))

function toColumns(block: Checklist, context: Context): Track[] {
  const answers = block.answers.map((label) => ({
    label,
    align: 'center' as const,
    fixed: answerWidth(label, context),
  }))
  const extras = block.extras.map(({ label, width }) => ({
    label,
    align: 'left' as const,
    // A finding is what the row is for: it gets no less room than the words it answers.
    weight: takesWords(label, width) ? Math.max(width, ITEM_SHARE) : width,
    least: Math.max(headerLeast(label, context), exampleLeast(label, context)),
  }))
  const item = { label: block.itemLabel ?? 'Item', align: 'left' as const, weight: ITEM_SHARE }
  return toTracks([item, ...answers, ...extras], context.frame.left, context.frame.width)
}

/** The field of a further column and the height that it needs: of an empty cell, or of a longer text in it. */
function declareExtra(spec: TextSpec, { label, width }: Track, form: Form): { field: FormField; height: number } {
  const entry = entryOf(label, width)
  const isLong = entry !== 'short'
  const given = isLong && spec.value ? givenHeight(spec.value.shown, width, GIVEN_SIZE, form.appearances) : 0
  return {
    field: form.declare({ ...spec, multiline: isLong, fitted: isLong }),
    height: Math.max(given, entryHeight(entry, width, form.appearances)),
  }
}

function renderRows(block: Checklist, context: Context): LayoutBox[] {
  const { pen, form, frame } = context
  const element = once(() => pen.open(context.section(), 'Table'))
  const [itemTrack, ...tracks] = toColumns(block, context)
  if (!itemTrack) throw new Error(`Checklist ${block.name} has no columns`)
  const answers = tracks.slice(0, block.answers.length)
  const extras = tracks.slice(block.answers.length)
  const { head, repeat } = headerBox([itemTrack, ...tracks], element, context)
  const empty = extras.map(({ label, width }) => ({ entry: entryOf(label, width), width }))
  const rows = block.items.map((item, index): LayoutBox => {
    const text = layItem(item, itemTrack.width - 2 * PAD, context)
    const spec = answerSpec(block, item, index + 1)
    const field = form.declare(spec)
    const inputs = block.extras.map((extra, at) => {
      const track = extras[at]!
      const name = `${block.name}.${index + 1}.${extra.key}`
      const input = textSpec(name, `${extra.label}, ${item.text}`, block.values?.[name] ?? null)
      return declareExtra(input, track, form)
    })
    const least = Math.max(metrics.touch + 1.5, text.height + 9, ...inputs.map((input) => input.height))
    const height = rowHeight(least, empty, form.appearances)
    return {
      height,
      repeat,
      draw: (y) => {
        const row = pen.open(element(), 'TR')
        const textAt = { x: itemTrack.x + PAD, y: y + (height - text.height) / 2 }
        drawItem(pen.open(row, 'TH', { scope: 'Row' }), text, textAt, pen)
        answers.forEach((track, at) => {
          const option = spec.kind === 'radio' ? block.answers[at] : undefined
          form.place(field, pen.open(row, 'TD'), fieldBoxOf(track, y, height), { style: 'cell', option })
        })
        extras.forEach((track, at) => {
          const input = inputs[at]
          if (!input) throw new Error(`Checklist ${block.name} lacks the field of its column ${track.label}`)
          const rect = fieldBoxOf(track, y, height)
          form.place(input.field, pen.open(row, 'TD'), rect, { style: 'cell', size: styles.cell.size })
        })
        pen.artifact(() => ruleRow([itemTrack, ...tracks], y, height, context))
      },
    }
  })
  return keepTogether([head, ...keepEnds(rows, FIRST_ROWS, LAST_ROWS)], frame.height * KEEP_SHARE)
}

export const checklist: BlockRenderer<'checklist'> = (block, context) =>
  block.layout === 'grid' && block.answers.length === 1 && block.extras.length === 0
    ? renderGrid(block, context)
    : renderRows(block, context)
