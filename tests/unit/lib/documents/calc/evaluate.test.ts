import * as d from '@/lib/documents/author'
import { evaluate } from '@/lib/documents/calc'
import type { Expr } from '@/lib/documents/calc'
import type { Field } from '@/lib/documents/model'
import { documentOf } from '@/tests/support/block-document'
import { columnsOf } from '../model-helpers'

const withFields = (...list: Field[]) => documentOf(d.fields(1, ...list))

function result(formula: Expr, values: Record<string, number | null>) {
  const inputs = Object.entries(values).map(([name, value]) => d.own(name, name, 'number', { value }))
  return evaluate(withFields(...inputs, d.own('out', 'out', 'number', { formula }))).get('out')
}

describe('roofing arithmetic', () => {
  test('an 1,800 sf plan at 6:12 with 12 % waste is 2,012.5 sf, 22.54 squares and 68 bundles', () => {
    const multiplier = d.sqrt(d.add(1, d.mul(d.div(d.ref('rise'), 12), d.div(d.ref('rise'), 12))))
    const area = d.mul(d.ref('plan'), multiplier)
    const squares = d.mul(d.div(area, 100), d.add(1, d.ref('waste')))
    const values = { plan: 1800, rise: 6, waste: 0.12 }
    expect(result(area, values)).toBeCloseTo(2012.46, 2)
    expect(result(d.round(squares), values)).toBe(22.54)
    expect(result(d.ceil(d.mul(squares, 3)), values)).toBe(68)
  })

  test('price from cost at a 35 % margin and at a 35 % markup; a half cent rounds away from zero', () => {
    expect(result(d.round(d.div('cost', d.sub(1, 'margin'))), { cost: 10000, margin: 0.35 })).toBe(15384.62)
    expect(result(d.round(d.mul('cost', d.add(1, 'markup'))), { cost: 10000, markup: 0.35 })).toBe(13500)
    expect(result(d.round('a'), { a: 1.005 })).toBe(1.01)
    expect(result(d.round('a'), { a: -2.675 })).toBe(-2.68)
  })
})

test.each<[string, Expr, number | null]>([
  ['a product with a blank', d.mul('a', 'b'), null],
  ['a sum with a blank', d.add('a', 'b'), 2],
  ['a sum of blanks', d.add('b', 'b'), null],
  ['a difference with a blank', d.sub('a', 'b'), 2],
  ['a quotient by zero', d.div('a', 'zero'), null],
  ['the root of a negative', d.sqrt(d.sub(0, 'a')), null],
])('%s', (_, formula, expected) => {
  expect(result(formula, { a: 2, b: null, zero: 0 })).toBe(expected)
})

test('a table sums its rows, optionally by kind, and an unknown name is an error', () => {
  const rows: d.RowInput[] = [
    { kind: 'labor', qty: 2, price: 10 },
    { kind: 'material', qty: 3, price: 5 },
    { kind: 'labor' },
  ]
  const total = d.mul(d.cell('qty'), d.cell('price'))
  const columns = columnsOf({ kind: 'text', qty: 'number', price: 'currency', total })
  const totals = [
    d.total('all', 'All', d.sum('line', 'total')),
    d.total('labor', 'Labor', d.sum('line', 'total', { key: 'kind', equals: 'labor' })),
  ]
  const model = documentOf(d.table('line', 'Lines', columns, rows, { totals }))
  const results = evaluate(model)
  expect(Object.fromEntries(results)).toEqual({
    'line.1.total': 20,
    'line.2.total': 15,
    'line.3.total': null,
    all: 35,
    labor: 20,
  })
  expect(() => result(d.ref('nowhere'), {})).toThrow('nowhere')
})

test('a circular reference is an error that names its members', () => {
  const names = { a: 'b', b: 'a' }
  const circle = Object.entries(names).map(([name, of]) => d.own(name, name, 'number', { formula: d.ref(of) }))
  expect(() => evaluate(withFields(...circle))).toThrow('a → b → a')
})
