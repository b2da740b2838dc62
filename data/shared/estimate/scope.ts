/** What an estimate prices: scope lines in groups. */
import { onceFilled } from '@/data/shared/guards'
import * as d from '@/lib/documents/author'

export const units = ['SQ', 'SF', 'LF', 'EA', 'SHT', 'GAL', 'LB', 'KG', 'TON', 'CY', 'HR', 'VISIT', 'LS'] as const
export type Unit = (typeof units)[number]

/** What a line costs in addition to its material. */
export const workKinds = ['Labor', 'Equip.', 'Dump', 'Other'] as const
export type CostKind = 'Material' | 'Labor' | 'Equipment' | 'Disposal' | 'Other'

/** The work of a line, in the cost page’s short words. For a material line it is labor unless the office says otherwise. */
export const workOf: Readonly<Record<CostKind, (typeof workKinds)[number]>> = {
  Material: 'Labor',
  Labor: 'Labor',
  Equipment: 'Equip.',
  Disposal: 'Dump',
  Other: 'Other',
}

/** Free lines at the end of every priced table. */
export const spareRows = 6

/** One line of the scope: a customer's description and the office's short name for the same work. */
export interface ScopeLine {
  description: string
  item: string
  unit: Unit
  kind: CostKind
  /** Where the quantity follows from the measurements; otherwise it is typed on the cost page. */
  qty?: d.Expr
  /** Cost of the materials that the takeoff orders for this line. */
  supply?: d.Expr
}

export interface ScopeGroup {
  group: string
  lines: readonly ScopeLine[]
}

/** `[description, short item, unit, kind, quantity]`: a scope then reads as a list. */
export const line = (description: string, item: string, unit: Unit, kind: CostKind, qty?: d.Expr): ScopeLine => ({
  description,
  item,
  unit,
  kind,
  ...(qty ? { qty } : {}),
})

/** Slope length per foot of run: √(1 + (rise/12)²), for a rise in inches per foot. */
export const slopeMultiplier = (rise: d.Expr): d.Expr =>
  onceFilled(rise, d.sqrt(d.add(1, d.mul(d.div(rise, 12), d.div(rise, 12)))))

/** The quantity of a scope line, by its short name. Throws where the scope has no such line. */
export function quantityOf(scope: readonly ScopeGroup[], item: string): d.Expr {
  const row = scope.flatMap(({ lines }) => lines).findIndex((candidate) => candidate.item === item)
  if (row < 0) throw new Error(`The scope has no line ${item}`)
  return d.ref(`cost.${row + 1}.qty`)
}

export interface ScopeOptions {
  /** A deposit and a balance, progress payments with retainage, or one payment for the service. */
  payment?: 'deposit' | 'progress' | 'service'
  title?: string
  /** The table whose chosen rows move the price: packages, or alternates to a bid. */
  choices?: 'option' | 'alternate'
}
