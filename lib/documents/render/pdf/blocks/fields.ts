import type { Field } from '../../../model'
import { columnsOf, inputSpec, type BlockRenderer, type Context } from '../context'
import type { Piece } from '../layout'
import { metrics, styles } from '../style'
import type { Paragraph } from '../text'
import type { FormField } from '../widgets'

interface Placed {
  field: Field
  form: FormField
  label: Paragraph
  x: number
  width: number
  height: number
}

/** Fields in rows of the grid, each spanning its columns; a field that no longer fits begins a row. */
function toRows(fields: readonly Field[], columns: number): { field: Field; at: number; span: number }[][] {
  const rows: { field: Field; at: number; span: number }[][] = []
  let at = columns
  for (const field of fields) {
    const span = Math.min(field.span ?? 1, columns)
    if (at + span > columns) {
      rows.push([])
      at = 0
    }
    rows.at(-1)?.push({ field, at, span })
    at += span
  }
  return rows
}

function layLabel(field: Field, width: number, { pen }: Context): Paragraph {
  const hint = field.hint ? [{ text: ` · ${field.hint}`, style: styles.hint }] : []
  return pen.layout([{ text: field.label, style: styles.label }, ...hint], width)
}

const heightOf = ({ type, lines = 3 }: Field): number =>
  type === 'multiline' ? Math.max(metrics.fieldHeight, lines * metrics.fieldLine) : metrics.fieldHeight

export const fields: BlockRenderer<'fields'> = (block, context) => {
  const { pen, form, frame } = context
  const columns = columnsOf(frame, block.columns, metrics.gutter)
  return toRows(block.fields, block.columns).map((row, index): Piece => {
    const placed = row.map(({ field, at, span }): Placed => {
      const [first, last] = [columns[at], columns[at + span - 1]]
      if (!first || !last) throw new Error(`Field ${field.name} stands outside the grid`)
      const width = last.x + last.width - first.x
      const spec = inputSpec({ ...field, tip: field.label, multiline: field.type === 'multiline' }, context)
      return {
        field,
        form: form.declare(spec),
        label: layLabel(field, width, context),
        x: first.x,
        width,
        height: heightOf(field),
      }
    })
    const labels = Math.max(...placed.map(({ label }) => label.height))
    return {
      before: index ? 7 : 9,
      height: labels + 1 + Math.max(...placed.map(({ height }) => height)),
      draw: (y) => {
        for (const { field, form: input, label, x, width, height } of placed) {
          const element = pen.say(context.section(), 'P', label, x, y + labels - label.height)
          const look = field.formula ? 'result' : 'line'
          form.place(input, element, { x, y: y + labels + 1, width, height }, { look })
        }
      },
    }
  })
}
