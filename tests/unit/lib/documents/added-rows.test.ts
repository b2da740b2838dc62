import { addRows, growableRows, MOST_ROWS } from '@/lib/documents/added-rows'
import * as d from '@/lib/documents/author'
import { evaluate } from '@/lib/documents/calc'
import { fill } from '@/lib/documents/fill'
import { blocksOfKind, dataRows, type Block } from '@/lib/documents/model'
import { documentOf } from '@/tests/support/block-document'

const qty = d.column('qty', 'Qty', 'number')
const price = d.column('price', 'Price', 'currency')
const lineTotal = d.column('total', 'Total', 'currency', { formula: d.round(d.mul(d.cell('qty'), d.cell('price'))) })

const priced = () =>
  documentOf(
    d.table('line', 'Lines', [qty, price, lineTotal], [], {
      blankRows: 2,
      totals: [d.total('sum.total', 'Total', d.sum('line', 'total'))],
    }),
  )

test('a table gets rows that calculate and count in its totals; it keeps its own, and gets no more than the most', () => {
  const model = fill(addRows(priced(), { line: 4 }), {
    'line.1.qty': 1,
    'line.1.price': 10,
    'line.4.qty': 2,
    'line.4.price': 5,
  })
  expect(evaluate(model).get('line.4.total')).toBe(10)
  expect(evaluate(model).get('sum.total')).toBe(20)
  expect(blocksOfKind(model, 'table')[0]).toMatchObject({ blankRows: 2, addedRows: 2 })
  const blank = priced()
  expect(addRows(blank, { line: 1, other: 9, nonsense: Number.NaN })).toBe(blank)
  expect(dataRows(blocksOfKind(addRows(blank, { line: 1e9 }), 'table')[0]!)).toHaveLength(MOST_ROWS)
})

test('tables that share lines grow together, and their shared cells are renumbered', () => {
  const words = d.column('words', 'Work', 'text')
  const cost = d.column('cost', 'Cost', 'currency')
  const sold = d.column('sold', 'Price', 'currency', { formula: d.mul(d.cell('cost', 'cost'), 2) })
  const model = documentOf(
    d.table('line', 'Lines', [words, sold], [], {
      blankRows: 2,
      totals: [d.total('sum.total', 'Total', d.sum('line', 'sold'))],
    }),
    d.table('cost', 'Costs', [words, cost], [{ words: d.same('line.1.words') }, { words: d.same('line.2.words') }]),
  )
  expect(Object.fromEntries(growableRows(model))).toEqual({ line: 2, cost: 2 })
  const grown = fill(addRows(model, { cost: 3 }), { 'line.3.words': 'Vents', 'cost.3.cost': 7 })
  const [lines, costs] = blocksOfKind(grown, 'table').map(dataRows)
  expect(lines).toHaveLength(3)
  expect(costs?.[2]).toEqual({ cells: { words: 'Vents', cost: 7 }, same: { words: 'line.3.words' } })
  expect(evaluate(grown).get('sum.total')).toBe(14)
})

test('a running balance goes on in added rows', () => {
  const amount = d.column('amount', 'Amount', 'currency')
  const balance = d.column('balance', 'Balance', 'currency')
  const row = (number: number) => ({
    balance: number > 1 ? d.add(d.ref(`entry.${number - 1}.balance`), d.cell('amount')) : d.cell('amount'),
  })
  const model = documentOf(d.table('entry', 'Entries', [amount, balance], [row(1), row(2), row(3)]))
  const grown = fill(
    addRows(model, { entry: 5 }),
    Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`entry.${n}.amount`, n])),
  )
  expect([3, 4, 5].map((n) => evaluate(grown).get(`entry.${n}.balance`))).toEqual([6, 10, 15])
})

const ofBoth = d.calculated('extra.sum', 'Sum', 'number', d.mul(d.add(d.ref('extra.1.qty'), d.ref('extra.2.qty')), 10))

test.each<[string, Block]>([
  ['of a field', d.fields(1, ofBoth)],
  ['of a blank of a notice', d.notice('{extra.sum} in all', { citation: '', fields: [ofBoth], size: 10, bold: false })],
])('a formula %s that adds up the rows one by one adds the new ones', (_, block) => {
  const model = documentOf(d.table('extra', 'Extras', [qty], [], { blankRows: 2 }), block)
  const grown = fill(addRows(model, { extra: 3 }), { 'extra.1.qty': 1, 'extra.3.qty': 2 })
  expect(evaluate(grown).get('extra.sum')).toBe(30)
})

test.each<[string, Block[]]>([
  ['the last row is given', [d.table('line', 'Lines', [qty, price], [{ qty: 1 }])]],
  ['a group ends it', [d.table('line', 'Lines', [qty, price], [{}, { group: 'Options' }])]],
  [
    'a formula needs its last row',
    [
      d.table('line', 'Lines', [qty, price], [], { blankRows: 2 }),
      d.fields(1, d.calculated('last', 'Last', 'number', d.sub(d.ref('line.2.qty'), d.ref('line.1.qty')))),
    ],
  ],
  ['a row refers to one far above', [d.table('line', 'Lines', [qty], [{}, {}, { qty: d.ref('line.1.qty') }])]],
])('a table does not grow if %s', (_, blocks) => {
  const model = documentOf(...blocks)
  expect(growableRows(model).has('line')).toBe(false)
  expect(addRows(model, { line: 9 })).toBe(model)
})

test('an images block gets frames, and a table that stands twice grows in both places', () => {
  const frames = d.photos('photo', 'Photographs', 2)
  const twice = () => d.table('line', 'Lines', [qty], [], { blankRows: 2 })
  const grown = addRows(documentOf(frames, twice(), twice()), { photo: 5, line: 3 })
  expect(blocksOfKind(grown, 'images')[0]?.count).toBe(5)
  expect(blocksOfKind(grown, 'table').map(({ rows }) => rows.length)).toEqual([3, 3])
})
