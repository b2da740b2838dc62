import type { Cell } from './cells'
import { namesIn } from './expr'

/**
 * Names of the calculated cells, each after every cell that its formula may read in any branch: a blank document skips
 * branches that figures reach. Throws on a circle, in any branch.
 */
export function calculationOrder(cells: ReadonlyMap<string, Cell>, rows: ReadonlyMap<string, number>): string[] {
  const rowsOf = (table: string): number => {
    const count = rows.get(table)
    if (count === undefined) throw new Error(`Formula sums an unknown table: ${table}`)
    return count
  }
  const order = new Set<string>()
  const open = new Set<string>()
  const visit = (name: string): void => {
    const formula = cells.get(name)?.formula
    if (!formula || order.has(name)) return
    if (open.has(name)) throw new Error(`Formulas refer to each other in a circle: ${[...open, name].join(' → ')}`)
    open.add(name)
    for (const read of namesIn(formula, rowsOf)) visit(read)
    open.delete(name)
    order.add(name)
  }
  for (const name of cells.keys()) visit(name)
  return [...order]
}
