import { blocksOf, figures, inputsOf, namesOf } from '@/tests/support/template-reader'
import {
  cell,
  column,
  calculated,
  div,
  documentModel,
  fields,
  mul,
  own,
  part,
  signatures,
  sum,
  table,
  total,
} from '@/lib/documents/author'

const model = documentModel({
  title: 'Sample',
  subject: 'Sample',
  intro: 'For {{job.name}}',
  parts: [
    part('Sheet', [
      fields(2, own('job.count', 'Count', 'number'), calculated('job.share', 'Share', 'number', div(1, 'job.count'))),
      table(
        'line',
        'Lines',
        [
          column('item', 'Item', 'text', { fixed: true }),
          column('qty', 'Quantity', 'number'),
          column('cost', 'Cost', 'currency', { formula: mul(cell('qty'), 2) }),
        ],
        [{ item: 'Nails' }, { item: 'Felt' }],
        { totals: [total('line.all', 'All', sum('line', 'cost'))] },
      ),
      signatures([{ name: 'owner', role: 'Owner' }]),
    ]),
  ],
})

test('figures are calculated from what is filled in, and an unknown name is an error', () => {
  const figure = figures(model, { 'job.count': 3, 'line.1.qty': 1.1, 'line.2.qty': 2.2 })
  expect([figure('job.share'), figure('line.all')]).toEqual([0.333333333333, 6.6])
  expect(figures(model)('job.share')).toBeNull()
  expect(() => figure('job.none')).toThrow('Sample calculates no job.none')
})

test('names are all that is filled in or calculated, inputs what a reader fills in', () => {
  const names = blocksOf(model).flatMap(namesOf)
  expect(names).toEqual([
    ...['job.count', 'job.share', 'line.1.item', 'line.1.qty', 'line.1.cost', 'line.2.item', 'line.2.qty'],
    ...['line.2.cost', 'line.all', 'owner.signature', 'owner.printedName', 'owner.date'],
  ])
  expect(blocksOf(model).flatMap(inputsOf)).toEqual(['job.count', 'line.1.qty', 'line.2.qty'])
})
