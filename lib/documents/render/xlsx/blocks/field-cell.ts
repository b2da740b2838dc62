import type { Field } from '../../../model'
import { looks, styleOf } from '../looks'
import type { SheetBuilder } from '../sheet'
import type { Look, Span } from '../types'
import { contentOf, formatOf, validationOf } from '../values'

/** A labelled cell beside the document's own fields: a company line, initials, a signer's name. */
export type FieldCell = Pick<Field, 'name' | 'type' | 'options' | 'decimals' | 'formula' | 'value'>

/**
 * Puts a field into a stretch of cells: an input, a calculated result, or, where the name already stands elsewhere,
 * a locked repetition of it.
 */
export function putField(
  sheet: SheetBuilder,
  row: number,
  span: Span,
  field: FieldCell,
  look: Look = 'input',
  repeatLook: Look = looks[look].wrap ? 'echoWrapped' : 'echo',
): void {
  const { context } = sheet
  const cell = context.cells.get(field.name) ?? { ...field, value: field.value ?? null, label: '' }
  if (context.addresses.has(field.name)) {
    sheet.put(row, span, styleOf(repeatLook, repeatFormat(cell.type, cell.decimals, !!cell.formula)), {
      repeats: field.name,
    })
    return
  }
  sheet.claim(field.name, row, span.from)
  if (cell.formula) {
    context.publish(field.name)
    sheet.put(row, span, styleOf('result', formatOf(cell.type, cell.decimals, true)), { calculates: field.name })
    return
  }
  sheet.put(row, span, styleOf(look, formatOf(cell.type, cell.decimals)), { value: contentOf(cell.type, cell.value) })
  sheet.accept(validationOf(cell.type, field.options), row, span)
}

/** A formula in a cell of text format would be shown, not calculated. */
function repeatFormat(type: FieldCell['type'] | 'check', decimals?: number, calculated?: boolean): string | undefined {
  const format = formatOf(type, decimals, calculated)
  return format === '@' ? undefined : format
}

export interface LabelledField {
  label: string
  field: FieldCell
  span: Span
  look?: Look
  /** Height of the input; the row takes the greatest. */
  height?: number
}

export const inputHeight = 21

/** A row of labels and, under it, the row of their inputs. */
export function putLabelled(sheet: SheetBuilder, fields: readonly LabelledField[], keep = false): void {
  const labels = sheet.addRow(
    Math.max(...fields.map(({ label, span }) => sheet.heightOf(label, span, 'label', 3))),
    true,
  )
  const inputs = sheet.addRow(Math.max(...fields.map(({ height }) => height ?? inputHeight)), keep)
  for (const { label, field, span, look } of fields) {
    sheet.put(labels, span, styleOf('label'), { value: label })
    putField(sheet, inputs, span, field, look)
  }
}
