import type { Field } from '../../../model'
import { packRows } from '../../columns'
import type { LayoutBox } from '../boxes'
import { columnsOf, type BlockRenderer, type Context } from '../context'
import { inputSpec } from '../field-spec'
import type { FormField } from '../form'
import type { Paragraph } from '../text'

interface Placed {
  field: Field
  form: FormField
  label: Paragraph
  x: number
  width: number
  height: number
}

function layLabel(field: Field, width: number, { pen, styles }: Context): Paragraph {
  const hint = field.hint ? [{ text: ` · ${field.hint}`, style: styles.hint }] : []
  return pen.layout([{ text: field.label, style: styles.label }, ...hint], width)
}

const heightOf = ({ type, lines = 3 }: Field, { metrics }: Context): number =>
  type === 'multiline' ? Math.max(metrics.fieldHeight, lines * metrics.fieldLine) : metrics.fieldHeight

export const fields: BlockRenderer<'fields'> = (block, context) => {
  const { pen, form, frame, metrics } = context
  const columns = columnsOf(frame, block.columns, metrics.gutter)
  return packRows(block.fields, block.columns).map((row, index): LayoutBox => {
    const placed = row.map(({ field, at, span }): Placed => {
      const [first, last] = [columns[at], columns[at + span - 1]]
      if (!first || !last) throw new Error(`Field ${field.name} is outside the grid`)
      const width = last.x + last.width - first.x
      const spec = inputSpec({ ...field, tip: field.label, multiline: field.type === 'multiline' }, context)
      return {
        field,
        form: form.declare(spec),
        label: layLabel(field, width, context),
        x: first.x,
        width,
        height: heightOf(field, context),
      }
    })
    const labels = Math.max(...placed.map(({ label }) => label.height))
    return {
      before: index ? 6 : 8,
      height: labels + 1 + Math.max(...placed.map(({ height }) => height)),
      draw: (y) => {
        for (const { field, form: input, label, x, width, height } of placed) {
          const at = { x, y: y + labels - label.height }
          const element = pen.drawTaggedText(pen.open(context.section(), 'P'), label, at)
          const style = field.formula ? 'result' : 'line'
          form.place(input, element, { x, y: y + labels + 1, width, height }, { style, size: metrics.fieldText })
        }
      },
    }
  })
}
