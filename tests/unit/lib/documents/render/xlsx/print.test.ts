import { strFromU8, unzipSync } from 'fflate'
import * as d from '@/lib/documents/author'
import { renderXlsx } from '@/lib/documents/render/xlsx'
import { planWorkbook } from '@/lib/documents/render/xlsx/plan'
import type { SheetPlan } from '@/lib/documents/render/xlsx/types'
import { columnsOf, modelOf } from '../../model-helpers'

type Audience = 'customer' | 'office'
const documentOf = (audience: Audience, ...blocks: d.Block[]) => modelOf([d.part('Sheet', blocks, { audience })])

const sheetOf = (audience: Audience, ...blocks: d.Block[]): SheetPlan =>
  planWorkbook(documentOf(audience, ...blocks)).sheets[0]!

const prices = (count: number, name = 'line') =>
  d.table(
    name,
    'Lines',
    columnsOf({ what: 'text', cost: 'currency' }),
    Array.from({ length: count }, (_, index) => ({ what: `Line ${index + 1}` })),
    { totals: [d.total(`${name}.sum`, 'Sum', d.sum(name, 'cost'), { strong: true })] },
  )

const rowOf = (sheet: SheetPlan, text: string): number => sheet.cells.find(({ value }) => value === text)!.row

test('signatures take the end of what is above to another page', () => {
  const fields = Array.from({ length: 60 }, (_, index) => d.p(`Line ${index + 1}`))
  const sheet = sheetOf('customer', ...fields, d.signatures([{ name: 'owner', role: 'Owner' }]))
  const lastBreak = sheet.breaks.at(-1)!
  const crowded = Array.from({ length: 80 }, (_, index) =>
    sheetOf('customer', ...fields.slice(0, 20 + (index % 40)), d.signatures([{ name: 'owner', role: 'Owner' }])),
  )
  expect(lastBreak).toBeLessThan(rowOf(sheet, 'Line 59'))
  for (const each of crowded) {
    const signed = each.cells.find(({ value }) => String(value).includes('signature'))!.row
    expect(each.breaks.filter((row) => row < signed && row >= signed - 3)).toEqual([])
  }
})

test('programs break a table where the page is full; a sheet ends with its last block, so that no empty page follows', () => {
  const short = sheetOf('customer', prices(3))
  expect(rowOf(short, 'Sum')).toBe(short.rows.length - 1)
  // Lines that someone hides leave no gap.
  const sheet = sheetOf('customer', prices(80), d.section('Terms'), d.p('Pay on time.'))
  const [first, last] = [rowOf(sheet, 'Line 4'), rowOf(sheet, 'Line 77')]
  expect(sheet.breaks.filter((row) => row >= first && row < last)).toEqual([])
})

test.each([
  ['office', 20, [1, 2, 3, 17, 18, 19, 20]],
  ['customer', 12, [1, 2, 3, 9, 10, 11, 12]],
  ['customer', 20, [1, 2, 3]],
] as const)('four rows stay with the header, and four with the totals: %s, %d lines', (audience, count, kept) => {
  const sheet = sheetOf(audience, prices(count))
  const lines = Array.from({ length: count }, (_, index) => index + 1)
  expect(lines.filter((line) => sheet.rows[rowOf(sheet, `Line ${line}`)]!.keep)).toEqual(kept)
})

test('a customer’s sheet says how lines are left out', () => {
  const notes = (...sheets: SheetPlan[]) =>
    sheets.map(({ cells }) => cells.some(({ value }) => /choose Hide: they do not print/.test(String(value))))
  expect(
    notes(sheetOf('customer', prices(9)), sheetOf('customer', d.p('Text.')), sheetOf('office', prices(9))),
  ).toEqual([true, false, false])
})

const amounts = (name: string, count: number) => {
  const amount = d.mul(d.cell('qty'), d.cell('price'))
  const columns = columnsOf({ qty: 'number', price: 'currency', amount })
  return d.table(name, 'Lines', columns, Array<object>(count).fill({}) as d.RowInput[])
}

const filtered = ({ filter }: SheetPlan) => filter && filter.bottom - filter.top

test('a customer can be sent the lines with an amount alone, of the longest table of calculated amounts', () => {
  const sheet = sheetOf('customer', amounts('short', 9), amounts('long', 12), amounts('other', 10))
  expect(filtered(sheet)).toBe(12)
  expect(sheet.filter?.heading).toBe('Amount')
  expect(sheet.cells.find(({ row, col }) => row === sheet.filter?.top && col === sheet.filter.col)).toMatchObject({
    value: 'Amount',
    style: { align: 'center' },
  })
  expect(sheet.cells.some(({ value }) => /click the arrow at Amount/.test(String(value)))).toBe(true)
  // Short tables, typed amounts and sheets of the office have no filter.
  const sheets = [
    sheetOf('customer', amounts('line', 7)),
    sheetOf('customer', prices(20)),
    sheetOf('office', amounts('line', 20)),
  ]
  expect(sheets.map(filtered)).toEqual([undefined, undefined, undefined])
})

test('the filter works while the sheet is protected, and its name is hidden', async () => {
  const parts = unzipSync(await renderXlsx(documentOf('customer', amounts('line', 10))))
  const [sheet, workbook] = ['worksheets/sheet1', 'workbook'].map((path) => strFromU8(parts[`xl/${path}.xml`]!))
  const [, range = ''] = /<autoFilter ref="([A-Z]+\d+:[A-Z]+\d+)"/.exec(sheet!) ?? []
  expect(sheet).toMatch(/<sheetProtection sheet="1"[^>]* autoFilter="0"/)
  expect(workbook).toContain(
    `name="_xlnm._FilterDatabase" hidden="1" localSheetId="0">Sheet!${range.replaceAll(/([A-Z]+)(\d+)/g, '$$$1$$$2')}<`,
  )
})

const terms = Array.from({ length: 60 }, (_, index) => d.p(`Term ${index + 1}.`))

test('pages that a table continues on have its heading, those with spare lines at its end do not', () => {
  const long = sheetOf('customer', prices(60))
  expect(long.titleRow).toBe(rowOf(long, 'What'))
  expect(sheetOf('customer', prices(20)).titleRow).toBeUndefined()
  const around = (before: number, after: number) =>
    sheetOf('customer', ...terms.slice(0, before), prices(35), d.section('Terms'), ...terms.slice(0, after))
  const [form, spare] = [around(30, 20), around(5, 50)]
  expect(form.titleRow).toBe(rowOf(form, 'What'))
  expect(spare.titleRow).toBeUndefined()
})

test('of two tables that continue, the office sees the heading of the later one', () => {
  const sheet = sheetOf('office', prices(50, 'first'), prices(50, 'second'))
  const headings = sheet.cells.filter(({ value }) => value === 'What').map(({ row }) => row)
  expect(headings).toHaveLength(2)
  expect(sheet.titleRow).toBe(headings[1])
})

test('all who sign stay on one page with what they sign', () => {
  const parties = [
    { name: 'customer', role: 'Customer' },
    { name: 'contractor', role: 'Contractor' },
  ]
  for (const count of [26, 28, 30, 32, 34]) {
    const paragraphs = terms.slice(0, count)
    const sheet = sheetOf('customer', ...paragraphs, d.signatures(parties, 'By signing, you accept.'))
    const signed = rowOf(sheet, 'By signing, you accept.')
    expect(sheet.breaks.filter((row) => row >= signed)).toEqual([])
  }
})

test('above the text after a table, the office gets its heading once more and a customer does not', () => {
  const [customer, office] = (['customer', 'office'] as const).map((audience) =>
    sheetOf(audience, prices(60), d.section('Terms'), ...terms),
  )
  expect(customer!.titleRow).toBeUndefined()
  expect(office!.titleRow).toBe(rowOf(office!, 'What'))
})

test('no page ends with the heading of a table whose first group begins the next', () => {
  const groups = Array.from({ length: 4 }, (_, group) => [
    { group: `Group ${group + 1}` },
    ...Array.from({ length: 7 }, (_, line) => ({ what: `Line ${group + 1}.${line + 1}` })),
  ]).flat()
  const cost = d.table('cost', 'Cost', columnsOf({ what: 'text', cost: 'currency' }), groups)
  for (let before = 10; before < 50; before += 1) {
    const sheet = sheetOf('office', ...terms.slice(0, before), d.section('Prices'), cost)
    const [heading, header] = [rowOf(sheet, 'Prices'), rowOf(sheet, 'What')]
    expect(sheet.breaks.filter((row) => row >= heading && row <= header)).toEqual([])
  }
})

test('a table that fits a page is not cut where its heading would stand above what follows', () => {
  const sheet = sheetOf('office', ...terms.slice(0, 20), prices(22), d.section('After'), ...terms)
  const [header, sum] = [rowOf(sheet, 'What'), rowOf(sheet, 'Sum')]
  expect(sheet.titleRow).toBeUndefined()
  expect(sheet.breaks.filter((row) => row > header && row < sum)).toEqual([])
  expect(sheet.breaks).toContain(header - 1)
})
