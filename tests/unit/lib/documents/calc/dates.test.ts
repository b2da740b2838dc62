import { add, addMonths, calculated, fields, own, ref, sub } from '@/lib/documents/author'
import { dateOfSerial, daySerial, evaluate } from '@/lib/documents/calc'
import { fill } from '@/lib/documents/fill'
import { differences, spoiled } from '@/tests/support/recalculation'
import { recalculateAll, testWithLibreOffice } from '@/tests/support/libreoffice'
import { documentOf } from '@/tests/support/block-document'
import { calculateForm } from './calculate-form'

const model = documentOf(
  fields(
    4,
    own('sent', 'Sent', 'date'),
    own('today', 'Today', 'date'),
    own('terms', 'Terms', 'number'),
    calculated('due', 'Due', 'date', add('sent', 'terms')),
    calculated('next', 'Next month', 'date', addMonths('today', 1)),
    calculated('leap', 'Last of February', 'date', addMonths('monthEnd', 1)),
    own('monthEnd', 'Month end', 'date'),
    calculated('late', 'Days late', 'number', sub(ref('today'), ref('due')), { decimals: 0 }),
  ),
)
const filled = fill(model, { sent: '2026-02-20', today: '2026-04-05', terms: 30, monthEnd: '2028-01-31' })

test('a date is stored as its spreadsheet day number, days are added and counted', () => {
  expect(daySerial('2026-06-15')).toBe(46188)
  expect(daySerial('to be agreed')).toBeNull()
  expect(dateOfSerial(46188)).toBe('2026-06-15')
  expect(dateOfSerial(daySerial('2028-02-29')! + 1)).toBe('2028-03-01')
  const results = evaluate(filled)
  expect(dateOfSerial(results.get('due')!)).toBe('2026-03-22')
  expect(dateOfSerial(results.get('next')!)).toBe('2026-05-05')
  expect(dateOfSerial(results.get('leap')!)).toBe('2028-02-29')
  expect(results.get('late')).toBe(14)
})

test.each([1e8, -1e8, 1e300])('a day that no calendar has is blank: %p days later', (terms) => {
  const results = evaluate(fill(model, { sent: '2026-02-20', today: '2026-04-05', terms }))
  expect(results.get('due')).toBeNull()
})

test('the form’s scripts read and write dates as mm/dd/yyyy', () => {
  const typed = { monthEnd: '01/31/2028', sent: '02/20/2026', today: '04/05/2026', terms: '30' }
  const shown = calculateForm(model, new Map(Object.entries(typed)))
  expect(Object.fromEntries(shown)).toMatchObject({ due: '03/22/2026', leap: '02/29/2028', late: '14' })
})

testWithLibreOffice('LibreOffice counts the same days', async () => {
  const [sheets] = await recalculateAll([await spoiled(filled)])
  expect(differences(filled, sheets!)).toEqual([])
})
