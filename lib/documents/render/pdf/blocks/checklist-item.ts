import type { ChecklistItem } from '../../../model'
import type { Context } from '../context'
import type { Element, Pen, Point } from '../pen'
import type { Paragraph } from '../text'

/** The words of an item, with its note, in the width of their column. */
export interface ItemText {
  text: Paragraph
  note: Paragraph | null
  height: number
}

export function layItem(item: ChecklistItem, width: number, { pen, styles }: Context): ItemText {
  const text = pen.plain(item.text, styles.item, width)
  const note = item.note ? pen.plain(item.note, styles.itemNote, width) : null
  return { text, note, height: text.height + (note?.height ?? 0) }
}

/** Draws an item as content of a structure element. */
export function drawItem(element: Element, { text, note }: ItemText, { x, y }: Point, pen: Pen): void {
  pen.drawTaggedText(element, text, { x, y })
  if (note) pen.drawTaggedText(element, note, { x, y: y + text.height })
}
