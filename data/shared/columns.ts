/** Short names for the columns, totals and fields of trackers. */
import { dateOrToday } from '@/data/shared/guards'
import * as d from '@/lib/documents/author'

export const text = (key: string, label: string, width = 3, options: { fixed?: boolean } = {}) =>
  d.column(key, label, 'text', { width, ...options })
export const day = (key: string, label: string, formula?: d.Expr) =>
  d.column(key, label, 'date', { width: 1.2, ...(formula ? { formula } : {}) })
export const pick = (key: string, label: string, options: readonly string[], width = 1.4) =>
  d.column(key, label, 'select', { options, width })
export const tick = (key: string, label: string, width = 0.8) => d.column(key, label, 'check', { width })
export const num = (key: string, label: string, decimals = 0, formula?: d.Expr, width = 0.9) =>
  d.column(key, label, 'number', { decimals, width, ...(formula ? { formula } : {}) })
export const money = (key: string, label: string, formula?: d.Expr, width = 1.3) =>
  d.column(key, label, 'currency', { width, ...(formula ? { formula } : {}) })
export const share = (key: string, label: string, formula?: d.Expr, decimals = 0) =>
  d.column(key, label, 'percent', { width: 0.9, decimals, ...(formula ? { formula } : {}) })
/** A mark that shows itself where its formula is above 0. */
export const mark = (key: string, label: string, formula: d.Expr, width = 0.7) =>
  d.column(key, label, 'number', { decimals: 0, width, bar: true, formula })

/** A total that is a plain figure, not money. */
export const figure = (
  name: string,
  label: string,
  formula: d.Expr,
  decimals = 0,
  options: { strong?: boolean } = {},
) => d.total(name, label, formula, { type: 'number', decimals, ...options })

/** The date of a report. */
export const asOf = (label = 'As of'): d.Field => d.own('report.date', label, 'date')
/** The date from which lateness is counted: today, unless another is typed to look back or ahead. */
export const asOfToday = (): d.Field => d.own('report.date', 'As of', 'date', { hint: 'blank: today' })
export const today: d.Expr = dateOrToday('report.date')

/** Job number, name and address, then `more`. */
export const jobFields = (...more: readonly d.Field[]): d.Field[] => [
  d.field('job.number'),
  d.field('job.name'),
  d.field('job.address', { span: 2 }),
  ...more,
]
