import type { DocumentModel } from '../../model'
import { theme, type letterheadFields } from '../../theme'
import { vocabulary } from '../../vocabulary'
import type { LayoutBox } from './boxes'
import type { Context } from './context'
import { textSpec } from './field-spec'
import { metrics, styles } from './style'

type CompanyField = (typeof letterheadFields)['full'][number]

interface Position {
  name: CompanyField
  /** Left and right edge as shares of the width. */
  from: number
  to: number
  row: number
}

const LOGO = 112
const ROW = styles.label.leading + metrics.fieldHeight + 5
const NAME_SIZE = 11

const positions: Record<'full' | 'compact', readonly Position[]> = {
  full: [
    { name: 'company.name', from: 0, to: 0.62, row: 0 },
    { name: 'company.license', from: 0.62, to: 1, row: 0 },
    { name: 'company.address', from: 0, to: 1, row: 1 },
    { name: 'company.phone', from: 0, to: 0.4, row: 2 },
    { name: 'company.email', from: 0.4, to: 1, row: 2 },
  ],
  compact: [
    { name: 'company.name', from: 0, to: 0.66, row: 0 },
    { name: 'company.phone', from: 0.66, to: 1, row: 0 },
  ],
}

function companyBox(model: DocumentModel, kind: 'full' | 'compact', context: Context): LayoutBox {
  const { pen, form, frame } = context
  const logo =
    kind === 'full'
      ? form.declare({ kind: 'image', name: 'company.logo', tip: 'Your logo', caption: 'Your logo', value: null })
      : null
  const indent = logo ? LOGO + metrics.gutter + 4 : 0
  const [left, width] = [frame.left + indent, frame.width - indent]
  const fields = positions[kind].map((position) => {
    const { label, type } = vocabulary[position.name]
    const value = model.company?.[position.name] ?? null
    return {
      ...position,
      label: pen.plain(label, styles.label),
      field: form.declare(textSpec(position.name, label, value, type)),
    }
  })
  const rows = Math.max(...fields.map(({ row }) => row)) + 1
  const height = rows * ROW - 5
  return {
    height: height + 14,
    draw: (y) => {
      const element = pen.open(context.section(), 'Sect', { title: 'Company' })
      if (logo) form.place(logo, element, { x: frame.left, y, width: LOGO, height })
      for (const { name, label, field, from, to, row } of fields) {
        const x = left + from * width + (from > 0 ? 6 : 0)
        const end = left + to * width - (to < 1 ? 6 : 0)
        const top = y + row * ROW
        const line = pen.drawTaggedText(pen.open(element, 'P'), label, { x, y: top })
        const rect = { x, y: top + styles.label.leading, width: end - x, height: metrics.fieldHeight }
        form.place(field, line, rect, { size: name === 'company.name' ? NAME_SIZE : metrics.fieldText })
      }
      const bar = { x: frame.left, y: y + height + 11.5, width: frame.width, height: 2.5 }
      pen.artifact(() => pen.fill(bar, theme.accent))
    },
  }
}

/** The head of the document: company fields, title and introduction. */
export function headBoxes(model: DocumentModel, context: Context): LayoutBox[] {
  const { pen, outline, frame } = context
  const title = pen.plain(model.title, styles.title, frame.width)
  const intro = pen.plain(model.intro, styles.intro, Math.min(frame.width, 560))
  const company = model.letterhead === 'none' ? [] : [companyBox(model, model.letterhead, context)]
  const height = title.height + (intro.height ? intro.height + 3 : 0)
  const draw = (y: number) => {
    outline.add(0, model.title, y)
    pen.drawTaggedText(pen.open(context.section(), 'H1'), title, { x: frame.left, y })
    if (!intro.height) return
    pen.drawTaggedText(pen.open(context.section(), 'P'), intro, { x: frame.left, y: y + title.height + 3 })
  }
  return [...company, { before: 14, height, keepNext: true, draw }]
}
