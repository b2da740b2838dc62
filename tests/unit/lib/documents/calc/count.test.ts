import * as d from '@/lib/documents/author'
import { cellsOf, daySerial, evaluate, toExcel } from '@/lib/documents/calc'
import type { DocumentModel, Value } from '@/lib/documents/model'
import { showValue } from '@/lib/documents/show-value'
import { fc } from '@/tests/support/fast-check'
import { recalculateAll, testWithLibreOffice } from '@/tests/support/libreoffice'
import { differences, spoiled } from '@/tests/support/recalculation'
import { documentOf } from '@/tests/support/block-document'
import { columnsOf } from '../model-helpers'
import { calculateForm } from './calculate-form'

interface Line {
  kind: string | null
  qty: number | string | null
  price: number | null
  share: number | null
  due: string | null
  done: boolean | null
}

const is = ['number', 'noNumber', 'text', 'blank', 'filled'] as const
const comparisons = ['<', '<=', '>', '>=', '='] as const
const tests: d.RowTest[] = [
  ...is.flatMap((kind) => ['qty', 'price', 'share', 'due', 'cost'].map((key): d.RowTest => ({ key, is: kind }))),
  ...(['blank', 'filled'] as const).flatMap((kind) => ['kind', 'done'].map((key): d.RowTest => ({ key, is: kind }))),
  ...comparisons.flatMap((test) => ['qty', 'cost'].map((key): d.RowTest => ({ key, test, than: 0 }))),
  { key: 'share', test: '>', than: 0.1 },
  { key: 'due', test: '<', than: daySerial('2026-06-15')! },
  { key: 'kind', equals: 'Labor' },
  { key: 'kind', equals: '<5*' },
  { key: 'kind', equals: '7' },
]
const counts: Record<string, d.Expr> = Object.fromEntries([
  ...tests.map((test, index) => [`n.${index}`, d.count('line', test)] as const),
  ...tests.slice(1).map((test, index) => [`m.${index}`, d.count('line', tests[index]!, test)] as const),
  ['n.missing', d.count('line', { key: 'qty', is: 'filled' }, { key: 'price', is: 'noNumber' })],
  ['s.labor', d.sum('line', 'cost', { key: 'kind', equals: 'Labor' }, { key: 'price', test: '>', than: 5 })],
  ['s.two', d.sum('line', 'price', { key: 'kind', equals: 'Labor' }, { key: 'kind', equals: 'Labor' })],
  ['s.code', d.sum('line', 'price', { key: 'kind', equals: '7' })],
  ['s.sign', d.sum('line', 'price', { key: 'kind', equals: '<5*' })],
])

const cost = d.mul(d.cell('qty'), d.cell('price'))
const columns = columnsOf({
  kind: 'text',
  qty: 'number',
  price: 'currency',
  share: 'percent',
  due: 'date',
  done: 'check',
  cost,
})

const modelOf = (lines: readonly Line[], formulas: Readonly<Record<string, d.Expr>> = counts) => {
  const totals = Object.entries(formulas).map(([name, formula]) => d.total(name, name, formula, { type: 'number' }))
  const rows = lines.map((line) => ({ ...line }))
  return documentOf(d.table('line', 'Lines', columns, rows, { totals }))
}

const line = fc.record<Line>({
  kind: fc.constantFrom(null, '', 'Labor', 'Material', '<5*', '<5 in', '7'),
  qty: fc.constantFrom(null, 0, 2, -3.5, '$78/sq', '–'),
  price: fc.constantFrom(null, 0, 12.5, 3),
  share: fc.constantFrom(null, 0, 0.1, 0.25),
  due: fc.constantFrom(null, '2026-06-14', '2026-06-15', '2026-07-01'),
  done: fc.constantFrom(null, true, false),
})

/** What a field of the form holds. */
function held(type: string, value: Value): string {
  if (type === 'check') return value ? 'Yes' : 'Off'
  if (typeof value === 'string' && type === 'number') return value
  const shownAs = type === 'percent' || type === 'date' ? type : 'text'
  return showValue(value, { type: shownAs })?.stored ?? ''
}

function calculateInForm(model: DocumentModel): Map<string, string> {
  const typed = [...cellsOf(model).values()].map(({ name, type, value }) => [name, held(type, value)] as const)
  return calculateForm(model, new Map(typed))
}

test('the form counts as the engine does', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
      const model = modelOf(lines)
      const shown = calculateInForm(model)
      for (const [name, value] of evaluate(model)) expect([name, shown.get(name)]).toEqual([name, String(value ?? '')])
    }),
    { numRuns: 60 },
  )
})

testWithLibreOffice('the sheet counts as the engine does, over blanks, texts and dashes', async () => {
  const samples = fc.sample(fc.array(line, { minLength: 1, maxLength: 12 }), 4).map((lines) => modelOf(lines))
  const results = await recalculateAll(await Promise.all(samples.map(spoiled)))
  expect(samples.map((model, index) => differences(model, results[index]!))).toEqual(samples.map(() => []))
})

test('counts what it says, and 0 of nothing', () => {
  const none: Line = { kind: null, qty: null, price: null, share: null, due: null, done: null }
  const lines: Line[] = [
    { ...none, kind: 'Labor', qty: 2, price: 10, done: true },
    { ...none, kind: 'Labor', qty: '$78/sq', done: false },
    { ...none, qty: 4 },
  ]
  const counted = {
    labor: d.count('line', { key: 'kind', equals: 'Labor' }),
    texts: d.count('line', { key: 'qty', is: 'text' }),
    unpriced: d.count('line', { key: 'qty', is: 'number' }, { key: 'price', is: 'noNumber' }),
    done: d.count('line', { key: 'done', is: 'filled' }),
    large: d.count('line', { key: 'cost', test: '>=', than: 21 }),
    noCost: d.count('line', { key: 'cost', is: 'blank' }),
  }
  const values = evaluate(modelOf(lines, counted))
  expect(Object.keys(counted).map((name) => values.get(name))).toEqual([2, 1, 1, 1, 0, 2])
  expect(() => evaluate(modelOf([], { n: d.count('nowhere', { key: 'qty', is: 'number' }) }))).toThrow('nowhere')
})

describe('today', () => {
  const late = { late: d.sub(d.today, 'line.1.due') }
  const model = modelOf([{ kind: null, qty: null, price: null, share: null, due: '2026-06-01', done: null }], late)

  test('is given, or blank so that a build is the same every day', () => {
    expect(evaluate(model, { today: '2026-06-15' }).get('late')).toBe(14)
    expect(evaluate(modelOf([], { day: d.today })).get('day')).toBeNull()
  })

  test('is the viewer’s date in Excel and in forms', () => {
    const at = { cell: () => 'A1', column: () => 'A1:A9' }
    expect(toExcel(d.sub(d.today, 'due'), at)).toBe('(TODAY()-N(A1))')
    const shown = Number(calculateInForm(model).get('late'))
    const now = new Date()
    const days = (Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) - Date.UTC(2026, 5, 1)) / 86_400_000
    expect(Math.abs(shown - days)).toBeLessThanOrEqual(1)
  })
})
