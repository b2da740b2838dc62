import type { LayoutBox } from '../boxes'
import { bodyRuns, listItem, once, type BlockRenderer } from '../context'
import { textSpec } from '../field-spec'
import { textBox } from '../text-box'
import { hasMerges } from '../../../texts'
import { wordingBox } from '../wording-box'

const INDENT = 20
const INITIALS = 56

export const clauses: BlockRenderer<'clauses'> = (block, context) => {
  const { pen, frame, form, metrics, styles } = context
  const element = once(() => pen.open(context.section(), 'L', { ordered: true }))
  const initialsLabel = pen.plain('Initials', styles.label)
  return block.items.flatMap((clause, index): LayoutBox[] => {
    const isFilled = hasMerges(clause.text)
    const number = pen.plain(`${index + 1}.`, styles.number)
    const width = frame.width - INDENT - (clause.initials ? INITIALS + metrics.gutter : 0)
    const title = { text: `${clause.title}. `, style: styles.bodyStrong }
    const text = pen.layout([title, ...(isFilled ? [] : bodyRuns(clause.text, styles.body))], width)
    const initials =
      clause.initials &&
      form.declare(
        textSpec(clause.initials, `Initials, clause ${index + 1}, ${clause.title}`, block.values?.[clause.initials]),
      )
    const open = listItem(element, number, frame.left, context)
    let started = false
    const box = textBox(text, {
      before: index ? 3 : 4,
      least: initials ? metrics.fieldHeight + initialsLabel.height : 0,
      draw: (part, y) => {
        const body = open(y).add(() => pen.drawText(part, { x: frame.left + INDENT, y }))
        if (!initials || started) return
        started = true
        const x = frame.left + frame.width - INITIALS
        body.add(() => pen.drawText(initialsLabel, { x, y }))
        form.place(initials, body, { x, y: y + initialsLabel.height, width: INITIALS, height: metrics.fieldHeight })
      },
    })
    if (!isFilled) return [box]
    const filled = { text: clause.text, x: frame.left + INDENT, width: frame.width - INDENT, open, before: 0 }
    return [{ ...box, keepNext: true }, wordingBox(filled, context)]
  })
}
