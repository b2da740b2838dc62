import type { Field } from '../../../model'
import { theme } from '../../../theme'
import type { RenderContext } from '../context'
import { blank, BLANK_LONG, BLANK_SHORT } from '../controls'
import { makeCell, makeGrid, makeRow, ruledBorders, shareWidth } from '../grid'
import { styledParagraph, textRun } from '../text'
import type { BlockRenderer } from './types'

interface Slot {
  field: Field
  span: number
}

/** Fills rows from left to right; the last field of a row takes what is left of it. */
export function packFields(fields: readonly Field[], columns: number): Slot[][] {
  const rows: Slot[][] = []
  let free = 0
  for (const field of fields) {
    const span = Math.min(field.span ?? 1, columns)
    const row = rows.at(-1)
    if (row && span <= free) {
      row.push({ field, span })
      free -= span
    } else {
      if (row) row.at(-1)!.span += free
      rows.push([{ field, span }])
      free = columns - span
    }
  }
  const last = rows.at(-1)?.at(-1)
  if (last) last.span += free
  return rows
}

const placeholders: Partial<Record<Field['type'], string>> = {
  date: 'mm/dd/yyyy',
  select: 'Choose',
  currency: BLANK_SHORT,
  number: BLANK_SHORT,
  percent: BLANK_SHORT,
}

function fieldParagraphs(field: Field, context: RenderContext) {
  const hint = field.hint ? [textRun(`  ${field.hint}`, { italics: true })] : []
  const control = context.input({ ...field, value: field.value ?? null }, blank(placeholders[field.type] ?? BLANK_LONG))
  return [
    styledParagraph('FieldLabel', [textRun(field.label), ...hint]),
    styledParagraph(field.formula ? 'FieldResult' : 'FieldValue', [control]),
  ]
}

const slotHeight = ({ field }: Slot): number => (field.type === 'multiline' ? 18 + (field.lines ?? 3) * 16 : 34)

export const renderFields: BlockRenderer<'fields'> = ({ columns, fields }, { context, width }) => {
  const widths = shareWidth(width, Array<number>(columns).fill(1))
  const rows = packFields(fields, columns).map((slots) => {
    let start = 0
    const cells = slots.map(({ field, span }) => {
      const cellWidth = widths.slice(start, start + span).reduce((a, b) => a + b, 0)
      start += span
      return makeCell(cellWidth, fieldParagraphs(field, context), { span, align: 'top', fill: theme.fieldFill })
    })
    return makeRow(cells, { height: Math.max(...slots.map(slotHeight)) })
  })
  return [makeGrid(widths, rows, { borders: ruledBorders(theme.rule) })]
}
