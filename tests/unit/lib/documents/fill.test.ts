import { column, sum, table, total } from '@/lib/documents/author'
import { cellsOf, evaluate } from '@/lib/documents/calc'
import { fill } from '@/lib/documents/fill'
import { blocksOfKind, type DocumentModel, type Value } from '@/lib/documents/model'
import { sampleDocument } from '@/tests/support/sample-document'
import { documentOf } from '@/tests/support/block-document'

const valueOf = (model: DocumentModel, name: string) => cellsOf(model).get(name)?.value

test('fills fields, table cells, inputs among totals, answers, signers and the company', () => {
  const filled = fill(
    sampleDocument(),
    {
      'customer.name': 'Ann O’Neil',
      'estimate.date': '2026-06-15',
      'line.2.price': 145.5,
      'takeoff.2.net': 30,
      'totals.taxRate': 0.0825,
      'condition.1.answer': 'Fair',
      'condition.1.location': 'South slope',
      'before.2.answer': true,
      'owner.printedName': 'Ann O’Neil',
      'contractor.title': 'Estimator',
    },
    { 'company.name': 'Ridge Roofing LLC', 'company.website': 'example.com' },
  )
  expect(valueOf(filled, 'customer.name')).toBe('Ann O’Neil')
  expect(valueOf(filled, 'line.2.price')).toBe(145.5)
  expect(valueOf(filled, 'line.2.description')).toBe('Laminated shingles')
  expect(evaluate(filled).get('line.2.total')).toBe(4888.8)
  expect(evaluate(filled).get('totals.total')).toBe(5292.13)
  expect(blocksOfKind(filled, 'checklist').map(({ values }) => values)).toEqual([
    { 'condition.1.answer': 'Fair', 'condition.1.location': 'South slope' },
    { 'before.2.answer': true },
  ])
  expect(blocksOfKind(filled, 'signatures')[0]?.values).toEqual({
    'owner.printedName': 'Ann O’Neil',
    'contractor.title': 'Estimator',
  })
  expect(filled.company).toEqual({ 'company.name': 'Ridge Roofing LLC', 'company.website': 'example.com' })
})

test('a name used twice is filled in both places, null clears a given value, and the given document stays unchanged', () => {
  const sample = sampleDocument()
  const before = JSON.stringify(sample)
  fill(sample, { 'customer.name': 'Ann', 'line.1.price': 3, 'totals.taxRate': 0.1, 'condition.2.answer': 'Good' })
  expect(JSON.stringify(sample)).toBe(before)
  const filled = fill(sampleDocument(), { 'customer.name': 'Ann', 'roof.wasteRate': null })
  const names = blocksOfKind(filled, 'fields').flatMap(({ fields }) =>
    fields.filter(({ name }) => name === 'customer.name'),
  )
  expect(names.map(({ value }) => value)).toEqual(['Ann', 'Ann'])
  expect(valueOf(filled, 'roof.wasteRate')).toBeNull()
})

test.each<[string, Value, string]>([
  ['customer.nickname', 'Ann', 'no field customer.nickname'],
  ['line.9.price', 3, 'no field line.9.price'],
  ['line.2.total', 3, 'line.2.total is calculated'],
  ['roof.bundles', 3, 'roof.bundles is calculated'],
  ['totals.total', 3, 'totals.total is calculated'],
  ['owner.signature', 'Ann', 'no field owner.signature'],
  ['line.2.price', '145', 'line.2.price takes a currency value'],
  ['line.2.price', Number.NaN, 'line.2.price takes a currency value'],
  ['customer.name', 5, 'customer.name takes a text value'],
  ['estimate.date', '15/06/2026', 'estimate.date takes a date value'],
  ['estimate.date', '2026-02-30', 'estimate.date takes a date value'],
  ['job.state', 'Texas', 'job.state takes one of AL, AK'],
  ['condition.1.answer', 'Superb', 'condition.1.answer takes one of Good'],
  ['before.1.answer', 'Done', 'before.1.answer takes a check value'],
  ['company.nickname', 'Ridge', 'no field company.nickname'],
])('%s = %p is rejected', (name, value, message) => {
  expect(() => fill(sampleDocument(), { [name]: value })).toThrow(message)
})

test('a company profile with an invalid value is rejected', () => {
  expect(() => fill(sampleDocument(), {}, { 'company.name': 5 })).toThrow('company.name takes a text value')
})

test('a list takes what it does not have, unless it is closed or a formula sums by it', () => {
  const kind = column('kind', 'Kind', 'select', { options: ['Fuel', 'Other'] })
  const amount = column('amount', 'Amount', 'currency')
  const sums = (totals: Parameters<typeof table>[4]) =>
    documentOf(table('expense', 'Expenses', [kind, amount], [], { blankRows: 2, ...totals }))
  const values = { 'expense.2.kind': 'Tolls' }
  expect(fill(sums({}), values).parts[0]!.blocks[0]).toMatchObject({ rows: [{}, { cells: { kind: 'Tolls' } }] })
  const fuel = total('fuel', 'Fuel', sum('expense', 'amount', { key: 'kind', equals: 'Fuel' }))
  expect(() => fill(sums({ totals: [fuel] }), values)).toThrow('expense.2.kind takes one of Fuel, Other')
})
