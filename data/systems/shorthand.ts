/** Short names for what nearly every system measures, so that its data reads as a list. */
import { measure, type Measure } from '@/data/parts/estimate'
import { add, div, mul, ref, type Expr } from '@/lib/documents/author'

export const sq = ref('measure.squares')
export const orderSq = ref('measure.orderSquares')
export const area = ref('measure.area')
export const feet = (name: string): Expr => ref(`linear.${name}`)
export const count = (name: string): Expr => ref(`count.${name}`)

export const eaveAndRake = add('linear.eave', 'linear.rake')
export const ridgeAndHip = add('linear.ridge', 'linear.hip')
export const wallsSloped = add('linear.sidewall', 'linear.headwall')
/** Ice barrier in squares: its roll feet by the roll's width. */
export const iceSquares = div(mul('ice.length', 'ice.rollWidth'), 1200)
/** Gallons of one coat of the mil table. */
export const gallonsOf = (coat: number): Expr => ref(`coat.${coat}.gallons`)
/** Gallons to buy, and so to price: with the loss to wind, roller and pail. */
export const withLoss = (gallons: Expr): Expr => mul(gallons, add(1, 'measure.waste'))

export const slopedMeasures: readonly Measure[] = [
  measure('linear.eave', 'Eave'),
  measure('linear.rake', 'Rake'),
  measure('linear.ridge', 'Ridge'),
  measure('linear.hip', 'Hip'),
  measure('linear.valley', 'Valley'),
  measure('linear.sidewall', 'Sidewall (step)'),
  measure('linear.headwall', 'Headwall (apron)'),
  measure('count.pipes', 'Pipes and vents'),
  measure('count.chimneys', 'Chimneys'),
  measure('count.skylights', 'Skylights'),
]

export const flatMeasures: readonly Measure[] = [
  measure('linear.edge', 'Roof edge'),
  measure('linear.parapet', 'Parapets and walls'),
  measure('count.curbs', 'Curbs and skylights'),
  measure('count.pipes', 'Pipes and pockets'),
  measure('count.drains', 'Drains and scuppers'),
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
