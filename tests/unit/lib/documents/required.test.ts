import * as d from '@/lib/documents/author'
import { blocksOfKind } from '@/lib/documents/model'
import { renderDocx } from '@/lib/documents/render/docx'
import { renderPdf } from '@/lib/documents/render/pdf'
import { sampleDocument } from '@/tests/support/sample-document'
import { columnsOf, modelOf } from './model-helpers'

const parts = [
  d.part('Letter', [d.p('Dear {customer.firstName}, we start on {job.startDate}. {company.name}')], { letter: true }),
  d.part('Office', [
    d.fields(2, d.field('customer.firstName'), d.field('job.startDate'), d.field('job.address'), d.own('note', 'Note')),
    d.table('line', 'Lines', columnsOf({ what: 'text', price: 'currency' }), [], { blankRows: 2 }),
    d.checklist('check', ['One'], ['Yes', 'No']),
  ]),
]

const marksOf = (marked: readonly d.Part[]) => {
  const model = modelOf(marked)
  const [table] = blocksOfKind(model, 'table')
  return {
    fields: blocksOfKind(model, 'fields')
      .flatMap(({ fields }) => fields)
      .flatMap(({ name, required }) => (required ? [name] : [])),
    columns: table?.columns.flatMap(({ key, required }) => (required ? [key] : [])),
    table: table?.required,
    checklist: blocksOfKind(model, 'checklist')[0]?.required,
  }
}

test('what a letter’s sentences hold is required, beside what the vocabulary and the constructors say', () => {
  expect(marksOf(d.withRequired(parts, {}))).toEqual({
    fields: ['customer.firstName', 'job.startDate', 'job.address'],
    columns: [],
    table: undefined,
    checklist: true,
  })
})

test('a template adds fields, columns and tables, and frees others', () => {
  const marked = d.withRequired(parts, {
    required: ['note', 'line', 'line.price'],
    optional: ['job.address', 'job.startDate', 'check'],
  })
  expect(marksOf(marked)).toEqual({
    fields: ['customer.firstName', 'note'],
    columns: ['price'],
    table: true,
    checklist: false,
  })
})

test('a name that is no input is an error, except where a state’s edition may lack it; what is calculated elsewhere is none', () => {
  expect(() => d.withRequired(parts, { required: ['note', 'notes'] })).toThrow('Required, but no input: notes')
  expect(() => d.withRequired(parts, { optional: ['line.what', 'line.qty'] })).toThrow('line.qty')
  expect(() => d.withRequired(parts, { required: ['notes'], mayLack: true })).not.toThrow()
  const own = d.own('days', 'Days', 'number')
  const result = d.calculated('days', 'Days', 'number', d.mul('weeks', 7))
  const both = [d.part('A', [d.fields(2, own)]), d.part('B', [d.fields(2, result, d.own('weeks', 'Weeks', 'number'))])]
  expect(() => d.withRequired(both, { required: ['days'] })).toThrow('Required, but no input: days')
  expect(marksOf(d.withRequired(both, { required: ['weeks'] })).fields).toEqual(['weeks'])
})

test('files are the same bytes, whatever is required', async () => {
  const model = sampleDocument()
  const marked = {
    ...model,
    parts: d.withRequired(model.parts, { required: ['job.notes', 'line', 'line.price'], optional: ['customer.name'] }),
  }
  expect(await renderPdf(marked)).toEqual(await renderPdf(model))
  expect(await renderDocx(marked)).toEqual(await renderDocx(model))
})
