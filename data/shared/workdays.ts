/** The arithmetic of working days. */
import * as d from '@/lib/documents/author'
import { onceFilled, roundDown } from './guards'

type Operand = d.Expr | number | string

/** Monday is day 2 of the spreadsheet's calendar, and of every seventh day after it. */
const MONDAY = 2

/**
 * Running number of the first working day on or after a date, in a week of `perWeek` working days from Monday.
 * A start on the weekend counts as the Monday after.
 */
export function workdayNumber(date: Operand, perWeek: Operand): d.Expr {
  const before = d.sub(date, MONDAY + 1)
  const weeks = roundDown(d.div(before, 7))
  const rest = d.sub(before, d.mul(7, weeks))
  return onceFilled(date, d.add(d.mul(perWeek, weeks), d.min(perWeek, d.add(rest, 1)), 1))
}

/** The date of a working day by its running number; the inverse of {@link workdayNumber}. */
export function dateOfWorkday(number: Operand, perWeek: Operand): d.Expr {
  const before = d.sub(number, 1)
  const weeks = roundDown(d.div(before, perWeek))
  return onceFilled(number, d.add(MONDAY, d.mul(7, weeks), d.sub(before, d.mul(perWeek, weeks))))
}

/** A choice that decides how many days a week the crew works; read it with {@link orElse}. */
export const weekField = (name: string): d.Field =>
  d.own(name, 'Working days a week (5, 6 or 7)', 'number', { decimals: 0, value: 5 })
