import type { FieldType } from '../model'
import type { Expr } from './expr'
import { round } from './operations'

/** Far below a cent and a thousandth of a percent, far above the rounding errors in sums of millions. */
const DIGITS = 6

/** Rounds each difference that can be the result; one inside a product or a comparison stays as it is. */
function roundDifferences(formula: Expr): Expr {
  switch (formula.op) {
    case 'sub':
      return round(formula, DIGITS)
    case 'when':
      return { ...formula, then: roundDifferences(formula.then), else: roundDifferences(formula.else) }
    case 'default':
      return { ...formula, arg: roundDifferences(formula.arg), fallback: roundDifferences(formula.fallback) }
    default:
      return formula
  }
}

/**
 * The formula of a calculated cell without floating-point noise: 0.3 − (0.1 + 0.2) is 0 and not −0.00000000000000006,
 * which sheets and forms show as −$0.00 in a check that must read $0.00. Day counts are whole numbers and stay as they
 * are.
 */
export const stripFloatNoise = (type: FieldType | 'check', formula: Expr): Expr =>
  type === 'date' ? formula : roundDifferences(formula)
