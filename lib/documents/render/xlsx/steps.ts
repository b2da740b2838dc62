import { toExcel, type Expr, type SheetAddresses } from '../../calc'
import { mapNodes, operandsOf } from '../../calc/expr'
import { rowNameOf, type RowName } from '../../cell-names'
import { addressesFrom, type Places } from './addresses'
import type { Address, Step } from './types'
import { remember } from '../../remember'

/** No one reads a longer formula. */
export const longestFormula = 300

/** The hidden sheet of intermediate results. */
export const stepsSheet = '_Steps'

/** Operands of one sum, product or extreme before they are grouped. */
const fewOperands = 6

/** The length of a formula as Excel shows it: `[@Amount]` for a cell of the same row. */
export const shownLength = (formula: string): number =>
  formula.length <= longestFormula ? formula.length : formula.replaceAll(/\w+\[\[#This Row\],/g, '[@').length

const isReadable = (formula: string): boolean => shownLength(formula) <= longestFormula

/** Sums of many operands as sums of sums, which give the same result. */
function grouped(node: Expr): Expr {
  if (
    (node.op !== 'add' && node.op !== 'mul' && node.op !== 'max' && node.op !== 'min') ||
    node.args.length <= fewOperands
  )
    return node
  const groups = Array.from({ length: Math.ceil(node.args.length / fewOperands) }, (_, index): Expr => {
    const args = node.args.slice(index * fewOperands, (index + 1) * fewOperands)
    return { op: node.op, args }
  })
  return grouped({ op: node.op, args: groups })
}

/** The largest proper part of a formula that is itself readable at `at`, if it has one. */
function largestPart(formula: Expr, at: SheetAddresses): { part: Expr; length: number } | undefined {
  let largest: { part: Expr; length: number } | undefined
  for (const part of operandsOf(formula)) {
    if (operandsOf(part).length === 0 && part.op !== 'sum' && part.op !== 'count') continue
    const written = toExcel(part, at)
    const found = isReadable(written) ? { part, length: written.length } : largestPart(part, at)
    if (found && found.length > (largest?.length ?? 0)) largest = found
  }
  return largest
}

export interface StepColumn {
  heading: string
  formula: string
}

/**
 * Divides long formulas into steps, so that each can be read. A part of a formula has the same result in a cell of its
 * own, blank or not. Steps are on a hidden sheet; those of a growing table's rows are further columns of the table,
 * which Excel fills into new rows.
 */
export class Steps {
  readonly all: Step[] = []
  readonly columns = new Map<string, StepColumn[]>()
  private readonly known = new Map<string, Expr>()
  /** Formulas of a growing table, the same in every row, by table and column. */
  private readonly rowFormulas = new Map<string, string>()
  private readonly addresses: Map<string, Address>
  private readonly headings: Map<string, Map<string, string>>
  private readonly places: Places

  constructor({ addresses, columns, lists }: Places) {
    this.addresses = new Map(addresses)
    this.headings = new Map([...lists].map(([table, { headings }]) => [table, new Map(headings)]))
    const withSteps = [...lists].map(
      ([table, { name }]) => [table, { name, headings: this.headings.get(table)! }] as const,
    )
    this.places = { addresses: this.addresses, columns, lists: new Map(withSteps) }
  }

  compile(name: string, formula: Expr, sheet: string): string {
    const at = addressesFrom(sheet, name, this.places)
    const cell = rowNameOf(name)
    if (!cell || !this.places.lists.has(cell.table))
      return this.divide(formula, at, addressesFrom(stepsSheet, '', this.places), (part) => this.addStep(name, part))
    const column = `${cell.table}.${cell.key}`
    return remember(this.rowFormulas, column, () =>
      this.divide(formula, at, at, (part) => this.addColumn(cell, part, at)),
    )
  }

  private divide(formula: Expr, at: SheetAddresses, partAt: SheetAddresses, add: (part: Expr) => Expr): string {
    let written = toExcel(formula, at)
    if (isReadable(written)) return written
    let rest = mapNodes(formula, grouped)
    for (;;) {
      const part = largestPart(rest, partAt)?.part
      if (!part) return written
      const key = JSON.stringify(part)
      const step = remember(this.known, key, () => add(part))
      rest = mapNodes(rest, (node) => (node.op === part.op && JSON.stringify(node) === key ? step : node))
      written = toExcel(rest, at)
      if (isReadable(written)) return written
    }
  }

  private addStep(label: string, part: Expr): Expr {
    const name = `_step.${this.all.length + 1}`
    this.all.push({ label, formula: toExcel(part, addressesFrom(stepsSheet, '', this.places)) })
    this.addresses.set(name, { sheet: stepsSheet, row: this.all.length - 1, col: 1 })
    return { op: 'ref', name }
  }

  private addColumn({ table, row, key }: RowName, part: Expr, at: SheetAddresses): Expr {
    const headings = this.headings.get(table)!
    const { name } = this.places.lists.get(table)!
    const columns = this.columns.get(name) ?? []
    const number = columns.length + 1
    const heading = `${headings.get(key)!}, step ${number}`
    this.columns.set(name, [...columns, { heading, formula: toExcel(part, at) }])
    headings.set(`${key}.step${number}`, heading)
    return { op: 'ref', name: `${table}.${row}.${key}.step${number}` }
  }
}
