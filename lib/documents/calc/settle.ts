import type { FieldType } from '../model'
import { round, type Expr } from './expr'

/** Far below a cent and a thousandth of a percent, far above what binary fractions leave over in sums of millions. */
const DIGITS = 6

/** Rounds each difference that can be the result; one inside a product or a comparison stays as it is. */
function settled(formula: Expr): Expr {
  switch (formula.op) {
    case 'sub':
      return round(formula, DIGITS)
    case 'when':
      return { ...formula, then: settled(formula.then), else: settled(formula.else) }
    case 'default':
      return { ...formula, arg: settled(formula.arg), fallback: settled(formula.fallback) }
    default:
      return formula
  }
}

/**
 * The formula of a calculated cell, free of binary dust: 0.3 − (0.1 + 0.2) is 0 and not −0.00000000000000006, which
 * sheets and forms show as −$0.00 where a check must read $0.00. Day counts are whole and stay as they are.
 */
export const settle = (type: FieldType | 'check', formula: Expr): Expr => (type === 'date' ? formula : settled(formula))
