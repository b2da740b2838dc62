/** The office’s measurements: planes, lengths and the takeoff that rounds up to whole order units. */
import {
  add,
  calculated,
  cell,
  ceil,
  column,
  div,
  fields,
  mul,
  own,
  p,
  part,
  ref,
  round,
  section,
  sum,
  table,
  total,
  type Block,
  type Expr,
  type Field,
  type Part,
} from '@/lib/documents/author'
import { onceFilled, slopeMultiplier } from './scope'

const planeColumns = [
  column('plane', 'Plane', 'text', { width: 1.6 }),
  column('plan', 'Plan area (sf)', 'number', { width: 1.2, decimals: 1 }),
  column('rise', 'Rise in 12', 'number', { width: 1, decimals: 2 }),
  column('multiplier', 'Multiplier', 'number', {
    width: 1,
    decimals: 4,
    formula: onceFilled(cell('plan'), slopeMultiplier(cell('rise'))),
  }),
  column('area', 'Roof area (sf)', 'number', {
    width: 1.2,
    decimals: 1,
    formula: round(mul(cell('plan'), cell('multiplier')), 1),
  }),
]

export interface Waste {
  rate: number
  /** The usual range, as a hint. */
  range: string
}

/** Planes by plan area and rise; their slope area, squares and squares with waste. Low-slope planes have a rise of 0. */
export const planeBlocks = (waste: Waste, planes = ['A', 'B', 'C', 'D', 'E'], rise?: number): Block[] => [
  section('Roof planes', 'Roof planes with pitch multiplier, area and squares'),
  p(
    `fill in this page, then Cost; quantities and prices on the customer’s pages follow. Plan area is the area from above, with overhangs. Typical waste: ${waste.range}.`,
    'Start here:',
  ),
  table(
    'plane',
    'Roof planes',
    planeColumns,
    planes.map((plane) => ({ plane, ...(rise === undefined ? {} : { rise }) })),
    { totals: [total('measure.area', 'Roof area (sf)', sum('plane', 'area'), { type: 'number', decimals: 1 })] },
  ),
  fields(
    4,
    own('measure.source', 'Measured by, or report no.'),
    calculated('measure.squares', 'Squares, net', 'number', div('measure.area', 100), { decimals: 2 }),
    own('measure.waste', 'Waste (typical)', 'percent', { value: waste.rate, decimals: 1 }),
    calculated(
      'measure.orderSquares',
      'Squares with waste',
      'number',
      round(mul('measure.squares', add(1, 'measure.waste'))),
      { decimals: 2 },
    ),
  ),
]

export interface Measure {
  /** `linear.eave`, `count.pipes`. */
  name: string
  label: string
  /** A usual figure, which the office may change. */
  value?: number
}

export const measure = (name: string, label: string, value?: number): Measure => ({ name, label, value })

/** Lengths in feet and counts, taken once and used by takeoff, cost and customer copy. */
export const lengthBlocks = (
  measures: readonly Measure[],
  title = 'Lengths (ft) and counts',
  ...results: Field[]
): Block[] => [
  section(title, 'Edge lengths and penetration counts'),
  fields(
    4,
    ...measures.map(({ name, label, value }) =>
      own(name, label, 'number', { decimals: name.startsWith('linear') ? 1 : 0, ...(value ? { value } : {}) }),
    ),
    ...results,
  ),
]

export interface TakeoffLine {
  material: string
  /** How the net quantity comes about, in words. */
  basis: string
  net?: Expr
  netUnit: string
  waste: number | Expr
  /** What one unit covers, in net units. */
  coverage: number | Expr | null
  orderUnit: string
  /** Hours by pace: to a tenth, without waste and not rounded up. */
  isHours?: boolean
}

/** `[material, basis, net quantity, its unit, waste, coverage per order unit, order unit]`. */
export const takeoff = (
  material: string,
  basis: string,
  net: Expr | null,
  netUnit: string,
  waste: number | Expr,
  coverage: number | Expr | null,
  orderUnit: string,
): TakeoffLine => ({ material, basis, ...(net ? { net } : {}), netUnit, waste, coverage, orderUnit })

/** `[work, basis, net quantity, its unit, how much an hour does]`. */
export const hours = (work: string, basis: string, net: Expr, netUnit: string, pace: number): TakeoffLine => ({
  material: work,
  basis,
  net,
  netUnit,
  waste: 0,
  coverage: pace,
  orderUnit: 'Hours',
  isHours: true,
})

const byPace = round(div(cell('net'), cell('coverage')), 1)

/** Hours of the lines that are work, where they open the table. */
export function hoursOf(lines: readonly TakeoffLine[]): Expr {
  return add(...lines.flatMap(({ isHours }, index) => (isHours ? [ref(`takeoff.${index + 1}.order`)] : [])))
}

/** A derived figure waits for the measurements; a prefilled one is there from the start. */
const unlessBlank = (figure: number | Expr | null) =>
  typeof figure === 'object' && figure ? onceFilled('measure.area', figure) : figure

/** Order quantities: net × (1 + waste) ÷ coverage, always rounded up to whole units. */
export const takeoffBlocks = (lines: readonly TakeoffLine[], blankRows = 1, title = 'Material takeoff'): Block[] => [
  section(title, `${title} with waste, coverage and order quantities`),
  table(
    'takeoff',
    title,
    [
      column('material', lines.some(({ isHours }) => isHours) ? 'Work or material' : 'Material', 'text', {
        width: 4,
        fixed: true,
      }),
      column('basis', 'Measured as', 'text', { width: 3.2, fixed: true }),
      column('net', 'Net', 'number', { width: 1, decimals: 1 }),
      column('netUnit', 'Unit', 'text', { width: 0.6, fixed: true }),
      column('waste', 'Waste', 'percent', { width: 1.1, decimals: 1 }),
      column('coverage', 'Covers', 'number', { width: 1.25, decimals: 2 }),
      column('order', 'Order', 'number', {
        width: 0.9,
        decimals: lines.some(({ isHours }) => isHours) ? 1 : 0,
        formula: ceil(div(mul(cell('net'), add(1, cell('waste'))), cell('coverage'))),
      }),
      column('unit', 'Order in', 'text', { width: 1.4, fixed: true }),
    ],
    lines.map(({ material, basis, net, netUnit, waste, coverage, orderUnit, isHours }) => ({
      material,
      basis,
      ...(net ? { net } : {}),
      netUnit,
      ...(isHours ? { order: byPace } : { waste: unlessBlank(waste) }),
      coverage: unlessBlank(coverage),
      unit: orderUnit,
    })),
    { blankRows },
  ),
]

export const measurementsPart = (...blocks: (readonly Block[])[]): Part =>
  part('Measurements', blocks.flat(), { audience: 'office' })
