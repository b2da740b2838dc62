import { theme } from '../../../theme'
import type { BlockRenderer } from '../context'

/** A heading. The first of a letter, which has no title, is its title and has no rule. */
export const heading: BlockRenderer<'heading'> = (block, context) => {
  const { level, text: title } = block
  const { pen, outline, frame, part, styles } = context
  const isSection = level === 1
  const isTitle = part.letter === true && part.blocks.find(({ kind }) => kind === 'heading') === block
  const hasRule = isSection && !isTitle
  const role = isTitle ? 'H1' : isSection ? 'H2' : 'H3'
  const text = pen.plain(title, isSection ? styles.heading : styles.subheading, frame.width)
  const draw = (y: number) => {
    pen.drawTaggedText(pen.open(context.section(), role), text, { x: frame.left, y })
    const line = { x: frame.left, y: y + text.height + 2 }
    if (hasRule)
      pen.artifact(() => {
        pen.drawHorizontalRule(line, frame.width)
        pen.drawHorizontalRule(line, 36, { color: theme.accent, weight: 2 })
      })
    outline.add(level, title, y)
  }
  return [{ before: hasRule ? 10 : 7, height: text.height + (hasRule ? 4 : 0), keepNext: true, draw }]
}
