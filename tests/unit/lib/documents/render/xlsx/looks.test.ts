import { strFromU8, unzipSync } from 'fflate'
import { count, fields, own, part, table, total } from '@/lib/documents/author'
import { complete } from '@/lib/documents/complete'
import type { DocumentModel } from '@/lib/documents/model'
import { renderXlsx } from '@/lib/documents/render/xlsx'
import { looks } from '@/lib/documents/render/xlsx/looks'
import { planWorkbook } from '@/lib/documents/render/xlsx/plan'
import { documentOf } from '@/tests/support/block-document'
import { columnsOf, entriesOf, modelOf } from '../../model-helpers'

const lines = table('line', 'Lines', columnsOf({ what: 'text', qty: 'number' }), [{}, {}])
const papers = (more: Partial<DocumentModel> = {}) =>
  modelOf(
    [
      part('Cost', [fields(2, own('margin', 'Margin', 'percent')), lines], { audience: 'office' }),
      part('Offer', [fields(2, own('price', 'Price', 'currency'))]),
    ],
    { letterhead: 'full', ...more },
  )

const stylesOf = async (model: DocumentModel) => strFromU8(unzipSync(await renderXlsx(model))['xl/styles.xml']!)

test('the customer’s first sheet has the full letterhead with a place for the logo and prints white, the office’s not', () => {
  const [office, customer] = planWorkbook(papers()).sheets.map(({ cells }) => cells.map(({ value }) => value))
  expect(office).toContain('Phone')
  expect(office).not.toContain('License no. and state')
  expect(office).not.toContain('Your logo')
  expect(customer).toContain('License no. and state')
  expect(customer).toContain('Your logo')
  const none = planWorkbook(papers({ letterhead: 'none' })).sheets.flatMap(({ cells }) =>
    cells.map(({ value }) => value),
  )
  expect(none).not.toContain('Your logo')
  expect(none).not.toContain('Phone')
  const inputs = planWorkbook(papers()).sheets.map(({ cells }) =>
    cells.filter(({ style }) => ['input', 'cell', 'cellLine'].includes(style.look)).map(({ style }) => !!style.white),
  )
  expect(inputs.map((white) => [...new Set(white)])).toEqual([[false], [true]])
})

test('the company’s color takes the place of the accent', async () => {
  expect(await stylesOf(papers())).toContain('FF9A3412')
  const colored = await stylesOf(papers({ accent: '1D4ED8' }))
  expect(colored).toContain('FF1D4ED8')
  expect(colored).not.toContain('FF9A3412')
})

test('rows that open a group cannot be counted by what they lack', () => {
  const counted = (...tests: Parameters<typeof count> extends [string, ...infer T] ? T : never) =>
    documentOf(
      table('line', 'Lines', lines.columns, [{ group: 'Roof' }, {}, {}], {
        totals: [total('blank', 'Blank', count('line', ...tests), { type: 'number' })],
      }),
    )
  expect(() => planWorkbook(counted({ key: 'what', is: 'blank' }))).toThrow('counts rows of line')
  expect(() => planWorkbook(counted({ key: 'what', is: 'blank' }, { key: 'qty', is: 'number' }))).not.toThrow()
})

test('a long company name wraps or shrinks in every cell that shows it, and has the height that it needs', () => {
  const name = 'Brotherhood of Northwestern Commercial & Residential Roofing Contractors, LLC'
  const { model } = complete(papers(), entriesOf({}), { 'company.name': name })
  const cells = planWorkbook(model).sheets.flatMap(({ cells, rows }) =>
    cells
      .filter(({ value, repeats }) => value === name || repeats === 'company.name')
      .map((cell) => ({ ...cell, rows })),
  )
  expect(cells.length).toBeGreaterThan(1)
  for (const { style } of cells) expect(looks[style.look].wrap ?? looks[style.look].shrink).toBe(true)
  const [first] = cells
  expect(first?.style.look).toBe('inputWrapped')
  expect(first?.rows[first.row]?.height).toBeGreaterThan(25)
})
