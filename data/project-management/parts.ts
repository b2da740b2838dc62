/** Short names for the columns and totals of trackers, and the arithmetic of working days. */
import {
  add,
  ceil,
  column,
  div,
  field,
  max,
  min,
  mul,
  orElse,
  own,
  sub,
  total,
  when,
  type Expr,
  type Field,
} from '@/lib/documents/author'

type Operand = Expr | number | string

export const text = (key: string, label: string, width = 3, options: { fixed?: boolean } = {}) =>
  column(key, label, 'text', { width, ...options })
export const day = (key: string, label: string, formula?: Expr) =>
  column(key, label, 'date', { width: 1.2, ...(formula ? { formula } : {}) })
export const pick = (key: string, label: string, options: readonly string[], width = 1.4) =>
  column(key, label, 'select', { options, width })
export const tick = (key: string, label: string, width = 0.8) => column(key, label, 'check', { width })
export const num = (key: string, label: string, decimals = 0, formula?: Expr, width = 0.9) =>
  column(key, label, 'number', { decimals, width, ...(formula ? { formula } : {}) })
export const money = (key: string, label: string, formula?: Expr, width = 1.3) =>
  column(key, label, 'currency', { width, ...(formula ? { formula } : {}) })
export const share = (key: string, label: string, formula?: Expr, decimals = 0) =>
  column(key, label, 'percent', { width: 0.9, decimals, ...(formula ? { formula } : {}) })
/** A mark that shows itself where its formula is above 0. */
export const mark = (key: string, label: string, formula: Expr, width = 0.7) =>
  column(key, label, 'number', { decimals: 0, width, bar: true, formula })

/** A total that is a plain figure, not money. */
export const figure = (name: string, label: string, formula: Expr, decimals = 0, options: { strong?: boolean } = {}) =>
  total(name, label, formula, { type: 'number', decimals, ...options })

/** The date from which lateness is counted. */
export const asOf = (label = 'As of'): Field => own('report.date', label, 'date')

/** Job number, name and address, then `more`. */
export const jobFields = (...more: readonly Field[]): Field[] => [
  field('job.number'),
  field('job.name'),
  field('job.address', { span: 2 }),
  ...more,
]

/** `amount` where it is above 0, else 0; blank where it is. */
export const aboveZero = (amount: Operand): Expr => max(0, amount)

/** The value once the cell holds something, else blank: no 0 is shown over an empty row. */
export const given = (cell: Operand, value: Operand): Expr => when(cell, '=', cell, value, 0)

/** A blank. */
export const nothing: Expr = div(1, 0)

/** 1 where the date is blank, else 0. */
export const open = (date: Operand): Expr => when(orElse(date, 0), '=', 0, 1, 0)

/** The next whole number down; blank over a blank. */
export const floor = (value: Operand): Expr => mul(-1, ceil(mul(-1, value)))

/** Monday is day 2 of the spreadsheet's calendar, and of every seventh day after it. */
const MONDAY = 2

/**
 * Running number of the first working day on or after a date, in a week of `perWeek` working days from Monday.
 * A start on the weekend counts as the Monday after.
 */
export function workdayNumber(date: Operand, perWeek: Operand): Expr {
  const before = sub(date, MONDAY + 1)
  const weeks = floor(div(before, 7))
  const rest = sub(before, mul(7, weeks))
  return given(date, add(mul(perWeek, weeks), min(perWeek, add(rest, 1)), 1))
}

/** The date of a working day by its running number; the inverse of {@link workdayNumber}. */
export function dateOfWorkday(number: Operand, perWeek: Operand): Expr {
  const before = sub(number, 1)
  const weeks = floor(div(before, perWeek))
  return given(number, add(MONDAY, mul(7, weeks), sub(before, mul(perWeek, weeks))))
}

/** A choice that decides how many days a week the crew works; read it with {@link orElse}. */
export const weekField = (name: string): Field =>
  own(name, 'Working days a week (5, 6 or 7)', 'number', { decimals: 0, value: 5 })
