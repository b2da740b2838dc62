import { keepPairs } from '../boxes'
import { bodyRuns, listItem, once, type BlockRenderer } from '../context'
import { styles } from '../style'
import type { Paragraph } from '../text'
import { textBox } from '../text-box'

export const paragraph: BlockRenderer<'paragraph'> = (block, context) => {
  const { pen, frame } = context
  const lead = block.lead ? [{ text: `${block.lead} `, style: styles.bodyStrong }] : []
  const text = pen.layout([...lead, ...bodyRuns(block.text, context)], frame.width)
  const element = once(() => pen.open(context.section(), 'P'))
  const draw = (part: Paragraph, y: number) => element().add(() => pen.drawText(part, { x: frame.left, y }))
  return [textBox(text, { before: 7, draw })]
}

const LIST_INDENT = 18

export const list: BlockRenderer<'list'> = (block, context) => {
  const { pen, frame } = context
  const element = once(() => pen.open(context.section(), 'L', { ordered: block.ordered }))
  const items = block.items.map((item, index) => {
    const text = pen.layout(bodyRuns(item, context), frame.width - LIST_INDENT)
    const label = pen.plain(block.ordered ? `${index + 1}.` : '•', styles.number)
    const body = listItem(element, label, frame.left + 2, context)
    const draw = (part: Paragraph, y: number) =>
      body(y).add(() => pen.drawText(part, { x: frame.left + LIST_INDENT, y }))
    return textBox(text, { before: index ? 3 : 7, draw })
  })
  return keepPairs(items)
}
