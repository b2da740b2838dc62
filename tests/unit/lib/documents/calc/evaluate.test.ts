import {
  add,
  cell,
  ceil,
  column,
  div,
  documentModel,
  fields,
  mul,
  own,
  part,
  ref,
  round,
  sqrt,
  sub,
  sum,
  table,
  total,
} from '@/lib/documents/author'
import { evaluate } from '@/lib/documents/calc'
import type { Expr } from '@/lib/documents/calc'
import type { RowInput } from '@/lib/documents/author'
import type { Field } from '@/lib/documents/model'

const withFields = (...list: Field[]) =>
  documentModel({ title: 't', subject: 's', intro: '', parts: [part('P', [fields(1, ...list)])] })

function result(formula: Expr, values: Record<string, number | null>) {
  const inputs = Object.entries(values).map(([name, value]) => own(name, name, 'number', { value }))
  return evaluate(withFields(...inputs, own('out', 'out', 'number', { formula }))).get('out')
}

describe('roofing arithmetic', () => {
  test('an 1,800 sf plan at 6:12 with 12 % waste is 2,012.5 sf, 22.54 squares and 68 bundles', () => {
    const multiplier = sqrt(add(1, mul(div(ref('rise'), 12), div(ref('rise'), 12))))
    const area = mul(ref('plan'), multiplier)
    const squares = mul(div(area, 100), add(1, ref('waste')))
    const values = { plan: 1800, rise: 6, waste: 0.12 }
    expect(result(area, values)).toBeCloseTo(2012.46, 2)
    expect(result(round(squares), values)).toBe(22.54)
    expect(result(ceil(mul(squares, 3)), values)).toBe(68)
  })

  test('price from cost at a 35 % margin and at a 35 % markup', () => {
    expect(result(round(div(ref('cost'), sub(1, ref('margin')))), { cost: 10000, margin: 0.35 })).toBe(15384.62)
    expect(result(round(mul(ref('cost'), add(1, ref('markup')))), { cost: 10000, markup: 0.35 })).toBe(13500)
  })
})

describe('blanks', () => {
  test.each<[string, Expr, number | null]>([
    ['a product with a blank', mul('a', 'b'), null],
    ['a sum with a blank', add('a', 'b'), 2],
    ['a sum of blanks', add('b', 'b'), null],
    ['a difference with a blank', sub('a', 'b'), 2],
    ['a quotient by zero', div('a', 'zero'), null],
    ['the root of a negative', sqrt(sub(0, 'a')), null],
  ])('%s', (_, formula, expected) => {
    expect(result(formula, { a: 2, b: null, zero: 0 })).toBe(expected)
  })
})

test('a half cent rounds away from zero', () => {
  expect(result(round('a'), { a: 1.005 })).toBe(1.01)
  expect(result(round('a'), { a: -2.675 })).toBe(-2.68)
})

test('a table sums its rows, optionally by kind, and an unknown name is an error', () => {
  const rows: RowInput[] = [
    { kind: 'labor', qty: 2, price: 10 },
    { kind: 'material', qty: 3, price: 5 },
    { kind: 'labor' },
  ]
  const columns = [
    column('kind', 'Kind', 'text'),
    column('qty', 'Qty', 'number'),
    column('price', 'Price', 'currency'),
    column('total', 'Total', 'currency', { formula: mul(cell('qty'), cell('price')) }),
  ]
  const model = documentModel({
    title: 't',
    subject: 's',
    intro: '',
    parts: [
      part('P', [
        table('line', 'Lines', columns, rows, {
          totals: [
            total('all', 'All', sum('line', 'total')),
            total('labor', 'Labor', sum('line', 'total', { key: 'kind', equals: 'labor' })),
          ],
        }),
      ]),
    ],
  })
  const results = evaluate(model)
  expect(Object.fromEntries(results)).toEqual({
    'line.1.total': 20,
    'line.2.total': 15,
    'line.3.total': null,
    all: 35,
    labor: 20,
  })
  expect(() => result(ref('nowhere'), {})).toThrow('nowhere')
})

test('a circular reference is an error that names its members', () => {
  const model = withFields(
    own('a', 'a', 'number', { formula: ref('b') }),
    own('b', 'b', 'number', { formula: ref('a') }),
  )
  expect(() => evaluate(model)).toThrow('a → b → a')
})
