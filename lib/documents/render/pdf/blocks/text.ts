import type { ParagraphBlock } from '../../../model'
import { keepPairs, type LayoutBox } from '../boxes'
import { bodyRuns, listItem, once, type BlockRenderer, type Context } from '../context'
import type { Element } from '../pen'
import type { Paragraph } from '../text'
import { textBox } from '../text-box'
import { hasMerges } from '../../../texts'
import { letterLeading, wordingBox } from '../wording-box'

/** A lead of at most this share of the line is next to its text if that takes at most this height, in lines. */
const [LEAD_SHARE, LINES_BESIDE] = [0.2, 2]
const LEAD_GAP = 6

/** A lead on a line of its own. In a letter every lead is, except one that announces (`Re:`). */
const leadBox = (lead: Paragraph, drawLead: (y: number) => Element): LayoutBox => ({
  before: 4,
  height: lead.height,
  keepNext: true,
  draw: drawLead,
})
const standsAlone = (lead: string, { part }: Context): boolean => part.letter === true && !lead.endsWith(':')

/** A paragraph whose text is a field: its lead is next to a short text, and above a long one. */
function filledParagraph({ lead, text }: ParagraphBlock, context: Context): LayoutBox[] {
  const { pen, frame, styles } = context
  const element = once(() => pen.open(context.section(), 'P'))
  if (!lead) return [wordingBox({ text, x: frame.left, width: frame.width, open: element }, context)]
  const label = pen.plain(lead, styles.bodyStrong, frame.width)
  const drawLead = (y: number): Element => pen.drawTaggedText(element(), label, { x: frame.left, y })
  const indent = (label.lines[0]?.width ?? 0) + LEAD_GAP
  const width = frame.width - indent
  const isShort = indent <= frame.width * LEAD_SHARE && pen.plain(text, styles.body, width).lines.length <= LINES_BESIDE
  if (isShort && !standsAlone(lead, context)) {
    const open = (y: number) => drawLead(y + (letterLeading(context) - label.leading) / 2)
    return [wordingBox({ text, x: frame.left + indent, width, open }, context)]
  }
  const below = wordingBox({ text, x: frame.left, width: frame.width, open: element, before: 0 }, context)
  return [leadBox(label, drawLead), below]
}

/** Lowers what a box draws, so that the room above it is kept on any page. */
const lower = (box: LayoutBox, room: number): LayoutBox => ({
  ...box,
  height: box.height + room,
  split: undefined,
  draw: (y) => box.draw(y + room),
})

export const paragraph: BlockRenderer<'paragraph'> = (block, context) => {
  const boxes = hasMerges(block.text) ? filledParagraph(block, context) : printedParagraph(block, context)
  return block.room === undefined ? boxes : boxes.map((box, index) => (index ? box : lower(box, block.room ?? 0)))
}

function printedParagraph({ lead, text }: ParagraphBlock, context: Context): LayoutBox[] {
  const { pen, frame, styles } = context
  const element = once(() => pen.open(context.section(), 'P'))
  const draw = (part: Paragraph, y: number) => element().add(() => pen.drawText(part, { x: frame.left, y }))
  if (lead && standsAlone(lead, context)) {
    const label = pen.plain(lead, styles.bodyStrong, frame.width)
    const drawLead = (y: number): Element => pen.drawTaggedText(element(), label, { x: frame.left, y })
    const words = pen.layout(bodyRuns(text, styles.body), frame.width)
    return [leadBox(label, drawLead), textBox(words, { before: 0, draw })]
  }
  const opening = lead ? [{ text: `${lead} `, style: styles.bodyStrong }] : []
  return [textBox(pen.layout([...opening, ...bodyRuns(text, styles.body)], frame.width), { before: 4, draw })]
}

const LIST_INDENT = 18

export const list: BlockRenderer<'list'> = (block, context) => {
  const { pen, frame, styles } = context
  const element = once(() => pen.open(context.section(), 'L', { ordered: block.ordered }))
  const [x, width] = [frame.left + LIST_INDENT, frame.width - LIST_INDENT]
  const items = block.items.map((item, index) => {
    const label = pen.plain(block.ordered ? `${index + 1}.` : '•', styles.number)
    const body = listItem(element, label, frame.left + 2, context)
    const before = index ? 2 : 4
    if (hasMerges(item)) return wordingBox({ text: item, x, width, open: body, before: before - 1 }, context)
    const text = pen.layout(bodyRuns(item, styles.body), width)
    const draw = (part: Paragraph, y: number) => body(y).add(() => pen.drawText(part, { x, y }))
    return textBox(text, { before, draw })
  })
  return keepPairs(items)
}
