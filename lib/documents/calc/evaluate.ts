import type { DocumentModel, Value } from '../model'
import { cellsOf, rowCounts, type Cell } from './cells'
import { daySerial, isDay, monthsLater } from './dates'
import { BLANK } from './excel'
import { rowNames, textName, visit, type Comparison, type Expr, type Handlers, type RowTest } from './expr'
import { calculationOrder } from './order'
import { remember } from '../remember'

export type Result = number | null

const compare: Record<Comparison, (a: number, b: number) => boolean> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '=': (a, b) => a === b,
}

/** Rounds half away from zero as spreadsheets do: 1.005, in binary slightly less, gives 1.01. Never −0. */
export function roundHalfUp(value: number, digits: number): number {
  const factor = 10 ** digits
  const scaled = Math.abs(value) * factor
  return (Math.sign(value) * Math.round(scaled + scaled * Number.EPSILON * 4)) / factor + 0
}

/** The next whole number up. Ignores floating-point noise: 22.0000000000001 stays 22, as in spreadsheets. */
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

/** Whether a cell with this content passes a test. `null` is blank. */
export function passes(content: Value, test: RowTest): boolean {
  if ('equals' in test) return content === test.equals
  if ('than' in test) return typeof content === 'number' && compare[test.test](content, test.than)
  const isNumber = typeof content === 'number'
  const isBlank = content === null
  return { number: isNumber, noNumber: !isNumber, text: !isBlank && !isNumber, blank: isBlank, filled: !isBlank }[
    test.is
  ]
}

export interface EvaluationOptions {
  /** ISO date for formulas that refer to today; without it the model's, and without that they are blank. */
  today?: string
}

/** A result as its cell shows it: too large a number, and a day beyond all calendars, is blank. */
function shown(result: Result, { type }: Cell): Result {
  if (result === null || !Number.isFinite(result)) return null
  return type === 'date' && !isDay(result) ? null : result
}

class Evaluation {
  private readonly cells: ReadonlyMap<string, Cell>
  private readonly rows: Map<string, number>
  private readonly done = new Map<string, Result>()

  readonly today: Result

  constructor(model: DocumentModel, { today = model.today }: EvaluationOptions) {
    this.today = today === undefined ? null : daySerial(today)
    this.cells = cellsOf(model)
    this.rows = rowCounts(model)
  }

  /** The number in a cell (a date's day number), or null if it is blank or neither. Throws on an unknown name. */
  value(name: string): Result {
    const { formula, ...cell } = this.cell(name)
    return formula ? remember(this.done, name, () => shown(visit(handlers, formula, this), cell)) : inputOf(cell)
  }

  /** Results of all calculated cells, in {@link calculationOrder}. Throws on unknown names and circles. */
  results(): Map<string, Result> {
    return new Map(calculationOrder(this.cells, this.rows).map((name) => [name, this.value(name)]))
  }

  column({ table, key, where }: Extract<Expr, { op: 'sum' }>): Result[] {
    return this.rowsThatPass(table, where ?? []).map((row) => this.value(`${row}.${key}`))
  }

  rowsThatPass(table: string, tests: readonly RowTest[]): string[] {
    const count = this.rows.get(table)
    if (count === undefined) throw new Error(`Formula sums an unknown table: ${table}`)
    return rowNames(table, count).filter((row) =>
      tests.every((test) => passes(this.content(`${row}.${test.key}`), test)),
    )
  }

  /** What a cell shows: its number, else its text or tick; null if that is nothing. */
  private content(name: string): Value {
    const { formula, value } = this.cell(name)
    return this.value(name) ?? (formula || value === '' || value === BLANK || value === false ? null : value)
  }

  textLength(text: Expr): Result {
    const { value } = this.cell(textName(text))
    return typeof value === 'string' && value ? value.length : null
  }

  isText(typed: Expr): number {
    const name = textName(typed)
    return passes(this.content(name), { key: name, is: 'text' }) ? 1 : 0
  }

  private cell(name: string): Cell {
    const cell = this.cells.get(name)
    if (!cell) throw new Error(`Formula refers to an unknown cell: ${name}`)
    return cell
  }
}

const go = (node: Expr, on: Evaluation): Result => visit(handlers, node, on)
const each = (nodes: readonly Expr[], on: Evaluation): Result[] => nodes.map((node) => go(node, on))

const handlers: Handlers<Evaluation, Result> = {
  num: ({ value }) => value,
  ref: ({ name }, on) => on.value(name),
  cell: ({ key }) => {
    throw new Error(`cell(${key}) is outside a table row`)
  },
  sum: (node, on) => any(on.column(node), total),
  count: ({ table, tests }, on) => on.rowsThatPass(table, tests).length,
  today: (_, on) => on.today,
  add: ({ args }, on) => any(each(args, on), total),
  sub: ({ args: [a, b] }, on) => any(each([a, b], on), () => (go(a, on) ?? 0) - (go(b, on) ?? 0)),
  mul: ({ args }, on) => all(each(args, on), (numbers) => numbers.reduce((a, b) => a * b, 1)),
  div: ({ args }, on) => all(each(args, on), ([a, b]) => (b === 0 ? null : a! / b!)),
  months: ({ args }, on) => all(each(args, on), ([date, months]) => monthsLater(date!, months!)),
  max: ({ args }, on) => all(each(args, on), (numbers) => Math.max(...numbers)),
  min: ({ args }, on) => all(each(args, on), (numbers) => Math.min(...numbers)),
  round: ({ arg, digits }, on) => all([go(arg, on)], ([a]) => roundHalfUp(a!, digits)),
  ceil: ({ arg }, on) => all([go(arg, on)], ([a]) => ceiling(a!)),
  sqrt: ({ arg }, on) => all([go(arg, on)], ([a]) => (a! < 0 ? null : Math.sqrt(a!))),
  length: ({ arg }, on) => on.textLength(arg),
  isText: ({ arg }, on) => on.isText(arg),
  default: ({ arg, fallback }, on) => go(arg, on) ?? go(fallback, on),
  when: (node, on) => {
    const [left, right] = [go(node.left, on), go(node.right, on)]
    if (left === null || right === null) return null
    return go(compare[node.test](left, right) ? node.then : node.else, on)
  },
}

/** Results of every calculated cell by name, in dependency order. Throws on unknown names and circular references. */
export const evaluate = (model: DocumentModel, options: EvaluationOptions = {}): Map<string, Result> =>
  new Evaluation(model, options).results()
