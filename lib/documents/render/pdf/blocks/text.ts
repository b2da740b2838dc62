import { bodyRuns, listItem, once, type BlockRenderer } from '../context'
import { keepPairs } from '../layout'
import { styles } from '../style'
import type { Paragraph } from '../text'
import { textPiece } from '../text-piece'

export const paragraph: BlockRenderer<'paragraph'> = (block, context) => {
  const { pen, frame } = context
  const lead = block.lead ? [{ text: `${block.lead} `, style: styles.bodyStrong }] : []
  const text = pen.layout([...lead, ...bodyRuns(block.text, context)], frame.width)
  const element = once(() => pen.open(context.section(), 'P'))
  return [textPiece(text, { before: 7, draw: (part, y) => element().add(() => pen.write(part, frame.left, y)) })]
}

const LIST_INDENT = 18

export const list: BlockRenderer<'list'> = (block, context) => {
  const { pen, frame } = context
  const element = once(() => pen.open(context.section(), 'L', { ordered: block.ordered }))
  const items = block.items.map((item, index) => {
    const text = pen.layout(bodyRuns(item, context), frame.width - LIST_INDENT)
    const label = pen.plain(block.ordered ? `${index + 1}.` : '•', styles.number)
    const body = listItem(element, label, frame.left + 2, context)
    const draw = (part: Paragraph, y: number) => body(y).add(() => pen.write(part, frame.left + LIST_INDENT, y))
    return textPiece(text, { before: index ? 3 : 7, draw })
  })
  return keepPairs(items)
}
