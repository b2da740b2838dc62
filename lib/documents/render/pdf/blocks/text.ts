import { theme } from '../../../theme'
import { bodyRuns, once, type BlockRenderer } from '../context'
import type { Piece } from '../layout'
import { styles } from '../style'
import { toRuns } from '../text'

/** Long text may break between paragraphs only; it stays whole, as a paragraph is short. */
export const paragraph: BlockRenderer<'paragraph'> = (block, context) => {
  const { pen, frame } = context
  const lead = block.lead ? [{ text: `${block.lead} `, style: styles.bodyStrong }] : []
  const text = pen.layout([...lead, ...bodyRuns(block.text, context)], frame.width)
  return [{ before: 7, height: text.height, draw: (y) => pen.say(context.section(), 'P', text, frame.left, y) }]
}

const LIST_INDENT = 18
/** Between the paragraphs of a callout. */
const GAP = 5

export const list: BlockRenderer<'list'> = (block, context) => {
  const { pen, frame } = context
  const element = once(() => pen.open(context.section(), 'L', { ordered: block.ordered }))
  return block.items.map((item, index): Piece => {
    const text = pen.layout(bodyRuns(item, context), frame.width - LIST_INDENT)
    const label = pen.plain(block.ordered ? `${index + 1}.` : '•', styles.number)
    return {
      before: index ? 3 : 7,
      height: text.height,
      draw: (y) => {
        const row = pen.open(element(), 'LI')
        pen.say(row, 'Lbl', label, frame.left + 2, y)
        pen.say(row, 'LBody', text, frame.left + LIST_INDENT, y)
      },
    }
  })
}

export const callout: BlockRenderer<'callout'> = (block, context) => {
  const { pen, frame } = context
  const { fill, edge } = theme[block.tone]
  const [inset, pad] = [16, 10]
  const width = frame.width - inset - 12
  const title = pen.plain(block.title, { ...styles.bodyStrong, color: edge }, width)
  const merge = { ...styles.merge, color: edge }
  const paragraphs = block.text.map((text) => pen.layout(toRuns(text, styles.body, merge, context.mergeOf), width))
  const text = paragraphs.reduce((total, paragraph) => total + paragraph.height + GAP, 0)
  const height = title.height + text + 2 * pad - 3
  return [
    {
      before: 12,
      height,
      draw: (y) => {
        pen.artifact(() => {
          pen.fill(frame.left, y, frame.width, height, fill)
          pen.fill(frame.left, y, 3.5, height, edge)
        })
        const element = pen.open(context.section(), 'Sect', { title: block.title })
        pen.say(element, 'P', title, frame.left + inset, y + pad)
        let at = y + pad + title.height + 2
        for (const paragraph of paragraphs) {
          pen.say(element, 'P', paragraph, frame.left + inset, at)
          at += paragraph.height + GAP
        }
      },
    },
  ]
}
