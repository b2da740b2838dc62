import { LETTER_INSET } from './appearance'
import type { LayoutBox } from './boxes'
import type { Context } from './context'
import { LETTER_LEADING } from './fonts'
import type { Element, Point } from './pen'

/** How much of a text may be added to it before its field is full. */
const ROOM = 0.5

/** The distance between lines of letter text, in points. */
export const letterLeading = ({ styles }: Context): number => styles.body.size * LETTER_LEADING

export interface MeasuredWording {
  height: number
  spare: number
  place: (parent: Element, at: Point) => void
}

/** Measures a text with merge fields and announces its field. */
export function measureWording(text: string, width: number, context: Context): MeasuredWording {
  const { form, wording, part, styles } = context
  const { field, text: shown } = wording.declare(text, part.name)
  const { size } = styles.body
  const linesOf = (words: string) => form.appearances.breakLines(words, width, size).length
  const more = shown.slice(0, shown.length * ROOM).replaceAll('\n', ' ')
  const height = linesOf(`${shown} ${more}`) * letterLeading(context)
  const spare = height - linesOf(shown) * letterLeading(context)
  return {
    height,
    spare,
    place: (parent, { x, y }) => {
      const rect = {
        x: x - LETTER_INSET,
        y: y - LETTER_INSET,
        width: width + 2 * LETTER_INSET,
        height: height + 2 * LETTER_INSET,
      }
      form.place(field, parent, rect, { style: 'letter', size })
    },
  }
}

const SPACE = 3

interface WordingBox {
  text: string
  x: number
  width: number
  /** Opens the element that the field belongs to, and draws what is next to the field. */
  open: (y: number) => Element
  before?: number
}

/** A box with a text that merges fields. It is never split. */
export function wordingBox({ text, x, width, open, before = SPACE }: WordingBox, context: Context): LayoutBox {
  const { height, spare, place } = measureWording(text, width, context)
  // The field is higher than its text. Neighbors that move together must not overlap.
  const draw = (y: number) => place(open(y + LETTER_INSET), { x, y: y + LETTER_INSET })
  return { before, height: height + 2 * LETTER_INSET, trailing: spare, draw }
}
