/** Short names for what nearly every system measures: its data then reads as a list. */
import * as estimate from '@/data/shared/estimate'
import * as d from '@/lib/documents/author'
import type { LineItem, LineKind, SystemUnit } from '@/data/shared/system'

const itemOf =
  (kind: LineKind) =>
  (id: string, description: string, short: string, unit: SystemUnit, qty?: d.Expr): LineItem => ({
    id,
    description,
    short,
    unit,
    kind,
    ...(qty ? { qty } : {}),
  })

/** Line items by kind: `item.labor(id, what the customer reads, what the office reads, unit, quantity)`. */
export const item = {
  material: itemOf('material'),
  labor: itemOf('labor'),
  equipment: itemOf('equipment'),
  disposal: itemOf('disposal'),
}

export const sq = d.ref('measure.squares')
export const orderSq = d.ref('measure.orderSquares')
export const area = d.ref('measure.area')
export const feet = (name: string): d.Expr => d.ref(`linear.${name}`)
export const count = (name: string): d.Expr => d.ref(`count.${name}`)
/** Ice barrier in squares: its roll feet by the roll's width. */
export const iceSquares = d.div(d.mul('ice.length', 'ice.rollWidth'), 1200)
/** Gallons of one coat of the mil table. */
export const gallonsOf = (coat: number): d.Expr => d.ref(`coat.${coat}.gallons`)
/** Gallons to buy, and so to price: with the loss to wind, roller and pail. */
export const withLoss = (gallons: d.Expr): d.Expr => d.mul(gallons, d.add(1, 'measure.waste'))

export const slopedMeasures: readonly estimate.Measure[] = [
  estimate.measure('linear.eave', 'Eave'),
  estimate.measure('linear.rake', 'Rake'),
  estimate.measure('linear.ridge', 'Ridge'),
  estimate.measure('linear.hip', 'Hip'),
  estimate.measure('linear.valley', 'Valley'),
  estimate.measure('linear.sidewall', 'Sidewall (step)'),
  estimate.measure('linear.headwall', 'Headwall (apron)'),
  estimate.measure('count.pipes', 'Pipes and vents'),
  estimate.measure('count.chimneys', 'Chimneys'),
  estimate.measure('count.skylights', 'Skylights'),
]

export const flatMeasures: readonly estimate.Measure[] = [
  estimate.measure('linear.edge', 'Roof edge'),
  estimate.measure('linear.parapet', 'Parapets and walls'),
  estimate.measure('count.curbs', 'Curbs and skylights'),
  estimate.measure('count.pipes', 'Pipes and pockets'),
  estimate.measure('count.drains', 'Drains and scuppers'),
]

export const slopedSummary = [
  ['linear.eave', 'Eave (ft)'],
  ['linear.valley', 'Valley (ft)'],
  ['count.chimneys', 'Chimneys'],
  ['count.skylights', 'Skylights'],
] as const

export const flatSummary = [
  ['linear.edge', 'Roof edge (ft)'],
  ['linear.parapet', 'Parapets and walls (ft)'],
  ['count.curbs', 'Curbs and skylights'],
  ['count.drains', 'Drains and scuppers'],
] as const
