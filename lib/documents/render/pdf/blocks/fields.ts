import type { Field } from '../../../model'
import { packRows, type GridField } from '../../columns'
import type { LayoutBox } from '../boxes'
import type { BlockRenderer, Context } from '../context'
import { inputSpec } from '../field-spec'
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

const heightOf = ({ type, lines = 3 }: Field, { metrics }: Context): number =>
  type === 'multiline' ? Math.max(metrics.fieldHeight, lines * metrics.fieldLine) : metrics.fieldHeight

/** The least width of a field: a date and its label. */
const LEAST = 84

/** The width at which a person's name, an email address or a street address is read in full; 0 for other fields. */
function wishFor({ name, type }: Field): number {
  if (type === 'email' || /\.(?:name|email)$/.test(name)) return 150
  return type === 'text' && /\.\w*address$/i.test(name) ? 200 : 0
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

export const fields: BlockRenderer<'fields'> = (block, context) => {
  const { pen, form, metrics } = context
  return packRows(block.fields, block.columns).map((row, index): LayoutBox => {
    const tracks = placeRow(row, block.columns, context)
    const placed = row.map(({ field }, place): Placed => {
      const track = tracks[place]
      if (!track) throw new Error(`Field ${field.name} is outside the grid`)
      const { x, width } = track
      const spec = inputSpec({ ...field, tip: field.label, multiline: field.type === 'multiline' }, context)
      return {
        field,
        form: form.declare(spec),
        label: layLabel(field, width, context),
        x,
        width,
        height: heightOf(field, context),
      }
    })
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
}
