import { lastDayCount } from '@/data/shared/contract/last-day'
import { documentModel, part } from '@/lib/documents/author'
import { evaluate } from '@/lib/documents/calc'
import { fill } from '@/lib/documents/fill'
import { spread } from '@/tests/support/chosen'

const DAY = 86_400_000
const iso = (time: number): string => new Date(time).toISOString().slice(0, 10)
const at = (date: string): number => Date.parse(`${date}T00:00:00Z`)

/** Federal holidays of a year, each with the day on which it is observed. */
function holidaysOf(year: number): string[] {
  const nth = (month: number, weekday: number, number: number): number => {
    const first = Date.UTC(year, month, 1)
    return first + ((weekday - new Date(first).getUTCDay() + 7) % 7) * DAY + (number - 1) * 7 * DAY
  }
  const fixed = [
    Date.UTC(year, 0, 1),
    Date.UTC(year, 5, 19),
    Date.UTC(year, 6, 4),
    Date.UTC(year, 10, 11),
    Date.UTC(year, 11, 25),
  ]
  const observed = fixed.map((time) => time + ({ 0: 1, 6: -1 }[new Date(time).getUTCDay()] ?? 0) * DAY)
  const moving = [nth(0, 1, 3), nth(1, 1, 3), nth(5, 1, 1) - 7 * DAY, nth(8, 1, 1), nth(9, 1, 2), nth(10, 4, 4)]
  return [...fixed, ...observed, ...moving].map(iso)
}

function lastDay(signed: string, days: number): string {
  const year = Number(signed.slice(0, 4))
  const holidays = new Set([...holidaysOf(year), ...holidaysOf(year + 1)])
  let time = at(signed)
  for (let left = days; left > 0;) {
    time += DAY
    if (new Date(time).getUTCDay() !== 0 && !holidays.has(iso(time))) left -= 1
  }
  return iso(time)
}

const modelOf = (period: number) =>
  documentModel({ title: 'T', subject: 'S', intro: 'I', parts: [part('P', lastDayCount(period))] })

const deadlineOf = (signed: string, period: number, model = modelOf(period)): string | null => {
  const filled = fill(model, { 'cancel.transactionDate': signed })
  const result = evaluate(filled).get('cancel.deadline')
  return typeof result === 'number' ? iso((result - 25569) * DAY) : (result ?? null)
}

test.each([
  ['a Thursday', '2026-11-19', 3, '2026-11-23'],
  ['before Thanksgiving', '2026-11-24', 3, '2026-11-28'],
  ['before Christmas on a Friday', '2026-12-23', 3, '2026-12-28'],
  ['before July 4 on a Saturday', '2026-07-01', 3, '2026-07-07'],
  ['New Year’s Eve', '2026-12-31', 3, '2027-01-05'],
  ['buyers of 65 in Maryland', '2026-11-19', 7, '2026-11-28'],
])('%s: %s and %i business days give %s', (_, signed, period, expected) => {
  expect(deadlineOf(signed, period)).toBe(expected)
})

const fourYears = Array.from({ length: 4 * 365 + 1 }, (_, day) => iso(at('2026-01-01') + day * DAY))

test.each([3, 5, 7, 15])('days of four years and %i business days: as counted by the calendar', (period) => {
  const model = modelOf(period)
  const wrong = spread(fourYears, period === 3 ? 360 : 80, period).flatMap((signed) => {
    const found = deadlineOf(signed, period, model)
    return found === lastDay(signed, period) ? [] : [`${signed}: ${found}`]
  })
  expect(wrong).toEqual([])
})

test('without a date there is no last day', () => {
  expect(evaluate(modelOf(3)).get('cancel.deadline')).toBeNull()
})
