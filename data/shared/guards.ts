/** Guards of formulas: blanks stay blank, a figure that cannot be negative is not, nothing is divided by zero. */
import * as d from '@/lib/documents/author'

type Operand = d.Expr | number | string

/** `value`, but blank while the input is: a sum alone would skip an empty operand. */
export const onceFilled = (input: Operand, value: Operand): d.Expr => d.when(input, '=', input, value, 0)

/** 1 where the cell is blank, else 0. */
export const isBlank = (cell: Operand): d.Expr => d.when(d.orElse(cell, 0), '=', 0, 1, 0)

/** No result: shown as a dash, skipped by sums. */
export const noResult: d.Expr = d.div(0, 0)

/** `value` while a figure that cannot be negative is not: an area, a wage, a count of bills. Lines are credits, see {@link lineAmount}. */
export const unlessNegative = (figure: d.Expr, value: d.Expr): d.Expr => d.when(figure, '>=', 0, value, noResult)

/** Quantity × price of the same row, in cents. In all documents a line below zero is a credit and reduces the total. */
export const lineAmount = (qty = 'qty', price = 'price'): d.Expr => d.round(d.mul(d.cell(qty), d.cell(price)))

/** How many of a table's rows pass the tests; blank while the column `key` holds no number. */
export const countOf = (table: string, key: string, ...tests: d.RowTest[]): d.Expr =>
  onceFilled(d.sum(table, key), d.count(table, ...tests))

/** How many of a table's cells are below zero; blank until one is filled. */
export const negativesIn = (table: string, key: string): d.Expr => countOf(table, key, { key, test: '<', than: 0 })

/** A figure of the office: how many lines are credits. They count, but a minus is easily typed by mistake. */
export const creditLines = (
  name: string,
  label: string,
  ...cells: readonly (readonly [table: string, key: string])[]
) => {
  const [first, ...others] = cells.map(([table, key]) => negativesIn(table, key))
  const formula = others.length > 0 ? d.add(...[first!, ...others]) : first!
  return d.calculated(name, `${label}, deducted`, 'number', formula, { decimals: 0, hint: 'credits: check each' })
}

/** What the cells below zero add up to, without its sign; blank until one is filled. */
export const shortfall = (table: string, key: string): d.Expr =>
  onceFilled(d.sum(table, key), d.sub(0, zeroIfBlank(d.sum(table, key, { key, test: '<', than: 0 }))))

/** The date that was typed, or today. */
export const dateOrToday = (name: string): d.Expr => d.orElse(name, d.today)

/** `value` while the figure is above zero, else no result. */
export const whenPositive = (figure: Operand, value: d.Expr): d.Expr => d.when(figure, '>', 0, value, noResult)

/** Never below zero; blank where `value` is. */
export const notBelowZero = (value: Operand): d.Expr => d.max(0, value)

export const zeroIfBlank = (value: Operand): d.Expr => d.orElse(value, 0)

/** The next whole number down; blank over a blank. */
export const roundDown = (value: Operand): d.Expr => d.mul(-1, d.ceil(d.mul(-1, value)))

/** Adds up one formula per row of a short table of fixed length; the formula gets the row's prefix (`invoice.3`). */
export const overRows = (table: string, rows: number, formula: (row: string) => d.Expr): d.Expr =>
  d.add(...Array.from({ length: rows }, (_, index) => formula(`${table}.${index + 1}`)))
