/** What formulas are written with. `Expr` says what each operation makes of a blank. */
import type { Comparison, Expr, RowTest } from './expr'

type Operand = Expr | number | string

/** Numbers become constants; strings become references to the field, cell or total of that name. */
function expr(operand: Operand): Expr {
  if (typeof operand === 'number') return { op: 'num', value: operand }
  if (typeof operand === 'string') return { op: 'ref', name: operand }
  return operand
}

export const ref = (name: string): Expr => ({ op: 'ref', name })
/** The cell `key` of the same row; with `table`, of the row with the same number there. */
export const cell = (key: string, table?: string): Expr => ({ op: 'cell', key, ...(table ? { table } : {}) })
/** The sum of a table's column; with tests, of the rows for which all of them hold. */
export const sum = (table: string, key: string, ...where: RowTest[]): Expr => ({
  op: 'sum',
  table,
  key,
  ...(where.length > 0 ? { where } : {}),
})
/** The number of rows for which all tests hold: `count('line', { key: 'qty', is: 'number' }, { key: 'price', is: 'blank' })`. */
export const count = (table: string, ...tests: RowTest[]): Expr => ({ op: 'count', table, tests })
/** Today's date, as a day number. Word cannot calculate it, and a new file is blank there until a viewer calculates. */
export const today: Expr = { op: 'today' }
export const add = (...args: Operand[]): Expr => ({ op: 'add', args: args.map(expr) })
export const mul = (...args: Operand[]): Expr => ({ op: 'mul', args: args.map(expr) })
export const max = (...args: Operand[]): Expr => ({ op: 'max', args: args.map(expr) })
export const min = (...args: Operand[]): Expr => ({ op: 'min', args: args.map(expr) })
export const sub = (a: Operand, b: Operand): Expr => ({ op: 'sub', args: [expr(a), expr(b)] })
export const div = (a: Operand, b: Operand): Expr => ({ op: 'div', args: [expr(a), expr(b)] })
/** The date that many calendar months later: January 31 plus one month is the last day of February. */
export const addMonths = (date: Operand, months: Operand): Expr => ({ op: 'months', args: [expr(date), expr(months)] })
/** Rounds half away from zero, as Excel's ROUND does. */
export const round = (arg: Operand, digits = 2): Expr => ({ op: 'round', arg: expr(arg), digits })
/** The next whole number up. */
export const ceil = (arg: Operand): Expr => ({ op: 'ceil', arg: expr(arg) })
export const sqrt = (arg: Operand): Expr => ({ op: 'sqrt', arg: expr(arg) })
/** The number of characters in a text cell or field: `textLength(cell('headline'))`. */
export const textLength = (text: Expr | string): Expr => ({ op: 'length', arg: expr(text) })
/** 1 if a number cell or field holds text, else 0: `isText('linear.eave')`. */
export const isText = (typed: Expr | string): Expr => ({ op: 'isText', arg: expr(typed) })
export const orElse = (arg: Operand, fallback: Operand): Expr => ({
  op: 'default',
  arg: expr(arg),
  fallback: expr(fallback),
})
export const when = (left: Operand, test: Comparison, right: Operand, then: Operand, otherwise: Operand): Expr => ({
  op: 'when',
  test,
  left: expr(left),
  right: expr(right),
  then: expr(then),
  else: expr(otherwise),
})
