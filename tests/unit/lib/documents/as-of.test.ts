import { withDayOfReport } from '@/lib/documents/as-of'
import * as d from '@/lib/documents/author'
import { orElse, today } from '@/lib/documents/calc/operations'
import { complete } from '@/lib/documents/complete'
import { blocksOfKind, type Value } from '@/lib/documents/model'
import { documentOf } from '@/tests/support/block-document'
import { entriesOf } from './model-helpers'

const report = documentOf(
  d.fields(
    2,
    d.own('report.date', 'As of', 'date'),
    d.own('due.date', 'Due', 'date'),
    d.own('paid.date', 'Paid', 'date'),
    d.calculated('late', 'Days late', 'number', d.sub(orElse(d.ref('report.date'), today), d.ref('due.date'))),
    d.calculated('first', 'First', 'date', orElse(d.ref('paid.date'), d.ref('due.date'))),
  ),
)

/** What the fields hold when the report is filled in on a day. */
function datesOn(day: string | null, values: Record<string, Value> = {}): unknown[] {
  const { model } = complete(report, entriesOf(values), {}, day)
  return blocksOfKind(withDayOfReport(model), 'fields').flatMap(({ fields }) =>
    fields.map(({ value }) => value ?? null),
  )
}

test('a blank date that means today has the day of the report, no other has; a date that was given stays, a blank form has none', () => {
  expect(datesOn('2026-11-28')).toEqual(['2026-11-28', null, null, null, null])
  expect(datesOn('2026-11-28', { 'report.date': '2026-10-31' })[0]).toBe('2026-10-31')
  expect(datesOn(null)[0]).toBeNull()
})
