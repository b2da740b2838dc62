/**
 * Formulas as data: one definition that becomes a value, an Excel formula, a Word field or an Acrobat script.
 *
 * Blanks: sums and differences skip an empty operand and are empty only when every operand is; everywhere
 * else one empty operand makes the result empty. Division by zero is empty, never an error.
 */
export type Expr =
  | { op: 'num'; value: number }
  /** A field, cell or total by its full name. */
  | { op: 'ref'; name: string }
  /** A cell of the same row, or of the same row number in another table. */
  | { op: 'cell'; key: string; table?: string }
  /** The sum of a table's column, optionally of the rows whose `where.key` equals `where.equals`. */
  | { op: 'sum'; table: string; key: string; where?: { key: string; equals: string } }
  | { op: 'add' | 'mul' | 'max' | 'min'; args: readonly Expr[] }
  /** `months`: a date and a number of calendar months; the last of a shorter month where it has no such day. */
  | { op: 'sub' | 'div' | 'months'; args: readonly [Expr, Expr] }
  | { op: 'round'; arg: Expr; digits: number }
  | { op: 'ceil' | 'sqrt'; arg: Expr }
  /** How many characters the text of a cell has; blank where it is empty. */
  | { op: 'length'; arg: Expr }
  /** `arg`, or `fallback` where it is blank. */
  | { op: 'default'; arg: Expr; fallback: Expr }
  | { op: 'when'; test: Comparison; left: Expr; right: Expr; then: Expr; else: Expr }

export type Comparison = '<' | '<=' | '>' | '>=' | '='

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
export const sum = (table: string, key: string, where?: { key: string; equals: string }): Expr => ({
  op: 'sum',
  table,
  key,
  ...(where ? { where } : {}),
})
export const add = (...args: Operand[]): Expr => ({ op: 'add', args: args.map(expr) })
export const mul = (...args: Operand[]): Expr => ({ op: 'mul', args: args.map(expr) })
export const max = (...args: Operand[]): Expr => ({ op: 'max', args: args.map(expr) })
export const min = (...args: Operand[]): Expr => ({ op: 'min', args: args.map(expr) })
export const sub = (a: Operand, b: Operand): Expr => ({ op: 'sub', args: [expr(a), expr(b)] })
export const div = (a: Operand, b: Operand): Expr => ({ op: 'div', args: [expr(a), expr(b)] })
/** The date that many calendar months later: January 31 and one month give the last of February. */
export const addMonths = (date: Operand, months: Operand): Expr => ({ op: 'months', args: [expr(date), expr(months)] })
/** Half away from zero, as Excel's ROUND does; 2 digits unless told. */
export const round = (arg: Operand, digits = 2): Expr => ({ op: 'round', arg: expr(arg), digits })
/** The next whole number up. */
export const ceil = (arg: Operand): Expr => ({ op: 'ceil', arg: expr(arg) })
export const sqrt = (arg: Operand): Expr => ({ op: 'sqrt', arg: expr(arg) })
/** The number of characters in a text cell or field: `textLength(cell('headline'))`. */
export const textLength = (text: Expr | string): Expr => ({ op: 'length', arg: expr(text) })
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

/** Rewrites an expression bottom-up; `change` sees every node once its children are done. */
export function rewrite(node: Expr, change: (node: Expr) => Expr): Expr {
  const go = (child: Expr) => rewrite(child, change)
  switch (node.op) {
    case 'num':
    case 'ref':
    case 'cell':
    case 'sum':
      return change(node)
    case 'add':
    case 'mul':
    case 'max':
    case 'min':
      return change({ ...node, args: node.args.map(go) })
    case 'sub':
    case 'div':
    case 'months':
      return change({ ...node, args: [go(node.args[0]), go(node.args[1])] })
    case 'round':
    case 'ceil':
    case 'sqrt':
    case 'length':
      return change({ ...node, arg: go(node.arg) })
    case 'default':
      return change({ ...node, arg: go(node.arg), fallback: go(node.fallback) })
    case 'when':
      return change({ ...node, left: go(node.left), right: go(node.right), then: go(node.then), else: go(node.else) })
  }
}

/** Makes a row formula absolute: `cell(key)` becomes a reference to that row's cell. */
export function bindRow(formula: Expr, table: string, row: number): Expr {
  return rewrite(formula, (node) =>
    node.op === 'cell' ? { op: 'ref', name: `${node.table ?? table}.${row}.${node.key}` } : node,
  )
}
