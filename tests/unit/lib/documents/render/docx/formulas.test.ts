import * as d from '@/lib/documents/author'
import { cellsOf, evaluate, rowCounts } from '@/lib/documents/calc'
import { namesIn } from '@/lib/documents/calc/expr'
import { templateContents } from '@/lib/catalogue/contents'
import { fill } from '@/lib/documents/fill'
import { asSeen } from '@/lib/documents/model'
import { formatResult, formatValue } from '@/lib/documents/render/docx/values'
import { randomValues } from '@/tests/support/recalculation'
import { spread } from '@/tests/support/chosen'
import { sampleDocument } from '@/tests/support/sample-document'
import { columnsOf } from '../../model-helpers'
import { openDocx } from './open-docx'
import { documentOf } from '@/tests/support/block-document'
import { priced } from './word-rows'

const money = ' \\# "$,0.00;-$,0.00;–"'

test('rows multiply, totals add up, and results are cached as Word would write them', async () => {
  const { formulas } = await openDocx(
    priced([
      { item: 'a', qty: 2, price: 10 },
      { item: 'b', qty: 100, price: 12.5 },
    ]),
  )
  expect(formulas).toEqual([
    { code: `=ROUND(B2*C2,2)${money}`, result: '$20.00' },
    { code: `=ROUND(B3*C3,2)${money}`, result: '$1,250.00' },
    { code: `=SUM(D2:D3)${money}`, result: '$1,270.00' },
    { code: `=ROUND(B4*B5,2)${money}`, result: '$127.00' },
    { code: `=(B4+B6)${money}`, result: '$1,397.00' },
  ])
})

test('group rows count as rows but have no amounts; line numbers use column A', async () => {
  const rows: d.RowInput[] = [{ group: 'One' }, { item: 'a' }, { group: 'Two' }, { item: 'b' }, { item: 'c' }]
  const { formulas } = await openDocx(priced(rows, { lineNumbers: true }))
  expect(formulas.map(({ code }) => code.replace(money, ''))).toEqual([
    '=ROUND(C3*D3,2)',
    '=ROUND(C5*D5,2)',
    '=ROUND(C6*D6,2)',
    '=SUM(E3,E5:E6)',
    '=ROUND(B7*B8,2)',
    '=(B7+B9)',
  ])
})

test('a percentage is scaled, because Word number formats do not scale', async () => {
  const share = d.column('share', 'Share', 'percent', { formula: d.mul(d.cell('qty'), 0.5), decimals: 1 })
  const block = d.table('line', 'Shares', [d.column('qty', 'Qty', 'number'), share], [{ qty: 1 }])
  const { formulas } = await openDocx(documentOf(block))
  expect(formulas).toEqual([{ code: '=(A2*0.5)*100 \\# ",0.0%;-,0.0%;–"', result: '50.0%' }])
})

test('a result that Word cannot calculate is a control with the current value', async () => {
  const rise = d.cell('rise')
  const columns = columnsOf({ rise: 'number', root: d.sqrt(d.add(1, rise)), ratio: d.div(1, rise), none: d.div(0, 0) })
  const numbers = columns.map((column) => ({ ...column, type: 'number' as const }))
  const { formulas, controls } = await openDocx(documentOf(d.table('plane', 'Planes', numbers, [{ rise: 8 }, {}])))
  expect(formulas).toEqual([])
  const shown = controls.filter(({ blank }) => !blank).map(({ tag, text }) => `${tag} ${text}`)
  expect(shown).toEqual(['plane.1.rise 8', 'plane.1.root 3', 'plane.1.ratio 0.125'])
})

test('every figure that is calculated stands in the file as evaluated, whether Word calculates it or not', async () => {
  const written = templateContents.filter(({ formats }) => formats.includes('Word'))
  const models = spread(written, 4).map((content, index) =>
    fill(content.document(), randomValues(content.document(), index + 1, { blanks: 0.2, zeros: 0.05 })),
  )
  for (const model of [sampleDocument(), ...models]) {
    const { body } = await openDocx(model)
    const texts = new Set([...body.matchAll(/<w:t [^>]*>([^<]*)</g)].map(([, text]) => text))
    const [cells, results, rows] = [cellsOf(model), evaluate(model), rowCounts(model)]
    const seen = cellsOf(asSeen(model))
    const isKnown = (name: string) => (cells.get(name)?.value ?? results.get(name) ?? null) !== null
    const calculated = [...results].filter(([name, result]) => {
      // What has no input yet (a roof without a pitch has the factor 1) must not look like a figure.
      const sources = namesIn(cells.get(name)!.formula!, (each) => rows.get(each) ?? 0)
      return result !== null && sources.some(isKnown)
    })
    const lost = calculated.filter(([name, result]) => {
      if (!seen.has(name)) return false
      const cell = cells.get(name)!
      return !texts.has(formatResult(result, cell)) && !texts.has(formatValue(result, cell))
    })
    expect(lost).toEqual([])
  }
})

test('formula inputs are plain text, other cells stay controls, and results of blank inputs are a dash', async () => {
  const { formulas } = await openDocx(priced([{ item: 'a' }]))
  expect(formulas.map(({ result }) => result)).toEqual(['–', '–', '–', '–'])
  const { body, controls } = await openDocx(priced([{ item: 'a', qty: 2, price: 1234.5 }]))
  const tags = controls.map(({ tag }) => tag)
  expect(tags).toContain('line.1.item')
  expect(tags).not.toContain('line.1.price')
  expect(body).toContain('<w:r><w:t xml:space="preserve">$1,234.50</w:t></w:r></w:p></w:tc>')
  expect(body).toContain('<w:r><w:t xml:space="preserve">10%</w:t></w:r></w:p></w:tc>')
})

test('labels of live figures say on screen how to update them; the office copy prints it if there is one', async () => {
  const hint = 'To update totals, select the table and press F9'
  const customer = await openDocx(priced([{ item: 'a' }]))
  const titled = customer.controls.filter(({ alias }) => alias === hint)
  expect(titled.map(({ text }) => text)).toEqual(['Total', 'Subtotal', 'Tax', 'Total'])
  expect(customer.body).toContain(`>${hint}.<`)
  const [first] = priced([{ item: 'a' }]).parts
  const notes = d.part('Notes', [d.p('For the office.')], { audience: 'office' })
  const both = (await openDocx({ ...priced([]), parts: [first!, notes] })).body
  expect(both.split(`>${hint}`)).toHaveLength(2)
  expect(both.indexOf(`>${hint}: on`)).toBeGreaterThan(both.indexOf('<w:sectPr>'))
  const office = await openDocx({ ...priced([]), parts: [{ ...first!, audience: 'office' }] })
  expect(office.body).toContain(`>${hint}.<`)
})
