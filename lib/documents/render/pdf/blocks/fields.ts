import type { Field } from '../../../model'
import { packRows, type GridField } from '../../columns'
import { keepRows, type LayoutBox } from '../boxes'
import type { BlockRenderer, Context } from '../context'
import { asksForFigure, asksForWords, fieldHeight, givenHeight } from '../entries'
import { inputSpec, type FieldSpec } from '../field-spec'
import type { FormField } from '../form'
import type { Paragraph } from '../text'
import { toTracks, type Track } from './table-parts'

interface Placed {
  field: Field
  form: FormField
  label: Paragraph
  x: number
  width: number
  height: number
}

function layLabel(field: Field, width: number, { pen, styles }: Context): Paragraph {
  const hint = field.hint ? [{ text: ` · ${field.hint}`, style: styles.hint }] : []
  return pen.layout([{ text: field.label, style: styles.label }, ...hint], width)
}

/** The field of a place so wide, and its height. Words that need more than a line have a size that fits them. */
function declareField(field: Field, width: number, context: Context): { form: FormField; height: number } {
  const { form, metrics } = context
  const { fieldHeight: least, fieldLine, fieldText } = metrics
  const spec: FieldSpec = inputSpec({ ...field, tip: field.label }, context)
  if (spec.kind !== 'text' || (field.type !== 'multiline' && field.type !== 'text') || spec.readOnly)
    return { form: form.declare(spec), height: least }
  const given = spec.value ? givenHeight(spec.value.shown, width, fieldText, form.appearances) : 0
  const isText = field.type === 'multiline'
  // What the letterhead has too is one line in both places.
  const isOneLine = field.name.startsWith('company.')
  const isLong = isText || given > 0 || (!isOneLine && asksForWords(field.label, width))
  const drawn = Math.max(least, isText ? (field.lines ?? 3) * fieldLine : 0)
  const needed = isLong ? fieldHeight(drawn, isText, width, form.appearances) : drawn
  return {
    form: form.declare({ ...spec, multiline: isLong, fitted: isLong }),
    height: Math.max(needed, given),
  }
}

const LEAST = 84

/** The width at which a person's name of eighteen letters is read in full. */
const NAME = 105

/** The width at which a name, an email address or a street address is read in full; 0 for figures and dates. */
function wishFor({ name, type, label }: Field): number {
  if (type === 'email' || /\.(?:name|email)$/.test(name)) return 150
  if (type !== 'text' || asksForFigure(label)) return 0
  return /\.\w*address$/i.test(name) ? 200 : NAME
}

/** Positions the fields of a row on the grid. Those of the same row make room for a name or an address. */
function placeRow(row: readonly GridField[], columns: number, { pen, frame, metrics, styles }: Context): Track[] {
  const { gutter } = metrics
  const each = (frame.width + gutter) / columns
  const used = row.reduce((sum, { span }) => sum + span, 0)
  const plans = row.map(({ field, span }) => {
    const label = Math.max(LEAST, pen.measure(field.label, styles.label))
    const least = Math.min(span * each, label + gutter)
    return { label: field.label, align: 'left' as const, weight: span, least, wish: wishFor(field) + gutter }
  })
  const rest = { label: '', align: 'left' as const, weight: columns - used }
  const tracks = toTracks(used < columns ? [...plans, rest] : plans, frame.left, frame.width + gutter)
  return tracks.map((track) => ({ ...track, width: track.width - gutter }))
}

const TWO_LINES = 38

/** The fields of a row that have one line or two, on one level: the lines to write on go through. Returns new objects. */
function leveled(row: readonly Placed[]): Placed[] {
  const level = Math.max(0, ...row.map(({ height }) => height).filter((height) => height <= TWO_LINES))
  return row.map((placed) => ({ ...placed, height: Math.max(placed.height, level) }))
}

export const fields: BlockRenderer<'fields'> = (block, context) => {
  const { pen, form, metrics } = context
  const rows = packRows(block.fields, block.columns).map((row, index): LayoutBox => {
    const tracks = placeRow(row, block.columns, context)
    const declared = row.map(({ field }, place): Placed => {
      const track = tracks[place]
      if (!track) throw new Error(`Field ${field.name} is outside the grid`)
      const { x, width } = track
      return { field, ...declareField(field, width, context), label: layLabel(field, width, context), x, width }
    })
    const placed = leveled(declared)
    const labels = Math.max(...placed.map(({ label }) => label.height))
    return {
      before: index ? 6 : 8,
      height: labels + 1 + Math.max(...placed.map(({ height }) => height)),
      draw: (y) => {
        for (const { field, form: input, label, x, width, height } of placed) {
          const at = { x, y: y + labels - label.height }
          const element = pen.drawTaggedText(pen.open(context.section(), 'P'), label, at)
          const style = field.formula ? 'result' : 'line'
          form.place(input, element, { x, y: y + labels + 1, width, height }, { style, size: metrics.fieldText })
        }
      },
    }
  })
  return keepRows(rows)
}
