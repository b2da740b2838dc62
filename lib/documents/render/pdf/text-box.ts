import type { LayoutBox } from './boxes'
import type { Paragraph } from './text'

/** Fewest lines of a text that may be split, of its first part, and of its second part. */
const [SPLIT_FROM, HEAD, TAIL] = [6, 3, 2]

/** The room that a text needs to start on a page, in points. */
export const headRoom = ({ lines, leading }: Paragraph): number =>
  (lines.length < SPLIT_FROM ? lines.length : HEAD) * leading

/** Splits a text so that its first part is at most `room` high; null if too few lines would be left on either side. */
export function splitText({ lines, leading }: Paragraph, room: number): [Paragraph, Paragraph] | null {
  const count = Math.min(Math.floor(room / leading), lines.length - TAIL)
  if (lines.length < SPLIT_FROM || count < HEAD) return null
  const part = (from: number, to?: number): Paragraph => {
    const cut = lines.slice(from, to)
    return { lines: cut, leading, height: cut.length * leading }
  }
  return [part(0, count), part(count)]
}

interface TextBox {
  before: number
  /** The least height of the box, for what is drawn next to the start of the text. */
  least?: number
  draw: (text: Paragraph, y: number) => void
}

/** A box of text that continues on the next page if it is long. */
export function textBox(text: Paragraph, { before, least = 0, draw }: TextBox): LayoutBox {
  const minRoom = Math.max(headRoom(text), least)
  const at = (room: number): [LayoutBox, LayoutBox] | null => {
    const parts = room < minRoom ? null : splitText(text, room)
    return parts && [textBox(parts[0], { before, least, draw }), textBox(parts[1], { before: 0, draw })]
  }
  return {
    before,
    height: Math.max(text.height, least),
    ...(text.lines.length < SPLIT_FROM ? {} : { split: { minRoom, at } }),
    draw: (y) => draw(text, y),
  }
}
