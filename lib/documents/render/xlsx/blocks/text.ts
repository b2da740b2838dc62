import { parseInline } from '../../../inline'
import type { CalloutBlock, ClausesBlock, HeadingBlock, ListBlock, NoticeBlock, ParagraphBlock } from '../../../model'
import { looks, styleOf } from '../looks'
import type { SheetBuilder } from '../sheet'
import { putField } from './field-cell'
import { layFields } from './fields'

export function layHeading(sheet: SheetBuilder, block: HeadingBlock): void {
  if (block.level === 1 && sheet.rows.length > 0) sheet.gap(4, true)
  sheet.addText(block.text, block.level === 1 ? 'section' : 'subsection', { keep: true, pad: 6 })
  sheet.gap(4, true)
}

export function layParagraph(sheet: SheetBuilder, block: ParagraphBlock): void {
  const text = sheet.context.text(block.text)
  const keep = sheet.afterHeading
  if (!block.lead) {
    sheet.addText(text, 'text', { keep, pad: 6 })
    return
  }
  const lead = `${sheet.context.text(block.lead)} `
  sheet.addText(lead + text, 'text', { keep, pad: 6, runs: [{ text: lead, bold: true }, { text }] })
}

/** Prescribed words. A sheet cannot set fields into running text: the blanks have cells below it. */
export function layNotice(sheet: SheetBuilder, { text, fields, size, bold }: NoticeBlock): void {
  for (const paragraph of text) {
    const words = parseInline(paragraph)
      .map((piece) => ('text' in piece ? piece.text : '______'))
      .join('')
    const more = (sheet.heightOf(words, sheet.all, 'text', 0) * (size - looks.text.size)) / looks.text.size
    sheet.addText(words, 'text', { keep: true, pad: 6 + Math.max(0, 1.5 * more), runs: [{ text: words, bold, size }] })
  }
  if (fields.length > 0) layFields(sheet, { kind: 'fields', columns: 2, fields })
}

export function layList(sheet: SheetBuilder, block: ListBlock): void {
  block.items.forEach((item, index) => {
    sheet.addText(`${block.ordered ? `${index + 1}.` : '•'}  ${sheet.context.text(item)}`, 'text')
  })
  sheet.gap(6)
}

export function layCallout(sheet: SheetBuilder, block: CalloutBlock): void {
  const look = `callout-${block.tone}` as const
  const title = sheet.context.text(block.title)
  sheet.gap(2, true)
  sheet.addText(title, look, { keep: true, pad: 8, runs: [{ text: title, bold: true }] })
  block.text.forEach((paragraph, index) => {
    sheet.addText(sheet.context.text(paragraph), look, { keep: index < block.text.length - 1, pad: 6 })
  })
  sheet.gap()
}

const initialsShapes = [
  { weight: 7, min: 250 },
  { weight: 1, min: 56 },
]

/** Numbered clauses; one that must be initialed has a small input to its right. */
export function layClauses(sheet: SheetBuilder, block: ClausesBlock): void {
  const withInitials = sheet.fit(initialsShapes)
  block.items.forEach((clause, index) => {
    const lead = `${index + 1}. ${sheet.context.text(clause.title)}  `
    const text = sheet.context.text(clause.text)
    const runs = [{ text: lead, bold: true }, { text }]
    if (!clause.initials) {
      sheet.addText(lead + text, 'text', { runs, pad: 6 })
      return
    }
    const [body, initials] = withInitials ?? [sheet.all, sheet.all]
    const labelHeight = 13
    const height = sheet.heightOf(lead + text, body!, 'text', 6)
    const beside = withInitials !== null
    const label = sheet.addRow(beside ? labelHeight : height, true)
    const input = sheet.addRow(beside ? Math.max(height - labelHeight, 21) : 21)
    sheet.put(label, body!, styleOf('text'), { value: lead + text, runs, bottom: beside ? input : label })
    if (beside) sheet.put(label, initials!, styleOf('label'), { value: 'Initials' })
    const value = block.values?.[clause.initials] ?? null
    putField(sheet, input, { field: { name: clause.initials, type: 'text', value }, span: initials! })
  })
  sheet.gap(6)
}
