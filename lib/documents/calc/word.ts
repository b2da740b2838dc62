import type { Expr } from './expr'

/** The address of a cell in the Word table that holds the formula (`C4`); undefined if it is elsewhere. */
export type WordAddress = (name: string) => string | undefined
/** The address of a column's data cells in that table (`C2:C9`). */
export type WordRange = (table: string, key: string) => string | undefined

const isZero = (node: Expr): boolean => node.op === 'num' && node.value === 0

/**
 * A Word table formula (the field code after `=`), or null if Word cannot calculate it: Word formulas reach only cells
 * of their own table, have no square root, and show an error where a division by 0 is blank elsewhere. Such cells remain
 * plain inputs.
 */
export function toWord(formula: Expr, cell: WordAddress, range: WordRange): string | null {
  const go = (child: Expr) => toWord(child, cell, range)
  const list = (children: readonly Expr[], compose: (parts: string[]) => string): string | null => {
    const parts = children.map(go)
    return parts.includes(null) ? null : compose(parts as string[])
  }
  switch (formula.op) {
    case 'num':
      return String(formula.value)
    case 'ref':
      return cell(formula.name) ?? null
    case 'sum': {
      const column = formula.where ? undefined : range(formula.table, formula.key)
      return column ? `SUM(${column})` : null
    }
    case 'add':
      return list(formula.args, (parts) => `(${parts.join('+')})`)
    case 'mul':
      return list(formula.args, (parts) => parts.join('*'))
    case 'sub':
      return list(formula.args, ([a, b]) => `(${a}-${b})`)
    case 'div':
      if (isZero(formula.args[1])) return null
      return list(formula.args, ([a, b]) => `(${a}/${b})`)
    case 'round':
      return list([formula.arg], ([value]) => `ROUND(${value},${formula.digits})`)
    default:
      return null
  }
}
