import type { Block, BlockOf, Part } from '../../model'
import type { LayoutBox } from './boxes'
import type { Calculation } from './calculation'
import type { Form } from './form'
import type { Outline } from './outline'
import type { PhotoLinks } from './photo-links'
import type { Pictures } from './pictures'
import type { Element, Pen } from './pen'
import type { Setting, Style } from './style'
import type { Paragraph, Run } from './text'
import { hasMerges } from '../../texts'
import type { Wording } from './wording'

/** The area that the blocks of a part are set in, in points. */
export interface Frame {
  left: number
  width: number
  height: number
}

export interface Context extends Setting {
  pen: Pen
  form: Form
  outline: Outline
  pictures: Pictures
  links: PhotoLinks
  frame: Frame
  /** Opens the structure element that the block belongs to, or returns it if it is open. Called while drawing. */
  section: () => Element
  calculation: Calculation
  wording: Wording
  part: Part
  /** Columns with a closed list because formulas sum by them (see `summedColumns`). */
  summed: ReadonlySet<string>
}

/** Measures a block and announces its fields. The boxes that it returns draw it. */
export type BlockRenderer<K extends Block['kind']> = (block: BlockOf<K>, context: Context) => LayoutBox[]

/** Text that nothing fills in. Throws on merge fields: they belong in paragraphs, list items, callouts and clauses. */
export function bodyRuns(text: string, style: Style): Run[] {
  if (hasMerges(text)) throw new Error(`Merge fields cannot fill in this text: '${text.slice(0, 60)}'`)
  return [{ text, style }]
}

/** Opens a structure element when it is first needed. */
export function once(open: () => Element): () => Element {
  let element: Element | undefined
  return () => (element ??= open())
}

/** Returns a function that opens a list item with its label at its first call, and returns the item's body. */
export function listItem(list: () => Element, label: Paragraph, x: number, { pen }: Context): (y: number) => Element {
  let body: Element | undefined
  return (y) => {
    if (body) return body
    const item = pen.open(list(), 'LI')
    pen.drawTaggedText(pen.open(item, 'Lbl'), label, { x, y })
    return (body = pen.open(item, 'LBody'))
  }
}

/** Left edge and width of `count` equal columns. */
export function columnsOf({ left, width }: Frame, count: number, gutter: number): { x: number; width: number }[] {
  const each = (width - gutter * (count - 1)) / count
  return Array.from({ length: count }, (_, index) => ({ x: left + index * (each + gutter), width: each }))
}
