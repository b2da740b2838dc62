/** Guards that keep a bill honest: nothing negative is billed, nothing unsigned is counted, nothing is divided by zero. */
import { add, ceil, cell, div, max, mul, orElse, round, when, type Expr } from '@/lib/documents/author'

/** No result: shown as a dash, skipped by sums. */
export const noResult: Expr = div(0, 0)

/** `value` while the figure is 0 or more; a negative one is left out and counted by {@link negativesIn}. */
export const unlessNegative = (figure: Expr, value: Expr): Expr => when(figure, '>=', 0, value, noResult)

/** Quantity × price of the same row, in cents; a negative quantity is left out. */
export const lineAmount = (qty = 'qty', price = 'price'): Expr =>
  unlessNegative(cell(qty), round(mul(cell(qty), cell(price))))

/** How many of a table's cells are below zero; blank until one is filled. */
export const negativesIn = (table: string, key: string, rows: number): Expr =>
  overRows(table, rows, (row) => when(`${row}.${key}`, '<', 0, 1, 0))

/** `value` while the figure is above zero, else no result. */
export const whenPositive = (figure: Expr | string, value: Expr): Expr => when(figure, '>', 0, value, noResult)

/** Never below zero. */
export const notBelowZero = (value: Expr | string): Expr => max(0, value)

export const zeroIfBlank = (value: Expr | string): Expr => orElse(value, 0)

/** The next lower whole number. */
export const wholeNumber = (value: Expr): Expr => mul(-1, ceil(mul(-1, value)))

/** Adds up one formula per row of a table; the formula gets the row's prefix (`invoice.3`). */
export const overRows = (table: string, rows: number, formula: (row: string) => Expr): Expr =>
  add(...Array.from({ length: rows }, (_, index) => formula(`${table}.${index + 1}`)))
