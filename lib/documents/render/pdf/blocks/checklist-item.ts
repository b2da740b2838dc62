import type { BlockOf, ChecklistItem } from '../../../model'
import type { LayoutBox, TallerRow } from '../boxes'
import type { Context } from '../context'
import type { FieldSpec } from '../field-spec'
import type { Element, Pen, Point } from '../pen'
import type { Paragraph } from '../text'
import { RULES } from './table-parts'

export type Checklist = BlockOf<'checklist'>

/** The share of a page up to which a checklist is kept on one. */
export const KEEP_SHARE = 0.2

/** A row whose answers are 44 CSS pixels high in print units, with its rules. */
const FINGER_ROW = 33 + RULES

/** The field of an item's answer: a box to tick, or one of several answers. */
export function answerSpec(block: Checklist, item: ChecklistItem, line: number): FieldSpec {
  const name = `${block.name}.${line}.answer`
  const value = block.values?.[name] ?? null
  return block.answers.length === 1
    ? { kind: 'check', name, tip: `${item.text}: ${block.answers[0]}`, value: value === true }
    : { kind: 'radio', name, tip: item.text, options: block.answers, value: typeof value === 'string' ? value : null }
}

/** A row of a checklist with so many rows, at the height that a finger likes. */
export function tallerRow(
  list: Checklist,
  rows: number,
  least: number,
  drawAt: (height: number) => LayoutBox['draw'],
): TallerRow {
  const height = Math.max(least, FINGER_ROW)
  return { list, rows, height, draw: drawAt(height) }
}

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
