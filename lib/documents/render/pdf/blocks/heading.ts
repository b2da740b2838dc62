import { theme } from '../../../theme'
import type { BlockRenderer } from '../context'
import { styles } from '../style'

export const heading: BlockRenderer<'heading'> = ({ level, text: title }, context) => {
  const { pen, outline, frame } = context
  const isSection = level === 1
  const text = pen.plain(title, isSection ? styles.heading : styles.subheading, frame.width)
  const draw = (y: number) => {
    pen.drawTaggedText(pen.open(context.section(), isSection ? 'H2' : 'H3'), text, { x: frame.left, y })
    const line = { x: frame.left, y: y + text.height + 3.5 }
    if (isSection)
      pen.artifact(() => {
        pen.drawHorizontalRule(line, frame.width)
        pen.drawHorizontalRule(line, 36, { color: theme.accent, weight: 2 })
      })
    outline.add(level, title, y)
  }
  return [{ before: isSection ? 20 : 13, height: text.height + (isSection ? 6 : 0), keepNext: true, draw }]
}
