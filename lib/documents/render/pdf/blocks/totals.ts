import { theme } from '../../../theme'
import type { NumericType, TableBlock, Total } from '../../../model'
import { inputSpec, type Context } from '../context'
import type { Piece } from '../layout'
import type { Element } from '../pen'
import { metrics, styles } from '../style'
import { PAD, type Track } from './table-parts'

const HEIGHT = metrics.fieldHeight + 1
const STRONG_HEIGHT = metrics.fieldHeight + 5
/** Share of the table's width that the lines under it span, where their labels need no more. */
const SPAN = 0.46

/** The largest values that a total must have room for. */
const largest: Record<NumericType, string> = { currency: '$9,999,999.99', number: '999,999.99', percent: '100.00%' }

const sizeOf = ({ strong }: Total): number => (strong ? 11 : styles.cell.size)

/** The last column's width, or what the largest amount takes. */
const amountWidth = ({ totals }: TableBlock, last: Track, { form }: Context): number =>
  Math.max(last.width, ...totals.map((total) => form.appearances.roomFor(largest[total.type], sizeOf(total))))

/** The lines under a table: label at the right, amount under the last column, and wider than it where need be. */
export function totalPieces(
  table: TableBlock,
  columns: readonly Track[],
  columnCount: number,
  element: () => Element,
  repeat: Piece['repeat'],
  context: Context,
): Piece[] {
  const { pen, form, frame } = context
  const last = columns.at(-1)
  if (!last) throw new Error(`Table ${table.name} has no columns`)
  const right = frame.left + frame.width
  const amount = amountWidth(table, last, context)
  const widest = Math.max(0, ...table.totals.map(({ label }) => pen.measure(label, styles.bodyStrong)))
  const width = Math.min(frame.width, Math.max(frame.width * SPAN, amount + widest + 3 * PAD))
  return table.totals.map((total, index): Piece => {
    const style = total.strong ? { ...styles.bodyStrong, color: theme.accent } : styles.cell
    const label = pen.plain(total.label, style, width - amount - 2 * PAD)
    const height = Math.max(total.strong ? STRONG_HEIGHT : HEIGHT, label.height + 8)
    const field = form.declare(inputSpec({ ...total, tip: total.label }, context))
    const rect = { x: right - amount + 0.75, width: amount - 1.5, height: metrics.fieldHeight - 1 }
    return {
      height,
      before: index ? 0 : 2,
      keepNext: index < table.totals.length - 1,
      repeat,
      draw: (y) => {
        pen.artifact(() => {
          if (total.strong) pen.fill(right - width, y, width, height, theme.accentTint)
          pen.rule(
            right - width,
            y + height,
            width,
            total.strong ? theme.accent : theme.ruleLight,
            total.strong ? 1.25 : 0.75,
          )
        })
        const row = pen.open(element(), 'TR')
        const head = pen.open(row, 'TH', { scope: 'Row', colSpan: columnCount > 2 ? columnCount - 1 : undefined })
        const room = width - amount - PAD
        head.add(() => pen.write(label, right - width, y + (height - label.height) / 2, 'right', room))
        const cell = pen.open(row, 'TD')
        const look = total.formula ? 'plain' : 'cell'
        const size = sizeOf(total)
        form.place(field, cell, { ...rect, y: y + (height - rect.height) / 2 }, { look, size })
      },
    }
  })
}
