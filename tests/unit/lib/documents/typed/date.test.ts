import { readDate, usDate } from '@/lib/documents/typed'
import { fc } from '@/tests/support/fast-check'

test.each([
  ['031426', '2026-03-14'],
  ['03142026', '2026-03-14'],
  ['20260314', '2026-03-14'],
  ['3/4/26', '2026-03-04'],
  ['3-4-26', '2026-03-04'],
  [' 3 / 4 / 2026 ', '2026-03-04'],
  ['12/31/49', '2049-12-31'],
  ['2026-3-4', '2026-03-04'],
  ['0026-03-14', '2026-03-14'],
  ['3/14/0026', '2026-03-14'],
  ['March 14, 2026', '2026-03-14'],
  ['Sept. 14, 2026', '2026-09-14'],
  ['Mar. 14 2026', '2026-03-14'],
  ['14-Mar-26', '2026-03-14'],
  ['2/29/2028', '2028-02-29'],
])('%p is %s', (text, value) => expect(readDate(text)).toEqual({ value }))

const FORM = 'Enter month, day and year, such as 3/14/2026.'
const YEAR = 'Enter a year from 1900 to 2100.'

test.each([
  ['13/4/26', 'Enter the month first, such as 3/14/2026.'],
  ['2026-14-03', 'Enter the month first, such as 3/14/2026.'],
  ['3.4.26', 'Use slashes, with the month first, such as 3/14/2026.'],
  ['2/30/2026', 'No such day: enter month, day and year, such as 3/14/2026.'],
  ['7/4/68', 'Enter all four digits of the year, such as 1998.'],
  ['0202-03-14', YEAR],
  ['12/31/1899', YEAR],
  ['1/1/2101', YEAR],
  ['3/4', FORM],
  ['31426', FORM],
  ['3/14/202', FORM],
  ['46095', FORM],
  ['soon', FORM],
  ['Marble 3, 2026', FORM],
  ['3 Juni 2026', FORM],
])('%p is refused: %s', (text, problem) => expect(readDate(text)).toEqual({ problem }))

test('every day from 1900 to 2100 reads back as itself in each form', () => {
  const days = fc.integer({ min: -25_567, max: 47_846 }).map((day) => new Date(day * 864e5).toISOString().slice(0, 10))
  fc.assert(
    fc.property(days, (value) => {
      const digits = usDate(value).replaceAll('/', '')
      for (const text of [value, usDate(value), digits, value.replaceAll('-', '')])
        expect(readDate(text)).toEqual({ value })
    }),
  )
})
