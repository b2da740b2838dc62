/** What an estimate prices: scope lines in groups, and the guards that keep results of blanks blank. */
import { add, div, mul, ref, sqrt, when, type Expr } from '@/lib/documents/author'

export const units = ['SQ', 'SF', 'LF', 'EA', 'SHT', 'GAL', 'LB', 'KG', 'TON', 'CY', 'HR', 'VISIT', 'LS'] as const
export type Unit = (typeof units)[number]

export const costKinds = ['Material', 'Labor', 'Equipment', 'Disposal', 'Other'] as const
export type CostKind = (typeof costKinds)[number]

/** One line of the scope: a customer's description and the office's short name for the same work. */
export interface ScopeLine {
  description: string
  item: string
  unit: Unit
  kind: CostKind
  /** Where the quantity follows from the measurements; otherwise it is typed on the cost page. */
  qty?: Expr
}

export interface ScopeGroup {
  group: string
  lines: readonly ScopeLine[]
}

/** `[description, short item, unit, kind, quantity]`, so that a scope reads as a list. */
export const line = (description: string, item: string, unit: Unit, kind: CostKind, qty?: Expr): ScopeLine => ({
  description,
  item,
  unit,
  kind,
  ...(qty ? { qty } : {}),
})

/** `value`, but blank while the input is: a sum alone would skip an empty operand. */
export const onceFilled = (input: string | Expr, value: Expr): Expr => when(input, '=', input, value, 0)

/** Slope length per foot of run: √(1 + (rise/12)²), for a rise in inches per foot. */
export const slopeMultiplier = (rise: Expr): Expr => onceFilled(rise, sqrt(add(1, mul(div(rise, 12), div(rise, 12)))))

/** The quantity of a scope line, by its short name. Throws where the scope has no such line. */
export function quantityOf(scope: readonly ScopeGroup[], item: string): Expr {
  const row = scope.flatMap(({ lines }) => lines).findIndex((candidate) => candidate.item === item)
  if (row < 0) throw new Error(`The scope has no line ${item}`)
  return ref(`cost.${row + 1}.qty`)
}

/** Whether the lines are printed, or prefilled for the office to rewrite and clear. */
export interface ScopeOptions {
  blankRows?: number
  editable?: boolean
  /** A deposit and a balance, progress payments with retainage, or one payment for the service. */
  payment?: 'deposit' | 'progress' | 'service'
  title?: string
}
