import type { BlockOf, SignatureParty } from '../../../model'
import { evidenceOf } from '../../../slots'
import { theme } from '../../../theme'
import { rowsOf } from '../../columns'
import type { LayoutBox } from '../boxes'
import { bodyRuns, columnsOf, type BlockRenderer, type Context } from '../context'
import { textSpec } from '../field-spec'
import type { Element, Rect } from '../pen'

const SIGNATURE_HEIGHT = 26
const GAP = 3
const DATE_SHARE = 0.32

const EVIDENCE_GAP = 2

interface Line {
  label: string
  place: (parent: Element, rect: Rect) => void
  from: number
  to: number
  top: number
  height: number
}

type Signatures = BlockOf<'signatures'>

function signatureOf({ name, role }: SignatureParty, { pen, form, pictures }: Context): Line['place'] {
  const picture = pictures.of(`${name}.signature`)
  if (!picture) {
    const field = form.declare({ kind: 'signature', name: `${name}.signature`, tip: `${role}: Signature`, value: null })
    return (parent, rect) => form.place(field, parent, rect)
  }
  return (parent, { x, y, width, height }) => {
    const line = { color: theme.fieldBorder, weight: 0.75 }
    pen.artifact(() => pen.drawHorizontalRule({ x, y: y + height }, width, line))
    pictures.place(picture, parent, { x, y, width, height: height - 1 }, { align: 'left', valign: 'bottom' })
  }
}

/** Where a line stands in its party's column: on its first row or its second, and its edges as shares of the width. */
type Place = Pick<Line, 'from' | 'to'> & { second?: boolean }
type Places = Readonly<Record<'signature' | 'date' | 'name' | 'title', Place>>

const stacked = (withTitle: boolean): Places => ({
  signature: { from: 0, to: 1 - DATE_SHARE },
  date: { from: 1 - DATE_SHARE, to: 1 },
  name: { second: true, from: 0, to: withTitle ? 0.5 : 1 },
  title: { second: true, from: 0.5, to: 1 },
})
const inLine = (withTitle: boolean): Places => ({
  signature: { from: 0, to: 0.34 },
  date: { from: 0.34, to: 0.5 },
  name: { from: 0.5, to: withTitle ? 0.77 : 1 },
  title: { from: 0.77, to: 1 },
})

function toLines(party: SignatureParty, block: Signatures, context: Context): Line[] {
  const { form, metrics, styles } = context
  const { name, role, withTitle } = party
  const { values = {} } = block
  const text = (key: string, label: string, type: 'text' | 'date' = 'text'): Line['place'] => {
    const field = form.declare(textSpec(`${name}.${key}`, `${role}: ${label}`, values[`${name}.${key}`] ?? null, type))
    return (parent, rect) => form.place(field, parent, rect)
  }
  const at = ({ second, from, to }: Place): Pick<Line, 'from' | 'to' | 'top' | 'height'> =>
    second
      ? { from, to, top: styles.label.leading + SIGNATURE_HEIGHT + GAP, height: metrics.fieldHeight }
      : { from, to, top: 0, height: SIGNATURE_HEIGHT }
  const places = (block.inLine ? inLine : stacked)(withTitle === true)
  return [
    { ...at(places.signature), label: 'Signature', place: signatureOf(party, context) },
    { ...at(places.date), label: 'Date', place: text('date', 'Date', 'date') },
    { ...at(places.name), label: 'Printed name', place: text('printedName', 'Printed name') },
    ...(withTitle ? [{ ...at(places.title), label: 'Title', place: text('title', 'Title') }] : []),
  ]
}

function partiesBox(parties: readonly SignatureParty[], block: Signatures, context: Context): LayoutBox {
  const { pen, frame, styles } = context
  const columns = columnsOf(frame, block.inLine ? 1 : 2, 26)
  const placed = parties.map((party, index) => ({
    title: party.role,
    role: pen.plain(party.role, styles.subheading, columns[0]?.width),
    lines: toLines(party, block, context),
    evidence: pen.plain(evidenceOf(block.values ?? {}, party), styles.evidence, columns[0]?.width),
    x: columns[index]?.x ?? frame.left,
    width: columns[0]?.width ?? frame.width,
  }))
  const roles = Math.max(...placed.map(({ role }) => role.height)) + 2
  const ends = placed.flatMap(({ lines }) => lines.map(({ top, height }) => top + height))
  const fields = roles + styles.label.leading + Math.max(...ends)
  const evidence = Math.max(...placed.map(({ evidence: { height } }) => height && height + EVIDENCE_GAP))
  return {
    before: 6,
    height: fields + evidence,
    draw: (y) => {
      for (const { title, role, lines, evidence: proof, x, width } of placed) {
        const element = pen.open(context.section(), 'Sect', { title })
        pen.drawTaggedText(pen.open(element, 'P'), role, { x, y })
        for (const { label, place, from, to, top, height } of lines) {
          const left = x + from * width + (from > 0 ? 5 : 0)
          const right = x + to * width - (to < 1 ? 5 : 0)
          const at = y + roles + top
          const line = pen.drawTaggedText(pen.open(element, 'P'), pen.plain(label, styles.label), { x: left, y: at })
          place(line, { x: left, y: at + styles.label.leading, width: right - left, height })
        }
        if (proof.height) pen.drawTaggedText(pen.open(element, 'P'), proof, { x, y: y + fields + EVIDENCE_GAP })
      }
    },
  }
}

export const signatures: BlockRenderer<'signatures'> = (block, context) => {
  const { pen, frame, styles } = context
  const rows = rowsOf(block.parties, block.inLine ? 1 : 2).map((parties) => partiesBox(parties, block, context))
  if (!block.note) return rows
  const text = pen.layout(bodyRuns(block.note, styles.body), frame.width)
  const draw = (y: number) => pen.drawTaggedText(pen.open(context.section(), 'P'), text, { x: frame.left, y })
  return [{ before: 5, height: text.height, keepNext: true, draw }, ...rows]
}
