import type { Field } from '../../../model'
import { theme } from '../../../theme'
import { packRows, type GridField } from '../../columns'
import { keepRows, type LayoutBox } from '../boxes'
import type { BlockRenderer, Context } from '../context'
import { asksForFigure, asksForWords, fieldHeight, givenHeight } from '../entries'
import { inputSpec, type FieldSpec } from '../field-spec'
import type { FormField } from '../form'
import type { Paragraph } from '../text'
import { fieldBoxOf, ruleRow, toTracks, type Track } from './table-parts'

/** What a label leaves free at its sides, and above it. */
const [PAD, TOP] = [3, 1]
/** What the rules at its sides take of a box. */
const RULES = 1.5

interface Placed {
  field: Field
  form: FormField
  label: Paragraph
  track: Track
  height: number
}

function layLabel(field: Field, width: number, { pen, styles }: Context): Paragraph {
  const hint = field.hint ? [{ text: ` · ${field.hint}`, style: styles.hint }] : []
  return pen.layout([{ text: field.label, style: styles.label }, ...hint], width - 2 * PAD)
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

/** The boxes of a row: its last field takes what is left of it, and the others make room for a name or an address. */
function placeRow(row: readonly GridField[], columns: number, { pen, frame, styles }: Context): Track[] {
  const plans = row.map(({ field, at, span }, index) => {
    const weight = index < row.length - 1 ? span : columns - at
    const label = Math.max(LEAST, pen.measure(field.label, styles.label) + 2 * PAD)
    const least = Math.min((weight * frame.width) / columns, label + RULES)
    return { label: field.label, align: 'left' as const, weight, least, wish: wishFor(field) + RULES }
  })
  return toTracks(plans, frame.left, frame.width)
}

const TWO_LINES = 38

/** The fields of a row that have one line or two, on one level. Returns new objects. */
function leveled(row: readonly Placed[]): Placed[] {
  const level = Math.max(0, ...row.map(({ height }) => height).filter((height) => height <= TWO_LINES))
  return row.map((placed) => ({ ...placed, height: Math.max(placed.height, level) }))
}

/** Entries as large as on a notice on a wall. */
const inLarge = (context: Context): Context => ({
  ...context,
  styles: { ...context.styles, label: context.styles.labelStrong },
  metrics: { ...context.metrics, fieldText: 14, fieldHeight: 27 },
})

/** A grid of boxes with shared rules, each with its label above the place to write. */
export const fields: BlockRenderer<'fields'> = (block, given) => {
  const context = block.poster ? inLarge(given) : given
  const { pen, form, frame, metrics } = context
  const rows = packRows(block.fields, block.columns).map((row, index): LayoutBox => {
    const tracks = placeRow(row, block.columns, context)
    const declared = row.map(({ field }, place): Placed => {
      const track = tracks[place]
      if (!track) throw new Error(`Field ${field.name} is outside the grid`)
      return {
        field,
        ...declareField(field, track.width - RULES, context),
        label: layLabel(field, track.width, context),
        track,
      }
    })
    const placed = leveled(declared)
    const labels = TOP + Math.max(...placed.map(({ label }) => label.height))
    const height = labels + Math.max(...placed.map((each) => each.height))
    return {
      before: index ? 0 : 5,
      height,
      draw: (y) => {
        pen.artifact(() => {
          const inputs = placed.filter(({ field }) => !field.formula)
          for (const { track } of inputs) pen.fill({ x: track.x, y, width: track.width, height }, theme.fieldFill)
          pen.drawHorizontalRule({ x: frame.left, y }, frame.width)
          ruleRow(tracks, y, height, context)
        })
        for (const { field, form: input, label, track, height: own } of placed) {
          const at = { x: track.x + PAD, y: y + TOP }
          const element = pen.drawTaggedText(pen.open(context.section(), 'P'), label, at)
          const style = field.formula ? 'plain' : 'box'
          const rect = { ...fieldBoxOf(track, y + labels, own), y: y + labels }
          form.place(input, element, rect, { style, size: metrics.fieldText })
        }
      },
    }
  })
  return keepRows(rows)
}
