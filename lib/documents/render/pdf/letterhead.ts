import type { DocumentModel } from '../../model'
import { theme, type letterheadFields } from '../../theme'
import { vocabulary } from '../../vocabulary'
import { textSpec, type Context } from './context'
import type { Piece } from './layout'
import { metrics, styles } from './style'

type CompanyField = (typeof letterheadFields)['full'][number]

interface Place {
  name: CompanyField
  /** Left and right edge as shares of the width, and the row. */
  from: number
  to: number
  row: number
}

const LOGO = 112
const ROW = styles.label.leading + metrics.fieldHeight + 5
const NAME_SIZE = 11

const places: Record<'full' | 'compact', readonly Place[]> = {
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

function companyPiece(model: DocumentModel, kind: 'full' | 'compact', context: Context): Piece {
  const { pen, form, frame } = context
  const logo =
    kind === 'full'
      ? form.declare({ kind: 'image', name: 'company.logo', tip: 'Your logo', caption: 'Your logo', value: null })
      : null
  const indent = logo ? LOGO + metrics.gutter + 4 : 0
  const [left, width] = [frame.left + indent, frame.width - indent]
  const fields = places[kind].map((place) => {
    const { label, type } = vocabulary[place.name]
    const value = model.company?.[place.name] ?? null
    return {
      ...place,
      label: pen.plain(label, styles.label),
      field: form.declare(textSpec(place.name, label, value, type)),
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
        const line = pen.say(element, 'P', label, x, top)
        const rect = { x, y: top + styles.label.leading, width: end - x, height: metrics.fieldHeight }
        form.place(field, line, rect, { size: name === 'company.name' ? NAME_SIZE : metrics.fieldText })
      }
      pen.artifact(() => pen.fill(frame.left, y + height + 11.5, frame.width, 2.5, theme.accent))
    },
  }
}

/** The head of the document: the company's place, the title and what the document is for. */
export function headPieces(model: DocumentModel, context: Context, onTitle: (y: number) => void): Piece[] {
  const { pen, frame } = context
  const title = pen.plain(model.title, styles.title, frame.width)
  const intro = pen.plain(model.intro, styles.intro, Math.min(frame.width, 560))
  const company = model.letterhead === 'none' ? [] : [companyPiece(model, model.letterhead, context)]
  const height = title.height + (intro.height ? intro.height + 3 : 0)
  return [
    ...company,
    {
      before: 14,
      height,
      keepNext: true,
      draw: (y) => {
        onTitle(y)
        pen.say(context.section(), 'H1', title, frame.left, y)
        if (intro.height) pen.say(context.section(), 'P', intro, frame.left, y + title.height + 3)
      },
    },
  ]
}
