import type { DocumentModel } from '../model'
import { cellsOf, rowCounts, type Cell } from './cells'
import { daySerial, monthsLater } from './dates'
import type { Comparison, Expr } from './expr'

export type Result = number | null

const compare: Record<Comparison, (a: number, b: number) => boolean> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '=': (a, b) => a === b,
}

/** Half away from zero, with a nudge for binary fractions: 1.005 → 1.01, as spreadsheets do. Never −0. */
export function roundHalfUp(value: number, digits: number): number {
  const factor = 10 ** digits
  const scaled = Math.abs(value) * factor
  return (Math.sign(value) * Math.round(scaled + scaled * Number.EPSILON * 4)) / factor + 0
}

/** The next whole number up, blind to binary dust: 22.0000000000001 stays 22, as in spreadsheets. */
export const ceiling = (value: number): number => Math.ceil(roundHalfUp(value, 9))

const present = (values: readonly Result[]): number[] => values.filter((value) => value !== null)
const all = (values: readonly Result[], apply: (numbers: number[]) => Result): Result => {
  const numbers = present(values)
  return numbers.length === values.length ? apply(numbers) : null
}
const any = (values: readonly Result[], apply: (numbers: number[]) => number): Result => {
  const numbers = present(values)
  return numbers.length ? apply(numbers) : null
}
const total = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0)

function inputOf({ type, value }: Cell): Result {
  if (type === 'date' && typeof value === 'string') return daySerial(value)
  return typeof value === 'number' ? value : null
}

/** Evaluates the formulas of one document over its present values, each cell once. */
export class Evaluation {
  private readonly cells: Map<string, Cell>
  private readonly rows: Map<string, number>
  private readonly done = new Map<string, Result>()
  private readonly open = new Set<string>()

  constructor(model: DocumentModel) {
    this.cells = cellsOf(model)
    this.rows = rowCounts(model)
  }

  /** The number in a cell (a date's day number), or null where it is blank or neither. Throws on an unknown name or a circle. */
  value(name: string): Result {
    const known = this.done.get(name)
    if (known !== undefined) return known
    const cell = this.cells.get(name)
    if (!cell) throw new Error(`Formula refers to an unknown cell: ${name}`)
    if (!cell.formula) return inputOf(cell)
    if (this.open.has(name))
      throw new Error(`Formulas refer to each other in a circle: ${[...this.open, name].join(' → ')}`)
    this.open.add(name)
    const result = this.evaluate(cell.formula)
    this.open.delete(name)
    this.done.set(name, result)
    return result
  }

  /** Every calculated cell's result, in dependency order (what a cell needs comes before it). */
  results(): Map<string, Result> {
    for (const cell of this.cells.values()) if (cell.formula) this.value(cell.name)
    return this.done
  }

  private column(node: Extract<Expr, { op: 'sum' }>): Result[] {
    const count = this.rows.get(node.table)
    if (count === undefined) throw new Error(`Formula sums an unknown table: ${node.table}`)
    const { where } = node
    return Array.from({ length: count }, (_, index) => `${node.table}.${index + 1}`)
      .filter((row) => !where || this.cells.get(`${row}.${where.key}`)?.value === where.equals)
      .map((row) => this.value(`${row}.${node.key}`))
  }

  private characters(text: Expr): Result {
    if (text.op !== 'ref') throw new Error('Only a cell or a field has characters to count')
    const cell = this.cells.get(text.name)
    if (!cell) throw new Error(`Formula refers to an unknown cell: ${text.name}`)
    return typeof cell.value === 'string' && cell.value ? cell.value.length : null
  }

  private evaluate(node: Expr): Result {
    const go = (child: Expr) => this.evaluate(child)
    switch (node.op) {
      case 'num':
        return node.value
      case 'ref':
        return this.value(node.name)
      case 'cell':
        throw new Error(`cell(${node.key}) stands outside a table row`)
      case 'sum':
        return any(this.column(node), total)
      case 'add':
        return any(node.args.map(go), total)
      case 'sub':
        return any(node.args.map(go), () => (go(node.args[0]) ?? 0) - (go(node.args[1]) ?? 0))
      case 'mul':
        return all(node.args.map(go), (numbers) => numbers.reduce((a, b) => a * b, 1))
      case 'div':
        return all(node.args.map(go), ([a, b]) => (b === 0 ? null : a! / b!))
      case 'months':
        return all(node.args.map(go), ([date, months]) => monthsLater(date!, months!))
      case 'max':
        return all(node.args.map(go), (numbers) => Math.max(...numbers))
      case 'min':
        return all(node.args.map(go), (numbers) => Math.min(...numbers))
      case 'round':
        return all([go(node.arg)], ([a]) => roundHalfUp(a!, node.digits))
      case 'ceil':
        return all([go(node.arg)], ([a]) => ceiling(a!))
      case 'sqrt':
        return all([go(node.arg)], ([a]) => (a! < 0 ? null : Math.sqrt(a!)))
      case 'length':
        return this.characters(node.arg)
      case 'default':
        return go(node.arg) ?? go(node.fallback)
      case 'when': {
        const [left, right] = [go(node.left), go(node.right)]
        if (left === null || right === null) return null
        return compare[node.test](left, right) ? go(node.then) : go(node.else)
      }
    }
  }
}

/** Results of every calculated cell by name, in dependency order. Throws on unknown names and circles. */
export function evaluate(model: DocumentModel): Map<string, Result> {
  return new Evaluation(model).results()
}
