/**
 * The last day to cancel a sale at home. A business day is any calendar day except Sunday and federal holidays (16 CFR
 * 429.0(f)); the holidays are those of 5 U.S.C. 6103(a). Where a holiday falls on a weekend, the day on which it is
 * observed does not count either: a day too many harms no one, a day too few voids the notice.
 */
import { onceFilled, roundDown } from '@/data/shared/guards'
import * as d from '@/lib/documents/author'

type Operand = d.Expr | number | string

/** January 1, 2000, as a day number. From there to 2099 every fourth year is a leap year. */
const Y2000 = 36526
const [SUNDAY, MONDAY, THURSDAY] = [1, 2, 5]

/** The remainder of a division by 7: 1 on Sundays, 0 on Saturdays. */
const weekday = (date: Operand): d.Expr => d.sub(date, d.mul(7, roundDown(d.div(date, 7))))

/** January 1 of the year of a date. */
const newYear = (date: Operand): d.Expr => d.addMonths(Y2000, d.mul(12, roundDown(d.div(d.sub(date, Y2000), 365.25))))

const year = 'cancel.newYear'
/** Day `day` of month `month` (1 is January) of the year of the sale, and of the years after it. */
const dayOf = (month: number, day: number): d.Expr => d.add(d.addMonths(year, month - 1), day - 1)

/** The `nth` weekday of a month of the year of the sale: the third Monday of January. */
function nthOf(nth: number, day: number, month: number): d.Expr {
  const first = dayOf(month, 1)
  return d.add(first, weekday(d.sub(day + 7, weekday(first))), 7 * (nth - 1))
}

/** The day on which a holiday of a fixed date is observed: Friday for Saturday, Monday for Sunday. */
const observed = (date: string): d.Expr =>
  d.add(date, d.when(weekday(date), '=', 0, -1, d.when(weekday(date), '=', SUNDAY, 1, 0)))

const fixedDates: readonly (readonly [key: string, label: string, date: d.Expr])[] = [
  ['newYearsDay', 'New Year’s Day', dayOf(1, 1)],
  ['juneteenth', 'Juneteenth', dayOf(6, 19)],
  ['independence', 'Independence Day', dayOf(7, 4)],
  ['veterans', 'Veterans Day', dayOf(11, 11)],
  ['christmas', 'Christmas Day', dayOf(12, 25)],
  ['nextNewYear', 'Next New Year’s Day', dayOf(13, 1)],
]
const mondays: readonly (readonly [key: string, label: string, date: d.Expr])[] = [
  ['king', 'Martin Luther King Jr. Day', nthOf(3, MONDAY, 1)],
  ['presidents', 'Washington’s Birthday', nthOf(3, MONDAY, 2)],
  ['memorial', 'Memorial Day', d.sub(nthOf(1, MONDAY, 6), 7)],
  ['labor', 'Labor Day', nthOf(1, MONDAY, 9)],
  ['columbus', 'Columbus Day', nthOf(2, MONDAY, 10)],
  ['thanksgiving', 'Thanksgiving', nthOf(4, THURSDAY, 11)],
  ['nextKing', 'Next Martin Luther King Jr. Day', nthOf(3, MONDAY, 13)],
]

const nameOf = (key: string): string => `holiday.${key}`
const observedOf = (key: string): string => `observed.${key}`
const holidays = [
  ...fixedDates.flatMap(([key]) => [nameOf(key), observedOf(key)]),
  ...mondays.map(([key]) => nameOf(key)),
]

/** Zero on Sundays and holidays only. */
const isOpen = (date: d.Expr): d.Expr =>
  d.mul(d.sub(weekday(date), SUNDAY), ...holidays.map((holiday) => d.sub(date, holiday)))

const signed = 'cancel.transactionDate'
const days = 'cancel.days'

/** Further days for the holidays around Christmas and New Year’s Day. */
const ROWS_FROM = 5
const rowsFor = (period: number): number => Math.ceil((period * 7) / 6) + ROWS_FROM

/** The deadline, calculated from the date of the transaction and the number of business days. */
export const deadlineField = (label = 'Cancel until midnight of'): d.Field =>
  d.calculated('cancel.deadline', label, 'date', onceFilled(signed, d.sum('cancelDay', 'last')))

/**
 * How the last day is found: the number of business days (prefilled with `period`, at most `longest`), the holidays,
 * and the days after the sale with those that count, which no page shows. For an office page; dates from 2000 to 2099.
 */
export function lastDayCount(period: number, longest = period): d.Block[] {
  const on = (label: string, name: string, formula: d.Expr) =>
    d.calculated(name, label, 'date', onceFilled(signed, formula))
  const date = d.cell('date')
  return [
    d.fields(
      4,
      d.own(signed, 'Date the buyer signed', 'date'),
      d.own(days, 'Business days to cancel', 'number', { decimals: 0, value: period }),
      deadlineField(),
    ),
    ...d.unseen(
      d.fields(
        4,
        on('Year begins', year, newYear(signed)),
        ...fixedDates.flatMap(([key, label, formula]) => [
          on(label, nameOf(key), formula),
          on(`${label}, observed`, observedOf(key), observed(nameOf(key))),
        ]),
        ...mondays.map(([key, label, formula]) => on(label, nameOf(key), formula)),
      ),
      d.table(
        'cancelDay',
        'Days after the sale',
        [
          d.column('after', 'Days after the sale', 'number', { width: 1, decimals: 0, fixed: true }),
          d.column('date', 'Date', 'date', { width: 1.4, formula: onceFilled(signed, d.add(signed, d.cell('after'))) }),
          d.column('counts', 'Business day (1)', 'number', {
            width: 1.2,
            decimals: 0,
            formula: onceFilled(signed, d.when(isOpen(date), '=', 0, 0, 1)),
          }),
          d.column('number', 'Number', 'number', { width: 1, decimals: 0 }),
          d.column('last', 'Last day', 'date', {
            width: 1.4,
            formula: d.when(
              d.mul(d.cell('counts'), d.cell('number')),
              '=',
              days,
              date,
              d.when(date, '=', date, d.div(0, 0), 0),
            ),
          }),
        ],
        Array.from({ length: rowsFor(longest) }, (_, index) => ({
          after: index + 1,
          number: d.add(...(index === 0 ? [] : [`cancelDay.${index}.number`]), d.cell('counts')),
        })),
      ),
    ),
  ]
}
