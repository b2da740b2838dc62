import type { Piece } from './layout'
import type { Paragraph } from './text'

/** Lines that a text must have to be cut, that stay on the first page, and that go on overleaf. */
const [CUT_FROM, HEAD, TAIL] = [6, 3, 2]

/** The room in which a text begins, if all of it does not fit. */
export const headRoom = ({ lines, leading }: Paragraph): number =>
  (lines.length < CUT_FROM ? lines.length : HEAD) * leading

/** Cuts a text so that its first part is at most `room` high; null where too little would stand on either side. */
export function cutText({ lines, leading }: Paragraph, room: number): [Paragraph, Paragraph] | null {
  const count = Math.min(Math.floor(room / leading), lines.length - TAIL)
  if (lines.length < CUT_FROM || count < HEAD) return null
  const part = (from: number, to?: number): Paragraph => {
    const cut = lines.slice(from, to)
    return { lines: cut, leading, height: cut.length * leading }
  }
  return [part(0, count), part(count)]
}

interface TextPiece {
  before: number
  /** The least height of the piece, for what stands beside the text's beginning. */
  least?: number
  /** Draws the text, or one part of it after the other. */
  draw: (text: Paragraph, y: number) => void
}

/** A text that goes on overleaf where it is long. */
export function textPiece(text: Paragraph, { before, least = 0, draw }: TextPiece): Piece {
  const from = Math.max(headRoom(text), least)
  const at = (room: number): [Piece, Piece] | null => {
    const parts = room < from ? null : cutText(text, room)
    return parts && [textPiece(parts[0], { before, least, draw }), textPiece(parts[1], { before: 0, draw })]
  }
  return {
    before,
    height: Math.max(text.height, least),
    ...(text.lines.length < CUT_FROM ? {} : { split: { from, at } }),
    draw: (y) => draw(text, y),
  }
}
