import { column, documentModel, p, part, section, sum, table, total, type Block } from '@/lib/documents/author'
import { planWorkbook } from '@/lib/documents/render/xlsx/plan'
import type { SheetPlan } from '@/lib/documents/render/xlsx/types'

const sheetOf = (audience: 'customer' | 'office', ...blocks: Block[]): SheetPlan =>
  planWorkbook(
    documentModel({
      title: 'T',
      subject: '',
      intro: '',
      letterhead: 'none',
      parts: [part('Sheet', blocks, { audience })],
    }),
  ).sheets[0]!

const prices = (count: number) =>
  table(
    'line',
    'Lines',
    [column('what', 'What', 'text'), column('cost', 'Cost', 'currency')],
    Array.from({ length: count }, (_, index) => ({ what: `Line ${index + 1}` })),
    { totals: [total('line.sum', 'Sum', sum('line', 'cost'), { strong: true })] },
  )

const rowOf = (sheet: SheetPlan, text: string): number => sheet.cells.find(({ value }) => value === text)!.row

test('a sheet ends with its last block, so that no empty page follows', () => {
  const sheet = sheetOf('customer', prices(3))
  expect(rowOf(sheet, 'Sum')).toBe(sheet.rows.length - 1)
})

test('programs break a table where the page is full: lines that someone hides leave no gap', () => {
  const sheet = sheetOf('customer', prices(80), section('Terms'), p('Pay on time.'))
  const [first, last] = [rowOf(sheet, 'Line 4'), rowOf(sheet, 'Line 77')]
  expect(sheet.breaks.filter((row) => row >= first && row < last)).toEqual([])
})

test('four rows stay with the header, and four with the totals', () => {
  const sheet = sheetOf('customer', prices(20))
  const kept = Array.from({ length: 20 }, (_, index) => index + 1).filter(
    (line) => sheet.rows[rowOf(sheet, `Line ${line}`)]!.keep,
  )
  expect(kept).toEqual([1, 2, 3, 17, 18, 19, 20])
})

test('a customer’s sheet says how lines are left out', () => {
  const notes = (...sheets: SheetPlan[]) =>
    sheets.map(({ cells }) => cells.some(({ value }) => /choose Hide: they do not print/.test(String(value))))
  expect(notes(sheetOf('customer', prices(9)), sheetOf('customer', p('Text.')), sheetOf('office', prices(9)))).toEqual([
    true,
    false,
    false,
  ])
})
