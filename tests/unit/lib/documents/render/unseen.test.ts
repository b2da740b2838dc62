import { render, verify, type Format } from '@/lib/documents'
import * as d from '@/lib/documents/author'
import { documentOf } from '@/tests/support/block-document'
import { readModel } from './pdf/read-pdf'

const model = documentOf(
  d.section('Last day'),
  d.fields(2, d.own('signed', 'Date signed', 'date'), d.calculated('sum', 'Sum', 'number', d.sum('day', 'counts'))),
  ...d.unseen(
    d.fields(1, d.calculated('year', 'Year begins', 'number', d.add('sum', 1))),
    d.table(
      'day',
      'Days after',
      [
        d.column('after', 'After', 'number', { fixed: true, decimals: 0 }),
        d.column('counts', 'Counts', 'number', { formula: d.cell('after') }),
      ],
      [{ after: 1 }, { after: 2 }],
    ),
  ),
)

test.each<Format>(['PDF', 'Word', 'Excel'])(
  'a %s file with blocks that only calculate passes verification',
  async (format) => {
    expect(await verify(await render(model, format), model, format)).toEqual([])
  },
)

test('the fields that only calculate are in a PDF, and no page shows them', async () => {
  const { fields, order, pages } = await readModel(model)
  const [page] = pages
  expect(pages).toHaveLength(1)
  expect(order.sort()).toEqual(['day.1.counts', 'day.2.counts', 'sum', 'year'])
  expect(Object.keys(fields)).toEqual(expect.arrayContaining(['year', 'day.1.counts']))
  const shown = page!.text.map(({ text }) => text).join(' ')
  expect(shown).toContain('Sum')
  expect(shown).not.toMatch(/Year begins|Days after/)
  const seen = page!.widgets.filter(({ rect: [left, , right] }) => right > left).map(({ name }) => name)
  expect(seen.sort()).toEqual(['signed', 'sum'])
})
