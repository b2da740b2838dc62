import type { Field } from '../../../model'
import { theme } from '../../../theme'
import { packRows, type GridField } from '../../columns'
import type { RenderContext } from '../context'
import { BLANK_LONG, BLANK_SHORT } from '../controls'
import { makeCell, makeGrid, makeRow, shareWidth } from '../grid'
import { styledParagraph, textRun } from '../text'
import type { BlockRenderer } from './types'

/** Arranges fields in rows; the last field of a row takes the rest of its width. */
export const packFields = (fields: readonly Field[], columns: number): GridField[][] =>
  packRows(fields, columns).map((row) =>
    row.map((slot, index) => (index < row.length - 1 ? slot : { ...slot, span: columns - slot.at })),
  )

const placeholders: Partial<Record<Field['type'], string>> = {
  date: 'mm/dd/yyyy',
  select: 'Choose',
  currency: BLANK_SHORT,
  number: BLANK_SHORT,
  percent: BLANK_SHORT,
}

const valueStyle = (field: Field, isPoster: boolean): string =>
  field.formula ? 'FieldResult' : isPoster ? 'PosterValue' : 'FieldValue'

function fieldParagraphs(field: Field, context: RenderContext, keepNext: boolean, isPoster: boolean) {
  const hint = field.hint ? [textRun(`  ${field.hint}`, { style: 'Emphasis' })] : []
  const control = context.input({ ...field, value: field.value ?? null }, placeholders[field.type] ?? BLANK_LONG)
  return [
    styledParagraph('FieldLabel', [textRun(field.label), ...hint], { keepNext }),
    styledParagraph(valueStyle(field, isPoster), [control], { keepNext }),
  ]
}

const slotHeight = ({ field }: GridField): number => (field.type === 'multiline' ? 12 + (field.lines ?? 3) * 13 : 26)

export const renderFields: BlockRenderer<'fields'> = (
  { columns, fields, poster = false },
  { context, width, isSigned },
) => {
  const widths = shareWidth(width, Array<number>(columns).fill(1))
  const rows = packFields(fields, columns).map((slots, index, all) => {
    const keepNext = isSigned && index === all.length - 1
    const cells = slots.map(({ field, at, span }) => {
      const cellWidth = widths.slice(at, at + span).reduce((a, b) => a + b, 0)
      return makeCell(cellWidth, fieldParagraphs(field, context, keepNext, poster), {
        span,
        align: 'top',
        fill: theme.fieldFill,
      })
    })
    return makeRow(cells, { height: Math.max(...slots.map(slotHeight)) })
  })
  return [makeGrid(widths, rows, { style: 'FormTable' })]
}
