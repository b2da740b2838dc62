import type { SignatureParty, Value } from '../../../model'
import { bodyRuns, columnsOf, rowsOf, textSpec, type BlockRenderer, type Context } from '../context'
import type { FieldSpec } from '../field-spec'
import type { Piece } from '../layout'
import { metrics, styles } from '../style'
import type { FormField } from '../widgets'

const SIGNATURE_HEIGHT = 36
const GAP = 8
const DATE_SHARE = 0.32

interface Line {
  label: string
  field: FormField
  /** Offset and width as shares of the party's column. */
  from: number
  to: number
  top: number
  height: number
}

function toLines(
  { name, role, withTitle }: SignatureParty,
  values: Readonly<Record<string, Value>>,
  { form }: Context,
): Line[] {
  const text = (key: string, label: string, type: 'text' | 'date' = 'text') =>
    textSpec(`${name}.${key}`, `${role}: ${label}`, values[`${name}.${key}`] ?? null, type)
  const signature: FieldSpec = { kind: 'signature', name: `${name}.signature`, tip: `${role}: Signature`, value: null }
  const second = styles.label.leading + SIGNATURE_HEIGHT + GAP
  const rows = [
    { label: 'Signature', spec: signature, from: 0, to: 1 - DATE_SHARE, top: 0, height: SIGNATURE_HEIGHT },
    {
      label: 'Date',
      spec: text('date', 'Date', 'date'),
      from: 1 - DATE_SHARE,
      to: 1,
      top: 0,
      height: SIGNATURE_HEIGHT,
    },
    {
      label: 'Printed name',
      spec: text('printedName', 'Printed name'),
      from: 0,
      to: withTitle ? 0.5 : 1,
      top: second,
      height: metrics.fieldHeight,
    },
    ...(withTitle
      ? [{ label: 'Title', spec: text('title', 'Title'), from: 0.5, to: 1, top: second, height: metrics.fieldHeight }]
      : []),
  ]
  return rows.map(({ spec, ...line }) => ({ ...line, field: form.declare(spec) }))
}

function partiesPiece(
  parties: readonly SignatureParty[],
  values: Readonly<Record<string, Value>>,
  context: Context,
): Piece {
  const { pen, form, frame } = context
  const columns = columnsOf(frame, 2, 26)
  const placed = parties.map((party, index) => ({
    role: pen.plain(party.role, styles.subheading, columns[0]?.width),
    lines: toLines(party, values, context),
    x: columns[index]?.x ?? frame.left,
    width: columns[0]?.width ?? frame.width,
  }))
  const roles = Math.max(...placed.map(({ role }) => role.height)) + 4
  return {
    before: 12,
    height: roles + 2 * styles.label.leading + SIGNATURE_HEIGHT + GAP + metrics.fieldHeight,
    draw: (y) => {
      for (const { role, lines, x, width } of placed) {
        const element = pen.open(context.section(), 'Sect')
        pen.say(element, 'P', role, x, y)
        for (const { label, field, from, to, top, height } of lines) {
          const left = x + from * width + (from > 0 ? 5 : 0)
          const right = x + to * width - (to < 1 ? 5 : 0)
          const at = y + roles + top
          const line = pen.say(element, 'P', pen.plain(label, styles.label), left, at)
          form.place(field, line, { x: left, y: at + styles.label.leading, width: right - left, height })
        }
      }
    },
  }
}

export const signatures: BlockRenderer<'signatures'> = (block, context) => {
  const { pen, frame } = context
  const rows = rowsOf(block.parties, 2).map((parties) => partiesPiece(parties, block.values ?? {}, context))
  if (!block.note) return rows
  const text = pen.layout(bodyRuns(block.note, context), frame.width)
  const draw = (y: number) => pen.say(context.section(), 'P', text, frame.left, y)
  return [{ before: 10, height: text.height, keepNext: true, draw }, ...rows]
}
