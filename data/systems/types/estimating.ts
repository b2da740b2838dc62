import type {
  Allowance,
  Boundaries,
  Measure,
  PackageOption,
  ScopeLine,
  TakeoffLine,
  Waste,
} from '@/data/parts/estimate'
import type { GuideEntry } from '@/data/types'
import type { Block, Expr, Field } from '@/lib/documents/author'

/** A line item of the system by the words it opens with, its short name on the cost page, and where its quantity comes from. */
export type ScopeEntry = readonly [opens: string, item: string, qty?: Expr]

export interface EstimateGroup {
  group: string
  lines: readonly ScopeEntry[]
  /** What the job needs beyond the system’s own line items: the crew that lays it, hauling. */
  added?: readonly ScopeLine[]
}

/** An allowance; `item` names the scope line whose quantity the price already holds. */
export interface SystemAllowance extends Omit<Allowance, 'included' | 'item'> {
  find: string
  item?: string
}

/** A material of the repair truck or of the maintenance visit. */
export type SupplyLine = readonly [
  material: string,
  basis: 'area' | 'length' | 'count',
  coverage: number,
  orderUnit: string,
]

/** What estimating this roof takes beyond the facts in `RoofFacts`: take-off, typical coverages, options and limits. */
export interface SystemEstimating {
  waste: Waste
  measures: readonly Measure[]
  /** Four figures of the measurements that the customer sees. */
  summary: readonly (readonly [name: string, label: string])[]
  /** Selections that fix what the price buys; spans add up to whole rows of four. */
  products: readonly Field[]
  scope: readonly EstimateGroup[]
  worksheets: readonly (readonly Block[])[]
  takeoff: readonly TakeoffLine[]
  /** What to check before the takeoff becomes an order. */
  order: string
  allowances: readonly SystemAllowance[]
  /** Good, better, best. */
  options: readonly PackageOption[]
  optionProduct: string
  residential: Boundaries
  commercial: {
    /** What the owner may add or take out: `[alternate, what it changes]`. */
    alternates: readonly (readonly [string, string])[]
    unitPrices: readonly (readonly [item: string, unit: string])[]
    excluded: readonly string[]
    assumed: readonly string[]
    /** What the energy code asks of this roof when it is redone. */
    energy: string
    access: string
    phasing: string
    worksheets: readonly (readonly Block[])[]
    takeoff: readonly TakeoffLine[]
  }
  repair: {
    /** Short names of the system's repair items, in their order. */
    items: readonly string[]
    /** How the roof is kept dry until the repair. */
    temporary: string
    /** When a repair is money badly spent. */
    beyond: string
    excluded: readonly string[]
    supplies: readonly SupplyLine[]
  }
  care: {
    /** Short names of the system's maintenance tasks, in their order. */
    items: readonly string[]
    /** Square feet that one person walks and records in an hour. */
    walkRate: number
    /** How crew and roof are protected on this surface. */
    access: string
    excluded: readonly string[]
    supplies: readonly SupplyLine[]
  }
  /** Estimating guidance of this roof, with its sources. */
  guide: readonly [GuideEntry, GuideEntry]
  repairGuide: GuideEntry
  careGuide: GuideEntry
}
