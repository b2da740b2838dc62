import type { Expr } from './expr'

/** Where a cell stands in the Word table that holds the formula: `C4`; undefined where it stands elsewhere. */
export type WordAddress = (name: string) => string | undefined
export type WordRange = (table: string, key: string) => string | undefined

/**
 * A Word table formula (the field code after `=`), or null where Word cannot calculate it: its formulas reach only
 * cells of their own table and know no square root. Such places stay plain inputs.
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
      return list(formula.args, ([a, b]) => `(${a}/${b})`)
    case 'round':
      return list([formula.arg], ([value]) => `ROUND(${value},${formula.digits})`)
    case 'cell':
    case 'months':
    case 'ceil':
    case 'sqrt':
    case 'length':
    case 'max':
    case 'min':
    case 'default':
    case 'when':
      return null
  }
}
