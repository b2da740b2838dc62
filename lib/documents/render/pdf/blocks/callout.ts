import { theme } from '../../../theme'
import { once, type BlockRenderer } from '../context'
import type { Piece, Split } from '../layout'
import { styles } from '../style'
import { toRuns, type Paragraph } from '../text'
import { cutText, headRoom } from '../text-piece'

/** Between the paragraphs of a callout, and under its title. */
const GAP = 5
const TITLE_GAP = 2
const [INSET, PAD, INSET_RIGHT] = [16, 10, 12]
/** A callout goes on overleaf only where moving it would leave more than this share of a page empty. */
const CUT_SHARE = 0.25

/** One paragraph of a callout, or a part of one. */
interface Line {
  text: Paragraph
  gap: number
  isTitle: boolean
  draw: (text: Paragraph, x: number, y: number) => void
}

const heightOf = (lines: readonly Line[]): number =>
  lines.reduce((total, { text, gap }, index) => total + text.height + (index < lines.length - 1 ? gap : 0), 2 * PAD)

/** The lines that `room` holds and those that go on overleaf; the title never stands alone. */
function cutLines(lines: readonly Line[], room: number): [Line[], Line[]] | null {
  let used = 2 * PAD
  for (const [index, line] of lines.entries()) {
    if (used + line.text.height <= room) {
      used += line.text.height + line.gap
      continue
    }
    const parts = cutText(line.text, room - used)
    const head = [...lines.slice(0, index), ...(parts ? [{ ...line, text: parts[0] }] : [])]
    const tail = [parts ? { ...line, text: parts[1] } : line, ...lines.slice(index + 1)]
    return head.every(({ isTitle }) => isTitle) ? null : [head, tail]
  }
  return null
}

export const callout: BlockRenderer<'callout'> = (block, context) => {
  const { pen, frame } = context
  const { fill, edge } = theme[block.tone]
  const width = frame.width - INSET - INSET_RIGHT
  const element = once(() => pen.open(context.section(), 'Sect', { title: block.title }))
  const merge = { ...styles.merge, color: edge }
  const toLine = (text: Paragraph, isTitle: boolean): Line => {
    const paragraph = once(() => pen.open(element(), 'P'))
    const draw: Line['draw'] = (part, x, y) => paragraph().add(() => pen.write(part, x, y))
    return { text, gap: isTitle ? TITLE_GAP : GAP, isTitle, draw }
  }
  const title = toLine(pen.plain(block.title, { ...styles.bodyStrong, color: edge }, width), true)
  const paragraphs = block.text.map((text) =>
    toLine(pen.layout(toRuns(text, styles.body, merge, context.mergeOf), width), false),
  )

  const boxPiece = (lines: readonly Line[], from: number): Piece => {
    const height = heightOf(lines)
    const at: Split['at'] = (room) => {
      const parts = cutLines(lines, room)
      return parts && [boxPiece(parts[0], from), boxPiece(parts[1], from)]
    }
    return {
      before: 12,
      height,
      split: { from, at },
      draw: (y) => {
        pen.artifact(() => {
          pen.fill(frame.left, y, frame.width, height, fill)
          pen.fill(frame.left, y, 3.5, height, edge)
        })
        let top = y + PAD
        for (const { text, gap, draw } of lines) {
          draw(text, frame.left + INSET, top)
          top += text.height + gap
        }
      },
    }
  }
  const [first] = paragraphs
  const least = 2 * PAD + title.text.height + TITLE_GAP + (first ? headRoom(first.text) : 0)
  return [boxPiece([title, ...paragraphs], Math.max(least, frame.height * CUT_SHARE))]
}
