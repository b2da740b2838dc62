import type { TableBlock, Total } from '../../../model'
import { cellAddress } from '../addresses'
import { figureAlert } from '../alerts'
import { looks, styleOf, type Look } from '../looks'
import { textWidth } from '../measure'
import type { SheetBuilder } from '../sheet'
import type { Span } from '../types'
import { formatOf, validationOf, withWords } from '../values'

export const rowHeight = 19

interface TotalSpans {
  /** Null if the value starts in the first column: the label then gets a row of its own. */
  label: Span | null
  value: Span
}

function putTotal(sheet: SheetBuilder, total: Total, { label, value }: TotalSpans, keep: boolean): void {
  const labelStyle = styleOf(total.strong ? 'totalLabelStrong' : 'totalLabel')
  if (!label) sheet.put(sheet.addRow(rowHeight, true), value, labelStyle, { value: total.label })
  const row = sheet.addRow(total.strong ? 23 : rowHeight, keep)
  if (label) sheet.put(row, label, labelStyle, { value: total.label })
  const calculated = total.formula !== undefined
  const look: Look = total.strong ? 'totalStrong' : calculated ? 'total' : 'totalInput'
  sheet.claim(total.name, row, value.from)
  sheet.context.publish(total.name)
  const style = styleOf(look, withWords(formatOf(total, calculated), total.alert))
  sheet.put(row, value, style, calculated ? { calculates: total.name } : { value: total.value ?? null })
  if (!calculated) {
    sheet.accept(validationOf(total), row, value)
    sheet.expectNumber(total.label, row, value.from)
  }
  const negatives = sheet.part.audience !== 'customer'
  sheet.alert(figureAlert(total, cellAddress(row, value.from), negatives), value.from, row)
}

/** The cells of the totals' labels: as far right as the text allows, so that labels are close to their figures. */
function totalLabelSpan(sheet: SheetBuilder, table: TableBlock, value: Span): Span | null {
  if (value.from === 0) return null
  const size = looks.totalLabelStrong.size
  const needed = Math.max(...table.totals.map(({ label }) => textWidth(label, size, true))) + 20
  let from = value.from - 1
  while (from > 0 && sheet.width({ from, to: value.from - 1 }) < needed) from -= 1
  return { from, to: value.from - 1 }
}

/** The totals of a table, below its last column. */
export function putTotals(sheet: SheetBuilder, table: TableBlock, value: Span): void {
  const label = table.totals.length > 0 ? totalLabelSpan(sheet, table, value) : null
  table.totals.forEach((total, index) => putTotal(sheet, total, { label, value }, index < table.totals.length - 1))
}
