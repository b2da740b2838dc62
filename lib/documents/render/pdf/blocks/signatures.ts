import type { SignatureParty, Value } from '../../../model'
import { rowsOf } from '../../columns'
import type { LayoutBox } from '../boxes'
import { bodyRuns, columnsOf, type BlockRenderer, type Context } from '../context'
import { textSpec } from '../field-spec'
import type { FormField } from '../form'

const SIGNATURE_HEIGHT = 32
const GAP = 6
const DATE_SHARE = 0.32

interface Line {
  label: string
  field: FormField
  /** Left and right edge as shares of the party's column. */
  from: number
  to: number
  top: number
  height: number
}

type Values = Readonly<Record<string, Value>>

function toLines(
  { name, role, withTitle }: SignatureParty,
  values: Values,
  { form, metrics, styles }: Context,
): Line[] {
  const text = (key: string, label: string, type: 'text' | 'date' = 'text') =>
    form.declare(textSpec(`${name}.${key}`, `${role}: ${label}`, values[`${name}.${key}`] ?? null, type))
  const signature = { kind: 'signature', name: `${name}.signature`, tip: `${role}: Signature`, value: null } as const
  const first = { top: 0, height: SIGNATURE_HEIGHT }
  const second = { top: styles.label.leading + SIGNATURE_HEIGHT + GAP, height: metrics.fieldHeight }
  const dateFrom = 1 - DATE_SHARE
  return [
    { ...first, label: 'Signature', field: form.declare(signature), from: 0, to: dateFrom },
    { ...first, label: 'Date', field: text('date', 'Date', 'date'), from: dateFrom, to: 1 },
    {
      ...second,
      label: 'Printed name',
      field: text('printedName', 'Printed name'),
      from: 0,
      to: withTitle ? 0.5 : 1,
    },
    ...(withTitle ? [{ ...second, label: 'Title', field: text('title', 'Title'), from: 0.5, to: 1 }] : []),
  ]
}

function partiesBox(parties: readonly SignatureParty[], values: Values, context: Context): LayoutBox {
  const { pen, form, frame, metrics, styles } = context
  const columns = columnsOf(frame, 2, 26)
  const placed = parties.map((party, index) => ({
    title: party.role,
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
      for (const { title, role, lines, x, width } of placed) {
        const element = pen.open(context.section(), 'Sect', { title })
        pen.drawTaggedText(pen.open(element, 'P'), role, { x, y })
        for (const { label, field, from, to, top, height } of lines) {
          const left = x + from * width + (from > 0 ? 5 : 0)
          const right = x + to * width - (to < 1 ? 5 : 0)
          const at = y + roles + top
          const line = pen.drawTaggedText(pen.open(element, 'P'), pen.plain(label, styles.label), { x: left, y: at })
          form.place(field, line, { x: left, y: at + styles.label.leading, width: right - left, height })
        }
      }
    },
  }
}

export const signatures: BlockRenderer<'signatures'> = (block, context) => {
  const { pen, frame, styles } = context
  const rows = rowsOf(block.parties, 2).map((parties) => partiesBox(parties, block.values ?? {}, context))
  if (!block.note) return rows
  const text = pen.layout(bodyRuns(block.note, styles.body), frame.width)
  const draw = (y: number) => pen.drawTaggedText(pen.open(context.section(), 'P'), text, { x: frame.left, y })
  return [{ before: 10, height: text.height, keepNext: true, draw }, ...rows]
}
