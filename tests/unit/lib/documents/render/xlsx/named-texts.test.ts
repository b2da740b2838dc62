/** Text in a single cell for a number is named beside its row. */
import * as d from '@/lib/documents/author'
import { templateContents } from '@/lib/catalogue/contents'
import type { DocumentModel } from '@/lib/documents/model'
import { cellAddress } from '@/lib/documents/render/xlsx/addresses'
import { planWorkbook } from '@/lib/documents/render/xlsx/plan'
import { recalculateAll, testWithLibreOffice } from '@/tests/support/libreoffice'
import { spoiled } from '@/tests/support/recalculation'
import { documentOf } from '@/tests/support/block-document'

const documentWith = (rate: number | string, tax: number | string): DocumentModel =>
  documentOf(
    d.fields(
      2,
      { ...d.own('labor.rate', 'Labor rate', 'currency'), value: rate },
      d.own('labor.hours', 'Hours', 'number', { value: 8 }),
      d.calculated('labor.cost', 'Labor', 'currency', d.mul('labor.rate', 'labor.hours')),
    ),
    d.table('line', 'Lines', [d.column('what', 'What', 'text'), d.column('cost', 'Cost', 'currency')], [], {
      blankRows: 3,
      totals: [
        d.total('line.total', 'Lines', d.sum('line', 'cost')),
        { ...d.totalInput('line.tax', 'Tax "rate"', 'percent'), value: tax },
      ],
    }),
  )

testWithLibreOffice('text where a rate belongs is named beside the sheet, and a number is not', async () => {
  const models = [documentWith('see sketch', 'none'), documentWith(45, 0.0825)]
  const [texts, numbers] = await recalculateAll(await Promise.all(models.map(spoiled)))
  const shown = (found: typeof texts): unknown[] =>
    [...found!.get('P')!.values()].filter((value) => /number/.test(String(value)))
  expect(shown(texts)).toEqual(['Labor rate is not a number. ', 'Tax "rate" is not a number. '])
  expect(shown(numbers)).toEqual([])
})

test.each(['standard-roofing-invoice', 'asphalt-shingles-residential-replacement-estimate'])(
  '%s names each of its single figures, off the print and in red',
  (slug) => {
    const model = templateContents.find((content) => content.slug === slug)!.document()
    const { sheets, addresses } = planWorkbook(model)
    for (const sheet of sheets) {
      const names = sheet.cells.filter(({ formula }) => formula?.includes('is not a number'))
      for (const { row, col } of names) {
        expect(col).toBeGreaterThanOrEqual(sheet.printedColumns)
        const at = cellAddress(row, col)
        expect(sheet.alerts.some(({ ranges }) => ranges.includes(at))).toBe(true)
      }
    }
    const { sheet, row, col } = addresses.get('totals.taxRate')!
    const cells = sheets.find(({ name }) => name === sheet)!.cells
    expect(cells.some(({ row: its, formula }) => its === row && formula?.includes(cellAddress(row, col)))).toBe(true)
  },
)
