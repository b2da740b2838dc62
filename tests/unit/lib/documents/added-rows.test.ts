import { addRows, growableRows, MOST_ROWS } from '@/lib/documents/added-rows'
import {
  add,
  calculated,
  cell,
  column,
  documentModel,
  fields,
  mul,
  notice,
  part,
  photos,
  ref,
  round,
  same,
  sub,
  sum,
  table,
  total,
} from '@/lib/documents/author'
import { evaluate } from '@/lib/documents/calc'
import { fill } from '@/lib/documents/fill'
import { blocksOfKind, dataRows, type Block } from '@/lib/documents/model'

const document = (...blocks: Block[]) =>
  documentModel({ title: 'T', subject: '', intro: '', parts: [part('P', blocks)] })

const qty = column('qty', 'Qty', 'number')
const price = column('price', 'Price', 'currency')
const lineTotal = column('total', 'Total', 'currency', { formula: round(mul(cell('qty'), cell('price'))) })

const priced = () =>
  document(
    table('line', 'Lines', [qty, price, lineTotal], [], {
      blankRows: 2,
      totals: [total('sum.total', 'Total', sum('line', 'total'))],
    }),
  )

test('a table gets rows that calculate and count in its totals', () => {
  const model = fill(addRows(priced(), { line: 4 }), {
    'line.1.qty': 1,
    'line.1.price': 10,
    'line.4.qty': 2,
    'line.4.price': 5,
  })
  expect(evaluate(model).get('line.4.total')).toBe(10)
  expect(evaluate(model).get('sum.total')).toBe(20)
  expect(blocksOfKind(model, 'table')[0]).toMatchObject({ blankRows: 2, addedRows: 2 })
})

test('a table keeps its rows where fewer are asked for, and gets no more than the most', () => {
  const model = priced()
  expect(addRows(model, { line: 1, other: 9, nonsense: Number.NaN })).toBe(model)
  expect(dataRows(blocksOfKind(addRows(model, { line: 1e9 }), 'table')[0]!)).toHaveLength(MOST_ROWS)
})

test('tables that share lines grow together, and their shared cells are renumbered', () => {
  const words = column('words', 'Work', 'text')
  const cost = column('cost', 'Cost', 'currency')
  const sold = column('sold', 'Price', 'currency', { formula: mul(cell('cost', 'cost'), 2) })
  const model = document(
    table('line', 'Lines', [words, sold], [], {
      blankRows: 2,
      totals: [total('sum.total', 'Total', sum('line', 'sold'))],
    }),
    table('cost', 'Costs', [words, cost], [{ words: same('line.1.words') }, { words: same('line.2.words') }]),
  )
  expect(growableRows(model)).toEqual(
    new Map([
      ['line', 2],
      ['cost', 2],
    ]),
  )
  const grown = fill(addRows(model, { cost: 3 }), { 'line.3.words': 'Vents', 'cost.3.cost': 7 })
  const [lines, costs] = blocksOfKind(grown, 'table').map(dataRows)
  expect(lines).toHaveLength(3)
  expect(costs?.[2]).toEqual({ cells: { words: 'Vents', cost: 7 }, same: { words: 'line.3.words' } })
  expect(evaluate(grown).get('sum.total')).toBe(14)
})

test('a running balance goes on in added rows', () => {
  const amount = column('amount', 'Amount', 'currency')
  const balance = column('balance', 'Balance', 'currency')
  const row = (number: number) => ({
    balance: number > 1 ? add(ref(`entry.${number - 1}.balance`), cell('amount')) : cell('amount'),
  })
  const model = document(table('entry', 'Entries', [amount, balance], [row(1), row(2), row(3)]))
  const grown = fill(
    addRows(model, { entry: 5 }),
    Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`entry.${n}.amount`, n])),
  )
  expect([3, 4, 5].map((n) => evaluate(grown).get(`entry.${n}.balance`))).toEqual([6, 10, 15])
})

const ofBoth = calculated('extra.sum', 'Sum', 'number', mul(add(ref('extra.1.qty'), ref('extra.2.qty')), 10))
test.each<[string, Block]>([
  ['of a field', fields(1, ofBoth)],
  ['of a blank of a notice', notice('{extra.sum} in all', { citation: '', fields: [ofBoth], size: 10, bold: false })],
])('a formula %s that adds up the rows one by one adds the new ones', (_, block) => {
  const model = document(table('extra', 'Extras', [qty], [], { blankRows: 2 }), block)
  const grown = fill(addRows(model, { extra: 3 }), { 'extra.1.qty': 1, 'extra.3.qty': 2 })
  expect(evaluate(grown).get('extra.sum')).toBe(30)
})

test.each<[string, Block[]]>([
  ['the last row is given', [table('line', 'Lines', [qty, price], [{ qty: 1 }])]],
  ['a group ends it', [table('line', 'Lines', [qty, price], [{}, { group: 'Options' }])]],
  [
    'a formula needs its last row',
    [
      table('line', 'Lines', [qty, price], [], { blankRows: 2 }),
      fields(1, calculated('last', 'Last', 'number', sub(ref('line.2.qty'), ref('line.1.qty')))),
    ],
  ],
  ['a row refers to one far above', [table('line', 'Lines', [qty], [{}, {}, { qty: ref('line.1.qty') }])]],
])('a table does not grow if %s', (_, blocks) => {
  const model = document(...blocks)
  expect(growableRows(model).has('line')).toBe(false)
  expect(addRows(model, { line: 9 })).toBe(model)
})

test('an images block gets frames, and a table that stands twice grows in both places', () => {
  const frames = photos('photo', 'Photographs', 2)
  const twice = () => table('line', 'Lines', [qty], [], { blankRows: 2 })
  const grown = addRows(document(frames, twice(), twice()), { photo: 5, line: 3 })
  expect(blocksOfKind(grown, 'images')[0]?.count).toBe(5)
  expect(blocksOfKind(grown, 'table').map(({ rows }) => rows.length)).toEqual([3, 3])
})
