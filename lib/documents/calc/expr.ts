/**
 * Formulas as data: one definition becomes a value, an Excel formula, a Word field or an Acrobat script.
 *
 * Blanks: sums and differences skip a blank operand and are blank only if every operand is. In all other operations one
 * blank operand makes the result blank. Division by zero is blank, never an error.
 */
export type Expr =
  | { op: 'num'; value: number }
  | { op: 'ref'; name: string }
  /** A cell of the same row, or of the same row number in another table. */
  | { op: 'cell'; key: string; table?: string }
  /** The sum of a table's column, optionally of the rows for which all tests hold. */
  | { op: 'sum'; table: string; key: string; where?: readonly RowTest[] }
  /** The number of a table's rows for which all tests hold; 0 if there are none, never blank. */
  | { op: 'count'; table: string; tests: readonly RowTest[] }
  /** The day number of the day on which the document is open. */
  | { op: 'today' }
  | { op: 'add' | 'mul' | 'max' | 'min'; args: readonly Expr[] }
  /** `months`: a date and a number of calendar months later, or the last day of a shorter month. */
  | { op: 'sub' | 'div' | 'months'; args: readonly [Expr, Expr] }
  | { op: 'round'; arg: Expr; digits: number }
  | { op: 'ceil' | 'sqrt'; arg: Expr }
  /** The number of characters in a text cell; blank if it is empty. */
  | { op: 'length'; arg: Expr }
  /** 1 if a cell for a number or a date holds text, which cannot be calculated; else 0, never blank. */
  | { op: 'isText'; arg: Expr }
  /** `arg`, or `fallback` if it is blank. */
  | { op: 'default'; arg: Expr; fallback: Expr }
  | { op: 'when'; test: Comparison; left: Expr; right: Expr; then: Expr; else: Expr }

export type Comparison = '<' | '<=' | '>' | '>=' | '='

/**
 * A test of one cell of a row, by its column's key. `number`, `noNumber` and `text` are for columns of numbers and
 * dates: `text` is what was typed there and cannot be calculated. A cell without a number satisfies no comparison.
 * A calculated cell without a result, and a box without a tick, are blank.
 */
export type RowTest =
  | { key: string; is: 'number' | 'noNumber' | 'text' | 'blank' | 'filled' }
  | { key: string; test: Comparison; than: number }
  | { key: string; equals: string }

type Op = Expr['op']
type NodeOf<O extends Op, N = Expr> = N extends { op: infer P } ? (O extends P ? N : never) : never

/** What to do with each operation. A missing one does not compile. */
export type Handlers<Context, Result> = { readonly [O in Op]: (node: NodeOf<O>, context: Context) => Result }

/** Calls the handler of a node's operation. */
export const visit = <Context, Result>(handlers: Handlers<Context, Result>, node: Expr, context: Context): Result =>
  // The type of `handlers` pairs each operation with its node, which TypeScript cannot follow through a union.
  (handlers[node.op] as (node: Expr, context: Context) => Result)(node, context)

/** A changed copy of an expression, bottom-up: `change` gets every node after its children. */
export function mapNodes(node: Expr, change: (node: Expr) => Expr): Expr {
  const go = (child: Expr): Expr => mapNodes(child, change)
  if ('args' in node) return change({ ...node, args: node.args.map(go) } as Expr)
  if (node.op === 'when') {
    const { left, right, then, else: otherwise } = node
    return change({ ...node, left: go(left), right: go(right), then: go(then), else: go(otherwise) })
  }
  if (node.op === 'default') return change({ ...node, arg: go(node.arg), fallback: go(node.fallback) })
  return change('arg' in node ? { ...node, arg: go(node.arg) } : node)
}

/** The operands of a node, as they are written from left to right. */
export function operandsOf(node: Expr): readonly Expr[] {
  if ('args' in node) return node.args
  if (node.op === 'when') return [node.left, node.right, node.then, node.else]
  if (node.op === 'default') return [node.arg, node.fallback]
  return 'arg' in node ? [node.arg] : []
}

function collectNodes(node: Expr, nodes: Expr[]): Expr[] {
  for (const operand of operandsOf(node)) collectNodes(operand, nodes)
  nodes.push(node)
  return nodes
}

/** A node and all nodes below it, each after its operands. */
export const nodesOf = (formula: Expr): Expr[] => collectNodes(formula, [])

/** The name of the cell whose text a node reads. Throws on a node that is no cell or field. */
export function textName(node: Expr): string {
  if (node.op !== 'ref') throw new Error('Only a cell or a field can hold text')
  return node.name
}

/** `line.1`, `line.2` and so on: the prefixes of a table's cells. */
export const rowNames = (table: string, rows: number): string[] =>
  Array.from({ length: rows }, (_, index) => `${table}.${index + 1}`)

/** The names that a formula refers to, with those of the cells that its sums add up and its tests read. */
export function namesIn(formula: Expr, rowsOf: (table: string) => number): string[] {
  const names: string[] = []
  for (const node of nodesOf(formula)) {
    if (node.op === 'ref') names.push(node.name)
    if (node.op !== 'sum' && node.op !== 'count') continue
    const tested = (node.op === 'sum' ? (node.where ?? []) : node.tests).map(({ key }) => key)
    const keys = node.op === 'sum' ? [node.key, ...tested] : tested
    for (const row of rowNames(node.table, rowsOf(node.table))) for (const key of keys) names.push(`${row}.${key}`)
  }
  return names
}

/** Makes a row formula absolute: `cell(key)` becomes a reference to that row's cell. */
export function bindRow(formula: Expr, table: string, row: number): Expr {
  return mapNodes(formula, (node) =>
    node.op === 'cell' ? { op: 'ref', name: `${node.table ?? table}.${row}.${node.key}` } : node,
  )
}
