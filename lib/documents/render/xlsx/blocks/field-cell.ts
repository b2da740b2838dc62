import { isNumeric, type Field } from '../../../model'
import { cellAddress } from '../addresses'
import { figureAlert } from '../alerts'
import { looks, styleOf, type Look } from '../looks'
import type { SheetBuilder } from '../sheet'
import type { Span } from '../types'
import { contentOf, formatOf, validationOf } from '../values'

/** What a cell needs to know of a field, which need not be the document's own: a company line, initials, a signer. */
export type FieldCell = Pick<
  Field,
  'name' | 'type' | 'options' | 'closed' | 'decimals' | 'plain' | 'formula' | 'value' | 'alert'
>

interface PlacedField {
  field: FieldCell
  span: Span
  look?: Look
  repeatLook?: Look
}

/** Puts a field into cells: an input, a result or, if the name already has a cell, a locked repetition. */
export function putField(
  sheet: SheetBuilder,
  row: number,
  { field, span, look = 'input', repeatLook }: PlacedField,
): void {
  const { context } = sheet
  const cell = context.cells.get(field.name) ?? { ...field, value: field.value ?? null, label: '' }
  if (context.addresses.has(field.name)) {
    const repeated = repeatLook ?? (looks[look].wrap ? 'echoWrapped' : 'echo')
    const format = repeatFormat(cell)
    sheet.put(row, span, styleOf(repeated, format), { repeats: field.name })
    return
  }
  sheet.claim(field.name, row, span.from)
  const negatives = sheet.part.audience !== 'customer'
  sheet.alert(figureAlert({ ...cell, alert: field.alert }, cellAddress(row, span.from), negatives), span.from, row)
  if (cell.formula) {
    context.publish(field.name)
    sheet.put(row, span, styleOf('result', formatOf(cell, true)), { calculates: field.name })
    return
  }
  sheet.put(row, span, styleOf(look, formatOf(cell)), { value: contentOf(cell.type, cell.value) })
  if (isNumeric(cell.type)) sheet.expectNumber(cell.label, row, span.from)
  const { options, closed } = field
  sheet.accept(validationOf({ type: cell.type, label: cell.label, options, closed }), row, span)
}

/** The format of a repetition. In text format, a formula would be shown and not calculated. */
function repeatFormat(cell: Parameters<typeof formatOf>[0] & { formula?: unknown }): string | undefined {
  const format = formatOf(cell, cell.formula !== undefined)
  return format === '@' ? undefined : format
}

export interface LabeledField extends PlacedField {
  label: string
  height?: number
}

export const inputHeight = 21

/** A row of labels and, below it, the row of their inputs, whose index it returns. */
export function putLabeled(sheet: SheetBuilder, fields: readonly LabeledField[], keep = false): number {
  const labels = sheet.addRow(
    Math.max(...fields.map(({ label, span }) => sheet.heightOf(label, span, 'label', 3))),
    true,
  )
  const inputs = sheet.addRow(Math.max(...fields.map(({ height }) => height ?? inputHeight)), keep)
  for (const field of fields) {
    sheet.put(labels, field.span, styleOf('label'), { value: field.label })
    putField(sheet, inputs, field)
  }
  return inputs
}
