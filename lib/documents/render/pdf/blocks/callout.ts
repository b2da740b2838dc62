import { theme } from '../../../theme'
import type { LayoutBox, Split } from '../boxes'
import { bodyRuns, once, type BlockRenderer } from '../context'
import type { Point } from '../pen'
import type { Paragraph } from '../text'
import { headRoom, splitText } from '../text-box'
import { hasMerges } from '../../../texts'
import { letterLeading, measureWording } from '../wording-box'

const GAP = 2
const TITLE_GAP = 1
const [INSET, PAD, INSET_RIGHT] = [12, 5, 10]
/** A callout is split only if moving it would leave more than this share of a page empty. */
const SPLIT_SHARE = 0.25

interface Line {
  text: Paragraph
  gap: number
  isTitle: boolean
  draw: (text: Paragraph, at: Point) => void
}

const heightOf = (lines: readonly Line[]): number =>
  lines.reduce((total, { text, gap }, index) => total + text.height + (index < lines.length - 1 ? gap : 0), 2 * PAD)

/** Splits lines into those that `room` holds and the rest; null if no more than the title would fit. */
function splitLines(lines: readonly Line[], room: number): [Line[], Line[]] | null {
  let used = 2 * PAD
  for (const [index, line] of lines.entries()) {
    if (used + line.text.height <= room) {
      used += line.text.height + line.gap
      continue
    }
    const parts = splitText(line.text, room - used)
    const head = [...lines.slice(0, index), ...(parts ? [{ ...line, text: parts[0] }] : [])]
    const tail = [parts ? { ...line, text: parts[1] } : line, ...lines.slice(index + 1)]
    return head.every(({ isTitle }) => isTitle) ? null : [head, tail]
  }
  return null
}

export const callout: BlockRenderer<'callout'> = (block, context) => {
  const { pen, frame, styles } = context
  const { fill, edge } = theme[block.tone]
  const width = frame.width - INSET - INSET_RIGHT
  const element = once(() => pen.open(context.section(), 'Sect', { title: block.title }))
  const toLine = (text: Paragraph, isTitle: boolean): Line => {
    const paragraph = once(() => pen.open(element(), 'P'))
    const draw: Line['draw'] = (part, at) => paragraph().add(() => pen.drawText(part, at))
    return { text, gap: isTitle ? TITLE_GAP : GAP, isTitle, draw }
  }
  const title = toLine(pen.plain(block.title, { ...styles.bodyStrong, color: edge }, width), true)
  const toField = (text: string): Line => {
    const { height, place } = measureWording(text, width, context)
    const paragraph = once(() => pen.open(element(), 'P'))
    const draw: Line['draw'] = (_, at) => place(paragraph(), at)
    return { text: { lines: [], leading: letterLeading(context), height }, gap: GAP, isTitle: false, draw }
  }
  const paragraphs = block.text.map((text) =>
    hasMerges(text) ? toField(text) : toLine(pen.layout(bodyRuns(text, styles.body), width), false),
  )

  const calloutBox = (lines: readonly Line[], minRoom: number): LayoutBox => {
    const height = heightOf(lines)
    const at: Split['at'] = (room) => {
      const parts = splitLines(lines, room)
      return parts && [calloutBox(parts[0], minRoom), calloutBox(parts[1], minRoom)]
    }
    return {
      before: 5,
      height,
      split: { minRoom, at },
      draw: (y) => {
        pen.artifact(() => {
          pen.fill({ x: frame.left, y, width: frame.width, height }, fill)
          pen.fill({ x: frame.left, y, width: 3.5, height }, edge)
        })
        let top = y + PAD
        for (const { text, gap, draw } of lines) {
          draw(text, { x: frame.left + INSET, y: top })
          top += text.height + gap
        }
      },
    }
  }
  const [first] = paragraphs
  const least = 2 * PAD + title.text.height + TITLE_GAP + (first ? headRoom(first.text) : 0)
  return [calloutBox([title, ...paragraphs], Math.max(least, frame.height * SPLIT_SHARE))]
}
