import { companyFields, hasLogoFrame, type CompanyField } from '../../letterhead'
import { openingPartOf, type DocumentModel, type Paper, type Part } from '../../model'
import { theme } from '../../theme'
import { vocabulary } from '../../vocabulary'
import type { LayoutBox } from './boxes'
import type { Context } from './context'
import { givenHeight } from './entries'
import { textSpec } from './field-spec'
import type { Element, Rect } from './pen'
import { commonMetrics } from './style'

interface Position {
  name: CompanyField
  from: number
  to: number
  row: number
}

const logos = { full: 92, compact: 52 } as const
/** The height of a row's field, and the space below it. */
const [FIELD, SPACE] = [15, 3]
/** Heights of a row that reads as print. The logo frame, which is as high as all rows, stays large enough for a finger. */
const printedRows = { full: 20, compact: 27 } as const
const NAME_SIZE = 11
const SPACE_ABOVE_LETTER = 14
const SPACE_BELOW = 9
/** A text that has one line at this size does not wrap. */
const LEAST_LINE = 8

const positions: Record<'full' | 'compact', readonly Position[]> = {
  full: [
    { name: 'company.name', from: 0, to: 0.62, row: 0 },
    { name: 'company.license', from: 0.62, to: 1, row: 0 },
    { name: 'company.address', from: 0, to: 0.46, row: 1 },
    { name: 'company.phone', from: 0.46, to: 0.67, row: 1 },
    { name: 'company.email', from: 0.67, to: 1, row: 1 },
  ],
  compact: [
    { name: 'company.name', from: 0, to: 0.42, row: 0 },
    { name: 'company.phone', from: 0.42, to: 0.66, row: 0 },
    { name: 'company.license', from: 0.66, to: 1, row: 0 },
  ],
}

function logoOf({ form, pictures }: Context): (parent: Element, frame: Rect) => void {
  const picture = pictures.of('company.logo')
  if (picture) return (parent, frame) => pictures.place(picture, parent, frame, { align: 'left' })
  const labels = { tip: 'Your logo', caption: 'Your logo' }
  const field = form.declare({ kind: 'image', name: 'company.logo', ...labels, value: null, optional: true })
  return (parent, frame) => form.place(field, parent, frame)
}

/** The places of these fields: rows without one are closed, and a field alone in its row has all of it. */
function placesOf(kind: 'full' | 'compact', names: readonly CompanyField[]): readonly Position[] {
  const shown = positions[kind].filter(({ name }) => names.includes(name))
  if (shown.length === positions[kind].length) return shown
  const rows = [...new Set(shown.map(({ row }) => row))]
  return shown.map((position) => {
    const isAlone = shown.filter(({ row }) => row === position.row).length === 1
    return { ...position, ...(isAlone ? { from: 0, to: 1 } : {}), row: rows.indexOf(position.row) }
  })
}

const heightOf = (places: readonly Position[], rowHeight: number): number =>
  (Math.max(...places.map(({ row }) => row)) + 1) * rowHeight - SPACE

/** The company's fields next to its logo; once all are given, they print like a letterhead. Null if none is given. */
function companyBox(model: DocumentModel, kind: 'full' | 'compact', context: Context): LayoutBox | null {
  const { pen, form, frame, metrics, pictures, styles } = context
  const hasLogo = hasLogoFrame(model)
  const places = placesOf(kind, companyFields(model, kind))
  if (!hasLogo && places.length === 0) return null
  const drawLogo = hasLogo ? logoOf(context) : undefined
  const indent = hasLogo ? logos[kind] + commonMetrics.gutter : 0
  const [left, width] = [frame.left + indent, frame.width - indent]
  const values = places.map(({ name }) => model.company?.[name] ?? null)
  const isPrinted = values.every((value) => value !== null)
  const labelHeight = isPrinted ? 0 : styles.label.leading
  const rowHeight = isPrinted ? printedRows[kind] : labelHeight + FIELD + SPACE
  const { lineSize, textRoom } = form.appearances
  const lines = places.map(({ name, from, to, row }, index) => {
    const { label, type } = vocabulary[name]
    const largest = name === 'company.name' ? NAME_SIZE : commonMetrics.fieldText
    const x = left + from * width + (from > 0 ? 4 : 0)
    const fieldWidth = left + to * width - (to < 1 ? 4 : 0) - x
    const spec = textSpec(name, label, values[index] ?? null, type)
    const size = lineSize([spec.value?.shown ?? ''], textRoom(fieldWidth) - 4, largest)
    return { label, row, x, width: fieldWidth, spec, size: size < LEAST_LINE ? largest : size }
  })
  const fields = lines.map(({ label, row, x, width: fieldWidth, spec, size: own }) => {
    const isName = spec.name === 'company.name'
    const sizes = lines.filter((line) => line.row === row && line.spec.name !== 'company.name').map((line) => line.size)
    const size = isName ? own : Math.min(...sizes)
    const given = spec.value ? givenHeight(spec.value.shown, fieldWidth, size, form.appearances) : 0
    const field = form.declare({ ...spec, multiline: given > 0, fitted: given > 0 })
    const room = rowHeight - labelHeight - SPACE
    return { row, x, width: fieldWidth, size, label: pen.plain(label, styles.label), field, more: given - room }
  })
  /** A text longer than its line wraps, and its row grows. */
  const heightOfRow = (row: number) =>
    rowHeight + Math.max(0, ...fields.map((field) => (field.row === row ? field.more : 0)))
  const count = Math.max(-1, ...fields.map(({ row }) => row)) + 1
  const tops = Array.from({ length: count + 1 }, (_, row) =>
    Array.from({ length: row }, (_above, index) => heightOfRow(index)).reduce((sum, each) => sum + each, 0),
  )
  // Without a picture, the logo's frame is a button. A picture is as high as all rows, however few are given.
  const least = !hasLogo ? 0 : pictures.of('company.logo') ? heightOf(positions[kind], rowHeight) : metrics.touch
  const height = Math.max(least, tops[count]! - SPACE)
  return {
    height: height + (context.part.letter ? SPACE_ABOVE_LETTER : SPACE_BELOW),
    keepNext: true,
    draw: (y) => {
      const element = pen.open(context.section(), 'Sect', { title: 'Company' })
      drawLogo?.(element, { x: frame.left, y, width: logos[kind], height })
      for (const { label, field, row, x, width, size } of fields) {
        const top = y + tops[row]!
        const line = pen.open(element, 'P')
        if (!isPrinted) pen.drawTaggedText(line, label, { x, y: top })
        const rect = { x, y: top + labelHeight, width, height: heightOfRow(row) - labelHeight - SPACE }
        form.place(field, line, rect, { style: isPrinted ? 'plain' : 'line', size })
      }
      const bar = { x: frame.left, y: y + height + 5.5, width: frame.width, height: 2.5 }
      pen.artifact(() => pen.fill(bar, theme.accent))
    },
  }
}

const anchorBox = ({ title }: DocumentModel, { outline }: Context): LayoutBox => ({
  height: 0,
  keepNext: true,
  draw: (y) => outline.add(0, title, y),
})

function titleBox(model: DocumentModel, { pen, frame, section, styles }: Context): LayoutBox {
  const title = pen.plain(model.title, styles.title, frame.width)
  const intro = pen.plain(model.intro, styles.intro, Math.min(frame.width, 560))
  const height = title.height + (intro.height ? intro.height + 3 : 0)
  const draw = (y: number) => {
    pen.drawTaggedText(pen.open(section(), 'H1'), title, { x: frame.left, y })
    if (!intro.height) return
    pen.drawTaggedText(pen.open(section(), 'P'), intro, { x: frame.left, y: y + title.height + 3 })
  }
  return { before: 7, height, keepNext: true, draw }
}

/** The title of a part, once: a customer's copy may begin with a part that has it in any case. */
function titleOf(part: Part, model: DocumentModel, context: Context): LayoutBox[] {
  if (part === openingPartOf(model)) return [titleBox(model, context)]
  return part.titled ? [titleBox({ ...model, intro: '' }, context)] : []
}

/** What opens a part: the letterhead of its paper, and the title and introduction of the document. */
export function headOf(part: Part, paper: Paper, model: DocumentModel, context: Context): LayoutBox[] {
  const letterhead = paper.parts[0] === part ? paper.letterhead : 'none'
  const company = letterhead === 'none' ? null : companyBox(model, letterhead, context)
  return [
    ...(part === model.parts[0] ? [anchorBox(model, context)] : []),
    ...(company ? [company] : []),
    ...titleOf(part, model, context),
  ]
}
