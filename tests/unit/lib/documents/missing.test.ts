import * as d from '@/lib/documents/author'
import { missing, places } from '@/lib/documents/missing'
import type { DocumentModel, Value } from '@/lib/documents/model'
import { documentOf } from '@/tests/support/block-document'
import { modelOf } from './model-helpers'

const lines = (required = true) =>
  d.table(
    'line',
    'Work done',
    [
      d.column('what', 'Description', 'text', { required: true }),
      d.column('qty', 'Qty', 'number'),
      d.column('unit', 'Unit', 'select', { options: ['SQ', 'EA'] }),
      d.column('price', 'Unit price', 'currency', { required: true }),
      d.column('amount', 'Amount', 'currency', { formula: d.mul(d.cell('qty'), d.cell('price')) }),
    ],
    [{ what: 'Tear-off', unit: 'SQ' }],
    { blankRows: 2, required },
  )

type Values = Readonly<Record<string, Value>>
const labels = (model: DocumentModel, values: Values = {}, company: Values = {}, options = {}): string[] =>
  missing(model, { values, rows: {} }, company, options).map(({ label }) => label)

test('a required field is missing until something is in it that the document takes', () => {
  const start = d.own('start', 'Start date', 'date', { required: true })
  const model = documentOf(d.section('Dates'), d.fields(2, start, d.own('note', 'Note')))
  expect(missing(model, { values: {}, rows: {} })).toEqual([
    { name: 'start', label: 'Start date', part: 'P', section: 'Dates' },
  ])
  expect(labels(model, { start: 'soon' })).toEqual(['Start date'])
  expect(labels(model, { start: '2026-09-21' })).toEqual([])
  expect(places(model, { values: { start: '2026-09-21' }, rows: {} })).toEqual([
    { name: 'start', label: 'Start date', part: 'P', section: 'Dates', isBlank: false },
  ])
})

test('a name that two parts ask for is one place, and a prefilled or calculated one is none', () => {
  const model = modelOf([
    d.part('A', [d.fields(2, d.field('job.address'), d.own('days', 'Days', 'number', { value: 3, required: true }))]),
    d.part('B', [d.fields(2, d.field('job.address'), d.calculated('twice', 'Twice', 'number', d.mul('days', 2)))]),
  ])
  expect(missing(model, { values: {}, rows: {} }).map(({ name, part }) => [name, part])).toEqual([['job.address', 'A']])
})

test('a table needs a row if it says so, and a begun row its required cells', () => {
  const model = documentOf(lines())
  expect(labels(model)).toEqual(['Work done: at least one line'])
  expect(labels(documentOf(lines(false)))).toEqual([])
  const begun = missing(model, { values: { 'line.1.qty': 12, 'line.2.what': 'Drip edge' }, rows: {} })
  const cells = begun.map(({ name, row }) => `row ${row}: ${name}`)
  expect(cells).toEqual(['row 1: line.1.price', 'row 2: line.2.price'])
  expect(labels(model, { 'line.1.qty': 12, 'line.1.price': 90 })).toEqual([])
  // A choice begins no row.
  expect(labels(model, { 'line.3.unit': 'EA' })).toEqual(['Work done: at least one line'])
  const added = { values: { 'line.9.what': 'Vent' }, rows: { line: 9 } }
  expect(missing(model, added).map(({ name }) => name)).toEqual(['line.9.price'])
})

test('a checklist is one place with its open answers; one that can be done without is asked once it is begun', () => {
  const list = (required?: boolean) =>
    d.checklist('roof', ['Valleys', 'Boots', 'Edges'], ['Good', 'Poor'], [], required === undefined ? {} : { required })
  const blank = documentOf(list())
  expect(labels(blank)).toEqual(['3 of 3 answers'])
  expect(missing(blank, { values: { 'roof.1.answer': 'Good' }, rows: {} })).toMatchObject([
    { name: 'roof.2.answer', label: '2 of 3 answers' },
  ])
  const free = documentOf(list(false))
  expect(labels(free)).toEqual([])
  expect(labels(free, { 'roof.2.answer': 'Poor' })).toEqual(['2 of 3 answers'])
  expect(labels(documentOf(d.tickList('bring', ['Ladder', 'Chalk'])))).toEqual([])
})

test('only what these readers’ pages print is asked for: their own fields, their texts and what their results need', () => {
  const own = (name: string) => d.own(name, name, 'number', { required: true })
  const model = modelOf([
    d.part('Letter', [d.p('We start on {start}. The price is below.')], { letter: true }),
    d.part('Price', [d.fields(2, own('agreed'), d.calculated('sum', 'Sum', 'number', d.add('cost', 'agreed')))]),
    d.part('Office', [d.fields(3, own('cost'), own('margin'), d.own('start', 'start', 'date', { required: true }))], {
      audience: 'office',
    }),
    d.part('Crew', [d.fields(2, own('anchor'))], { audience: 'crew' }),
  ])
  expect(labels(model).sort()).toEqual(['agreed', 'anchor', 'cost', 'margin', 'start'])
  expect(labels(model, {}, {}, { readers: ['customer'] }).sort()).toEqual(['agreed', 'cost', 'start'])
  expect(labels(model, {}, {}, { readers: ['crew'] })).toEqual(['anchor'])
})

test('an office’s table is asked for where the customer’s page shows what it prices', () => {
  const price = d.column('price', 'Price', 'currency', { formula: d.cell('price', 'line') })
  const shown = d.table('shown', 'Scope', [price], [{}])
  const withPrice = modelOf([d.part('Customer', [shown]), d.part('Cost', [lines()], { audience: 'office' })])
  expect(labels(withPrice, {}, {}, { readers: ['customer'] })).toEqual(['Work done: at least one line'])
  const without = modelOf([d.part('Customer', [d.p('Text.')]), d.part('Cost', [lines()], { audience: 'office' })])
  expect(labels(without, {}, {}, { readers: ['customer'] })).toEqual([])
})

test('signatures are left to the pen unless it is told who has signed', () => {
  const parties = ['Owner', 'Contractor'].map((role) => ({ name: role.toLowerCase(), role }))
  const model = documentOf(d.signatures(parties))
  expect(labels(model)).toEqual([])
  expect(labels(model, {}, {}, { signed: new Set(['owner']) })).toEqual(['Signature: Contractor'])
})

test('a letterhead needs the company’s name, and a letter what it says of the company', () => {
  const letter = d.part('Letter', [d.p('Call {company.phone}. {company.representative}, {company.name}')], {
    letter: true,
  })
  const model = modelOf([letter], { letterhead: 'full' })
  expect(missing(model, { values: {}, rows: {} })).toEqual([
    { name: 'company.name', label: 'Your company', part: 'Letterhead', section: 'Letterhead', isCompany: true },
  ])
  expect(labels(model, {}, { 'company.name': 'Ridge LLC' })).toEqual([
    'Your company: Phone',
    'Your company: Company representative',
  ])
  const given = { 'company.name': 'Ridge LLC', 'company.phone': '555', 'company.representative': 'Nora' }
  expect(labels(model, {}, given)).toEqual([])
  expect(labels(documentOf(d.p('Text.')))).toEqual([])
  expect(labels({ ...documentOf(d.p('Text.')), letterhead: 'full' })).toEqual(['Your company'])
})

test('what a document asks for only with another answer is not missing', () => {
  const model = documentOf(
    d.fields(1, d.choice('insurance.job', 'Insurance job', ['No', 'Yes'])),
    ...d.onlyIf('insurance.job', ['Yes'], d.fields(1, d.own('carrier', 'Carrier', 'text', { required: true }))),
  )
  expect(labels(model, { 'insurance.job': 'No' })).toEqual([])
  expect(labels(model, { 'insurance.job': 'Yes' })).toEqual(['Carrier'])
})
