import type { Field, FieldsBlock } from '../../../model'
import { packRows, type ColumnShape } from '../../columns'
import { looks, styleOf, type Look } from '../looks'
import { lineHeight } from '../measure'
import type { SheetBuilder } from '../sheet'
import type { Span } from '../types'
import { contentOf } from '../values'
import { inputHeight, putField, putLabeled, type LabeledField } from './field-cell'

const minimums = [0, 0, 150, 95, 80]

const labelOf = (field: Field): string => (field.hint ? `${field.label} – ${field.hint}` : field.label)

function inputOf(sheet: SheetBuilder, field: Field, span: Span): { look: Look; height: number } {
  const value = contentOf(field.type, sheet.context.cells.get(field.name)?.value ?? null)
  const needed = typeof value === 'string' ? sheet.heightOf(value, span, 'input', 8) : 0
  if (field.type !== 'multiline')
    return needed > inputHeight ? { look: 'inputWrapped', height: needed } : { look: 'input', height: inputHeight }
  const lines = (field.lines ?? 3) * lineHeight(looks.input.size) + 6
  return { look: 'inputTall', height: Math.max(lines, needed) }
}

function layBeside(sheet: SheetBuilder, fields: readonly Field[], label: Span, input: Span): void {
  fields.forEach((field, index) => {
    const { look, height } = inputOf(sheet, field, input)
    const text = labelOf(field)
    const row = sheet.addRow(Math.max(height, sheet.heightOf(text, label, 'sideLabel', 6)), index < fields.length - 1)
    sheet.put(row, label, styleOf('sideLabel'), { value: text })
    putField(sheet, row, { field, span: input, look })
  })
}

const equal = (columns: number): ColumnShape[] =>
  Array.from({ length: columns }, () => ({ weight: 1, min: minimums[columns]! }))

/** A grid of labeled inputs, in as many columns as the sheet's grid allows, up to those of the block. */
export function layFields(sheet: SheetBuilder, block: FieldsBlock): void {
  if (block.columns === 1) {
    const beside = sheet.fit([
      { weight: 1, min: 110 },
      { weight: 2.4, min: 200 },
    ])
    if (beside && sheet.width(beside[0]!) < sheet.width(sheet.all) * 0.45) {
      layBeside(sheet, block.fields, beside[0]!, beside[1]!)
      sheet.gap()
      return
    }
  }
  for (let columns = Math.min(block.columns, minimums.length - 1); ; columns--) {
    const groups = columns === 1 ? [sheet.all] : sheet.fit(equal(columns))
    if (!groups) continue
    const rows = packRows(block.fields, columns, block.columns)
    rows.forEach((row, index) => {
      const labeled = row.map(({ field, at, span }): LabeledField => {
        const stretch = { from: groups[at]!.from, to: groups[at + span - 1]!.to }
        return { label: labelOf(field), field, span: stretch, ...inputOf(sheet, field, stretch) }
      })
      putLabeled(sheet, labeled, index === 0 && rows.length > 1)
    })
    sheet.gap()
    return
  }
}
