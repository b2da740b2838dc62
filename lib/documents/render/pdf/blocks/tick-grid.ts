import { rowsOf } from '../../columns'
import { keepPairs, keepTogether, type LayoutBox } from '../boxes'
import { columnsOf, once, type Context } from '../context'
import { answerSpec, drawItem, KEEP_SHARE, layItem, tallerRow, type Checklist } from './checklist-item'

/** Lays out a checklist of boxes to tick in two columns, without a table. */
export function renderTickGrid(block: Checklist, context: Context): LayoutBox[] {
  const { pen, form, frame, metrics } = context
  const element = once(() => pen.open(context.section(), 'L', { ordered: false }))
  const columns = columnsOf(frame, 2, metrics.gutter * 1.5)
  const indent = metrics.touch
  const placed = block.items.map((item, index) => {
    const column = columns[index % 2] ?? { x: frame.left, width: frame.width }
    const field = form.declare(answerSpec(block, item, index + 1))
    return { field, x: column.x, text: layItem(item, column.width - indent, context) }
  })
  const lines = rowsOf(placed, 2)
  const rows = lines.map((row, index): LayoutBox => {
    const height = Math.max(metrics.touch, ...row.map(({ text }) => text.height + metrics.touch - text.text.leading))
    // In a row with room the box answers over its whole height; else its square is next to the first line.
    const drawAt = (at: number) => (y: number) => {
      for (const { field, x, text } of row) {
        const body = pen.open(pen.open(element(), 'LI'), 'LBody')
        const isTall = at > height
        form.place(field, body, { x, y, width: metrics.touch, height: isTall ? at : metrics.touch })
        const top = y + (isTall ? at - text.height : metrics.touch - text.text.leading) / 2
        drawItem(pen.open(body, 'P'), text, { x: x + indent, y: top }, pen)
      }
    }
    return {
      before: index ? 0 : 4,
      height,
      draw: drawAt(height),
      taller: tallerRow(block, lines.length, height, drawAt),
    }
  })
  // Two rows of the grid are four items.
  return keepTogether(keepPairs(rows), frame.height * KEEP_SHARE)
}
