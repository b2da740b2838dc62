import { theme } from '../../../theme'
import type { NumericType, TableBlock, Total } from '../../../model'
import type { LayoutBox } from '../boxes'
import type { Context } from '../context'
import { inputSpec } from '../field-spec'
import type { Setting } from '../style'
import { PAD, type TableGrid, type Track } from './table-parts'

/** Share of the table's width that the lines below it span, unless their labels need more. */
const SPAN = 0.46

const largest: Record<NumericType, string> = { currency: '$9,999,999.99', number: '999,999.99', percent: '100.00%' }

const largestOf = ({ type, alert }: Total): string => (alert?.words ? `${alert.words} ${largest[type]}` : largest[type])

const sizeOf = ({ strong }: Total, { styles }: Setting): number => styles.cell.size + (strong ? 1 : 0)
const heightOf = ({ strong }: Total, { metrics }: Setting): number => metrics.row + (strong ? 3 : 0)

/** The width of the last column, or of the largest amount if that is wider. */
const amountWidth = ({ totals }: TableBlock, last: Track, context: Context): number =>
  Math.max(
    last.width,
    ...totals.map((total) => context.form.appearances.roomFor(largestOf(total), sizeOf(total, context))),
  )

/** The lines below a table: the label at the right, the amount below the last column or wider if it has to be. */
export function totalBoxes({ table, columns, tracks, element, repeat }: TableGrid, context: Context): LayoutBox[] {
  const { pen, form, frame, metrics, styles } = context
  const last = columns.at(-1)
  if (!last) throw new Error(`Table ${table.name} has no columns`)
  const right = frame.left + frame.width
  const amount = amountWidth(table, last, context)
  const widest = Math.max(0, ...table.totals.map(({ label }) => pen.measure(label, styles.bodyStrong)))
  const width = Math.min(frame.width, Math.max(frame.width * SPAN, amount + widest + 3 * PAD))
  return table.totals.map((total, index): LayoutBox => {
    const style = total.strong ? { ...styles.bodyStrong, color: theme.accent } : styles.cell
    const label = pen.plain(total.label, style, width - amount - 2 * PAD)
    const height = Math.max(heightOf(total, context), label.height + metrics.rowSpace)
    const field = form.declare(inputSpec({ ...total, tip: total.label }, context))
    const rect = { x: right - amount + 0.75, width: amount - 1.5, height: metrics.row - 1.5 }
    const stroke = total.strong ? { color: theme.accent, weight: 1.25 } : {}
    return {
      height,
      before: index ? 0 : 2,
      keepNext: index < table.totals.length - 1,
      repeat,
      draw: (y) => {
        const left = right - width
        pen.artifact(() => {
          if (total.strong) pen.fill({ x: left, y, width, height }, theme.accentTint)
          pen.drawHorizontalRule({ x: left, y: y + height }, width, stroke)
        })
        const row = pen.open(element(), 'TR')
        const colSpan = tracks.length > 2 ? tracks.length - 1 : undefined
        const head = pen.open(row, 'TH', { scope: 'Row', colSpan })
        const labelBox = { x: left, y, width: width - amount - PAD, height }
        head.add(() => pen.drawTextInside(label, labelBox, 'right'))
        const cell = pen.open(row, 'TD')
        const at = { ...rect, y: y + (height - rect.height) / 2 }
        form.place(field, cell, at, { style: total.formula ? 'plain' : 'cell', size: sizeOf(total, context) })
      },
    }
  })
}
