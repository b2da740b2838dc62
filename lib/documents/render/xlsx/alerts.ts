import { BLANK, type Cell, type Expr } from '../../calc'
import { nodesOf } from '../../calc/expr'
import { formulaOf, isNumeric, type Alert, type TableBlock } from '../../model'
import { isSigned } from './values'

/** Figures that are 0 when all is well: `Next steps overdue`, `Difference, must be $0.00`. */
const watched =
  /\b(overdue|past due|overdrawn|missing|expired|lapsed|over budget|not priced|unpriced|late|broken|must be \$?0)\b|\bwithout an? (price|date|number|cost|amount)\b/i

type Figure = Pick<Cell, 'label' | 'formula' | 'type'> & { alert?: Alert }

/**
 * When a cell at this address is in the alarm color, as an Excel condition: its own alert; text where a number belongs;
 * a watched result that is not 0; with `negatives`, a result below 0 whose label does not expect one. Null if never.
 */
export function figureAlert(figure: Figure, at: string, negatives: boolean): string | null {
  const { label, type, formula, alert } = figure
  if (alert) return `AND(ISNUMBER(${at}),${at}${alert.test}${alert.than})`
  if (!isNumeric(type)) return null
  if (!formula) return `AND(ISTEXT(${at}),${at}<>"${BLANK}")`
  if (watched.test(label)) return `AND(ISNUMBER(${at}),ROUND(N(${at}),2)<>0)`
  return negatives && !isSigned(label) ? `AND(ISNUMBER(${at}),${at}<0)` : null
}

const isCell = (node: Expr): node is Extract<Expr, { op: 'cell' }> => node.op === 'cell' && !node.table

interface Factors {
  /** Columns that are multiplied with one another. */
  keys: readonly string[]
  /** Those that a line must have as soon as it has another: its price. A price without a quantity is only a price. */
  needed: readonly string[]
}

/** Input columns that are multiplied with others of the same row, such as quantity and price. */
export function factorsOf(table: TableBlock): Factors[] {
  const input = new Set(
    table.columns.filter((column) => isNumeric(column.type) && !formulaOf(column, { cells: {} })).map(({ key }) => key),
  )
  const products = table.columns.flatMap(({ formula }) => (formula ? nodesOf(formula) : []))
  const factors = products.flatMap((node) =>
    node.op === 'mul' ? [[...new Set(node.args.filter(isCell).map(({ key }) => key))]] : [],
  )
  const sets = factors.filter((keys) => keys.length > 1 && keys.every((key) => input.has(key)))
  const isPrice = (key: string) => table.columns.some((column) => column.key === key && column.type === 'currency')
  return [...new Map(sets.map((keys) => [keys.join(), keys])).values()].map((keys) => {
    const prices = keys.filter(isPrice)
    return { keys, needed: prices.length > 0 ? prices : keys }
  })
}

/** The condition that `at` lacks a number while another of its factors has one. */
export const missingFactor = (at: string, factors: readonly string[]): string =>
  `AND(COUNT(${factors.join(',')})>0,NOT(ISNUMBER(${at})))`
