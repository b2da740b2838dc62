import type { Allowance, Boundaries, PackageOption } from '../estimate/customer'
import type { Measure, TakeoffLine, Waste } from '../estimate/measurements'
import type { ScopeLine } from '../estimate/scope'
import type { Supplies } from '../estimate/supply'
import type { GuideEntry } from '@/data/shared/types'
import type * as d from '@/lib/documents/author'
import type { AtLeast } from './at-least'

export type SystemUnit = 'SQ' | 'SF' | 'LF' | 'EA' | 'GAL' | 'LB' | 'TON' | 'CY' | 'HR' | 'LS'
export type LineKind = 'material' | 'labor' | 'equipment' | 'disposal'

/** Work or material that is priced when the roof is replaced. */
export interface LineItem {
  /** What the scope and the allowances call it; unique within the system, and never printed. */
  id: string
  /** What the customer reads. */
  description: string
  /** What the office reads on the cost page. */
  short: string
  unit: SystemUnit
  kind: LineKind
  /** Where the quantity follows from the measurements; otherwise it is typed on the cost page. */
  qty?: d.Expr
}

export interface EstimateGroup {
  group: string
  /** Ids of line items. */
  lines: AtLeast<1, string>
  /** What the job needs beyond the system’s own line items: the crew that lays it, hauling. */
  added?: readonly ScopeLine[]
}

/** An allowance; `item` is the id of the line item whose quantity the price already holds. */
export interface SystemAllowance extends Omit<Allowance, 'included' | 'item'> {
  find: string
  item?: string
}

export interface RepairItem {
  description: string
  /** What the office reads on the cost page. */
  short: string
  unit: SystemUnit
}

export interface MaintenanceTask {
  task: string
  /** What the office reads on the cost page. */
  short: string
  frequency: string
  /** How often the frequency usually comes to in a year; absent where it depends on the roof. */
  timesPerYear?: number
  /** Due once in the life of a roof, such as at handover, and so no work of a yearly visit. */
  isDueOnce?: true
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
  products: readonly d.Field[]
  /** In the order of a contract. */
  lineItems: readonly LineItem[]
  /** The line items in the order of an estimate, each once. */
  scope: AtLeast<1, EstimateGroup>
  worksheets: readonly (readonly d.Block[])[]
  takeoff: readonly TakeoffLine[]
  /** Materials of both takeoffs by the short name of their line, where measurements alone do not tell. */
  supplies: Supplies
  /** What to check before the takeoff becomes an order. */
  order: string
  allowances: AtLeast<1, SystemAllowance>
  /** Good, better, best. */
  options: AtLeast<1, PackageOption>
  optionProduct: string
  residential: Boundaries
  commercial: {
    /** What the owner may add or take out: `[alternate, what it changes]`. */
    alternates: AtLeast<1, readonly [string, string]>
    unitPrices: AtLeast<1, readonly [item: string, unit: string]>
    excluded: readonly string[]
    assumed: readonly string[]
    /** What the energy code asks of this roof when it is redone. */
    energy: string
    access: string
    phasing: string
    worksheets: readonly (readonly d.Block[])[]
    takeoff: readonly TakeoffLine[]
  }
  repair: {
    items: readonly RepairItem[]
    /** How the roof is kept dry until the repair. */
    temporary: string
    /** When a repair is money badly spent. */
    beyond: string
    excluded: readonly string[]
    supplies: readonly SupplyLine[]
  }
  care: {
    tasks: readonly MaintenanceTask[]
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
