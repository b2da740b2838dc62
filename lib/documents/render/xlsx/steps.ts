import { toExcel, type Expr } from '../../calc'
import { mapNodes, nodesOf } from '../../calc/expr'
import { addressesFrom, type Places } from './addresses'
import type { Address } from './types'

/** No one reads a longer formula. */
const longestFormula = 300
/** A row of a growing table holds its whole formula, since Excel fills it into new rows. */
const longestRowFormula = 1200

/** The hidden sheet of intermediate results. */
export const stepsSheet = '_Steps'

/** Operands of one sum, product or extreme before they are grouped. */
const fewOperands = 6

/** The length of a formula as Excel shows it: `[@Amount]` for a cell of the same row. */
export const shownLength = (formula: string): number => formula.replaceAll(/\w+\[\[#This Row\],/g, '[@').length

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

/** The most characters that the formula of a cell may have. */
export const mostCharacters = (name: string, lists: Places['lists']): number =>
  isListRow(name, lists) ? longestRowFormula : longestFormula

const isListRow = (name: string, lists: Places['lists']): boolean =>
  /^\w+\.\d+\./.test(name) && lists.has(name.split('.')[0]!)

export interface Step {
  /** The cell whose formula needs it first. */
  label: string
  formula: string
}

/**
 * Divides long formulas into steps on a hidden sheet, so that each can be read. A part of a formula has the same result
 * in a cell of its own, blank or not.
 */
export class Steps {
  readonly all: Step[] = []
  private readonly known = new Map<string, Expr>()
  /** Those of the workbook's cells, and of the steps so far. */
  private readonly addresses: Map<string, Address>

  constructor(private readonly places: Places) {
    this.addresses = new Map(places.addresses)
  }

  /** The Excel formula of the cell `name` on `sheet`. */
  compile(name: string, formula: Expr, sheet: string): string {
    const write = (node: Expr) => toExcel(node, this.at(sheet, name))
    let written = write(formula)
    if (shownLength(written) <= longestFormula || isListRow(name, this.places.lists)) return written
    let rest = mapNodes(formula, grouped)
    for (
      let part = this.largestPart(rest);
      part && shownLength(written) > longestFormula;
      part = this.largestPart(rest)
    ) {
      const key = JSON.stringify(part)
      const step = this.known.get(key) ?? this.add(name, key, part)
      rest = mapNodes(rest, (node) => (JSON.stringify(node) === key ? step : node))
      written = write(rest)
    }
    return written
  }

  private at(sheet: string, name: string) {
    const { columns, lists } = this.places
    return addressesFrom(sheet, name, { addresses: this.addresses, columns, lists })
  }

  /** The largest proper part that is itself a readable formula. */
  private largestPart(formula: Expr): Expr | undefined {
    const at = this.at(stepsSheet, '')
    const parts = nodesOf(formula).filter((node) => node !== formula && !['num', 'ref', 'today'].includes(node.op))
    const sized = parts.map((node) => ({ node, length: toExcel(node, at).length }))
    return sized.filter(({ length }) => length <= longestFormula).sort((a, b) => b.length - a.length)[0]?.node
  }

  private add(label: string, key: string, part: Expr): Expr {
    const name = `_step.${this.all.length + 1}`
    this.all.push({ label, formula: toExcel(part, this.at(stepsSheet, '')) })
    this.addresses.set(name, { sheet: stepsSheet, row: this.all.length - 1, col: 1 })
    const step: Expr = { op: 'ref', name }
    this.known.set(key, step)
    return step
  }
}
