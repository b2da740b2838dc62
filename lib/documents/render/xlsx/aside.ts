/** What stands right of the printed columns, for the screen alone. */
import { BLANK } from '../../calc'
import { cellAddress } from './addresses'
import { looks, styleOf } from './looks'
import { textHeight } from './measure'
import type { SheetBuilder } from './sheet'

const asideWidths = [16, 168] as const

const leaveOut = ({ filter }: SheetBuilder): string =>
  filter
    ? `To leave out lines that you do not use, click the arrow at ${filter.heading}, clear the box ${BLANK} and click OK: ` +
      'those lines do not print. Choose Select All there to see them again. '
    : 'To leave out lines that you do not use, select their rows, right-click and choose Hide: they do not print. '

/** A note on how the sheet works, right of the printed columns. Returns its last row. */
export function layAside(sheet: SheetBuilder): number {
  const title = 'How this sheet works\n'
  const { parts } = sheet.context.model
  const inputs =
    sheet.part.audience === 'customer'
      ? 'Cells with a border are yours to fill in; calculated cells are locked. '
      : 'Yellow cells are yours to fill in; gray cells calculate. '
  const list = parts.find(({ grows }) => grows)
  const grows = list ? `Type under the last row of the table on the sheet ${list.name}, and it grows. ` : ''
  const hide = sheet.part.audience === 'customer' && sheet.tables.length > 0 ? leaveOut(sheet) : ''
  const text =
    `${inputs}${grows}${hide}A figure in red needs attention. ` +
    'To change anything else: Review › Unprotect Sheet, no password. This note does not print.'
  const col = sheet.edges.length
  const needed = textHeight(title + text, looks.aside.size, asideWidths[1] - 8, { pad: 8 })
  let bottom = 0
  for (let height = sheet.rows[0]!.height; height < needed && bottom < sheet.rows.length - 1; bottom += 1)
    height += sheet.rows[bottom + 1]!.height
  sheet.screenColumns.push(...asideWidths)
  const runs = [{ text: title, bold: true }, { text }]
  sheet.put(0, { from: col, to: col }, styleOf('aside'), { value: title + text, runs, bottom })
  return bottom
}

/** Names the cells for numbers that hold text, next to their row: `Labor rate is not a number.` */
export function nameTexts(sheet: SheetBuilder, asideEnd: number): void {
  if (sheet.numbers.size === 0 || sheet.part.grows) return
  if (sheet.screenColumns.length === 0) sheet.screenColumns.push(...asideWidths)
  const beside = sheet.edges.length
  if ([...sheet.numbers.keys()].some((row) => row <= asideEnd)) sheet.screenColumns.push(asideWidths[1])
  for (const [row, cells] of sheet.numbers) {
    const col = row <= asideEnd ? beside + 1 : beside
    const formula = cells
      .map(({ label, at }) => `IF(ISTEXT(${at}),"${label.slice(0, 40).replaceAll('"', '""')} is not a number. ","")`)
      .join('&')
    sheet.put(row, { from: col, to: col }, styleOf('muted'), { formula, value: '' })
    const at = cellAddress(row, col)
    sheet.alert(`${at}<>""`, col, row)
  }
}
