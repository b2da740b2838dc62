import { theme } from '../../../theme'
import type { BlockRenderer } from '../context'
import { styles } from '../style'

/** The section's structure element and bookmark are opened by the document, which knows what belongs to it. */
export const heading: BlockRenderer<'heading'> = (block, context) => {
  const { pen, frame } = context
  const isSection = block.level === 1
  const text = pen.plain(block.text, isSection ? styles.heading : styles.subheading, frame.width)
  const draw = (y: number) => {
    pen.say(context.section(), isSection ? 'H2' : 'H3', text, frame.left, y)
    if (!isSection) return
    const line = y + text.height + 3.5
    pen.artifact(() => {
      pen.rule(frame.left, line, frame.width, theme.ruleLight)
      pen.rule(frame.left, line, 36, theme.accent, 2)
    })
  }
  return [{ before: isSection ? 20 : 13, height: text.height + (isSection ? 6 : 0), keepNext: true, draw }]
}
