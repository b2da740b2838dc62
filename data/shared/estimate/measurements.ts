/** The office’s measurements: planes, lengths and the takeoff that rounds up to whole order units. */
import { onceFilled } from '@/data/shared/guards'
import { faultCount } from '@/data/shared/text-check'
import * as d from '@/lib/documents/author'
import { slopeMultiplier } from './scope'

/** Free lines at the end of every takeoff. */
export const spareMaterials = 2

const planeColumns = [
  d.column('plane', 'Plane', 'text', { width: 1.6 }),
  d.column('plan', 'Plan area (sf)', 'number', { width: 1.2, decimals: 1 }),
  d.column('rise', 'Rise in 12', 'number', { width: 1, decimals: 2 }),
  d.column('multiplier', 'Multiplier', 'number', {
    width: 1,
    decimals: 4,
    formula: onceFilled(d.cell('plan'), slopeMultiplier(d.cell('rise'))),
  }),
  d.column('area', 'Roof area (sf)', 'number', {
    width: 1.2,
    decimals: 1,
    formula: d.round(d.mul(d.cell('plan'), d.cell('multiplier')), 1),
  }),
]

export interface Waste {
  rate: number
  /** The usual range, as a hint. */
  range: string
}

/** Squares on planes that rise 8 in 12 or more, which take roof jacks, harness and time. */
export const steepSquares = d.div(d.sum('plane', 'area', { key: 'rise', test: '>=', than: 8 }), 100)

/** Planes by plan area and rise; their slope area, squares and squares with waste. Low-slope planes have a rise of 0. */
export const planeBlocks = (waste: Waste, planes = ['A', 'B', 'C', 'D', 'E'], rise?: number): d.Block[] => [
  d.section('Roof planes', 'Roof planes with pitch multiplier, area and squares'),
  d.p(
    `Plan area from above, with overhangs; areas of an aerial report follow the slope already: rise 0. Typical waste: ${waste.range}.`,
  ),
  d.table(
    'plane',
    'Roof planes',
    planeColumns,
    planes.map((plane) => ({ plane, ...(rise === undefined ? {} : { rise }) })),
    { totals: [d.total('measure.area', 'Roof area (sf)', d.sum('plane', 'area'), { type: 'number', decimals: 1 })] },
  ),
  d.fields(
    6,
    d.own('measure.source', 'Measured by, or report no.'),
    d.calculated('measure.squares', 'Squares, net', 'number', d.div('measure.area', 100), { decimals: 2 }),
    d.own('measure.waste', 'Waste (typical)', 'percent', { value: waste.rate, decimals: 1 }),
    d.calculated(
      'measure.orderSquares',
      'Squares with waste',
      'number',
      d.round(d.mul('measure.squares', d.add(1, 'measure.waste'))),
      { decimals: 2 },
    ),
    d.calculated(
      'check.planes',
      'Planes with text or less than 0',
      'number',
      d.add(
        d.count('plane', { key: 'plan', is: 'text' }),
        d.count('plane', { key: 'plan', is: 'number' }, { key: 'rise', is: 'text' }),
        d.count('plane', { key: 'plan', test: '<', than: 0 }),
        d.count('plane', { key: 'plan', is: 'number' }, { key: 'rise', test: '<', than: 0 }),
      ),
      faultCount,
    ),
  ),
]

export const eaveAndRake = d.add('linear.eave', 'linear.rake')
export const ridgeAndHip = d.add('linear.ridge', 'linear.hip')
export const slopedWalls = d.add('linear.sidewall', 'linear.headwall')

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
  ...results: d.Field[]
): d.Block[] => [
  d.section(title, 'Edge lengths and penetration counts'),
  d.fields(
    8,
    ...measures.map(({ name, label, value }) =>
      d.own(name, label, 'number', { decimals: name.startsWith('linear') ? 1 : 0, ...(value ? { value } : {}) }),
    ),
    ...results,
  ),
]

export interface TakeoffLine {
  material: string
  /** How the net quantity comes about, in words. */
  basis: string
  net?: d.Expr
  netUnit: string
  waste: number | d.Expr
  /** What one unit covers, in net units. */
  coverage: number | d.Expr | null
  orderUnit: string
  /** Hours by pace: to a tenth, without waste and not rounded up. */
  isHours?: boolean
}

/** `[material, basis, net quantity, its unit, waste, coverage per order unit, order unit]`. */
export const takeoff = (
  material: string,
  basis: string,
  net: d.Expr | null,
  netUnit: string,
  waste: number | d.Expr,
  coverage: number | d.Expr | null,
  orderUnit: string,
): TakeoffLine => ({ material, basis, ...(net ? { net } : {}), netUnit, waste, coverage, orderUnit })

/** `[work, basis, net quantity, its unit, how much an hour does]`. */
export const hours = (work: string, basis: string, net: d.Expr, netUnit: string, pace: number): TakeoffLine => ({
  material: work,
  basis,
  net,
  netUnit,
  waste: 0,
  coverage: pace,
  orderUnit: 'Hours',
  isHours: true,
})

const byPace = d.round(d.div(d.cell('net'), d.cell('coverage')), 1)

/** Hours of the lines that are work, where they open the table. */
export function hoursOf(lines: readonly TakeoffLine[]): d.Expr {
  return d.add(...lines.flatMap(({ isHours }, index) => (isHours ? [d.ref(`takeoff.${index + 1}.order`)] : [])))
}

/** A derived figure waits for the measurements; a prefilled one is there from the start. */
const unlessBlank = (figure: number | d.Expr | null) =>
  typeof figure === 'object' && figure ? onceFilled('measure.area', figure) : figure

const withHours = (lines: readonly TakeoffLine[]): boolean => lines.some(({ isHours }) => isHours)

/** Whole units, unless the office types another order. */
const wholeUnits = d.ceil(d.div(d.mul(d.cell('net'), d.add(1, d.cell('waste'))), d.cell('coverage')))

const takeoffColumns = (lines: readonly TakeoffLine[]) => [
  d.column('material', withHours(lines) ? 'Work or material' : 'Material', 'text', { width: 3.4, fixed: true }),
  d.column('basis', 'Measured as', 'text', { width: 2.8, fixed: true }),
  d.column('net', 'Net', 'number', { width: 1.1, decimals: 1 }),
  d.column('waste', 'Waste', 'percent', { width: 1.1, decimals: 1 }),
  d.column('coverage', 'Covers', 'number', { width: 1.1, decimals: 2 }),
  ...(withHours(lines) ? [] : [d.column('typed', 'Typed', 'number', { width: 0.9, decimals: 0 })]),
  d.column('order', 'Order', 'number', {
    width: 0.9,
    decimals: withHours(lines) ? 1 : 0,
    formula: withHours(lines) ? wholeUnits : d.orElse(d.cell('typed'), wholeUnits),
  }),
  d.column('unit', 'Order in', 'text', { width: 1.2, fixed: true }),
  ...(withHours(lines)
    ? []
    : [
        d.column('price', 'Each, $', 'number', { width: 0.95, decimals: 2 }),
        d.column('cost', 'Cost', 'currency', {
          width: 1.25,
          formula: d.round(d.mul(d.cell('order'), d.cell('price'))),
        }),
      ]),
]

/**
 * Order quantities: net × (1 + waste) ÷ coverage, always rounded up to whole units. Materials have a price for the
 * unit in which they are ordered, and their cost goes to the scope lines (see `supplied`); hours have none.
 */
export const takeoffBlocks = (lines: readonly TakeoffLine[], title = 'Material takeoff'): d.Block[] => [
  d.section(title, `${title} with waste, coverage, order quantities${withHours(lines) ? '' : ' and cost'}`),
  d.table(
    'takeoff',
    title,
    takeoffColumns(lines),
    lines.map(({ material, basis, net, netUnit, waste, coverage, orderUnit, isHours }) => ({
      material,
      basis: netUnit ? `${basis}, ${netUnit}` : basis,
      ...(net ? { net } : {}),
      ...(isHours ? { order: byPace } : { waste: unlessBlank(waste) }),
      coverage: unlessBlank(coverage),
      unit: orderUnit,
    })),
    {
      blankRows: spareMaterials,
      totals: withHours(lines) ? [] : [d.total('takeoff.cost', 'Material ordered', d.sum('takeoff', 'cost'))],
    },
  ),
]

export const measurementsPart = (...blocks: (readonly d.Block[])[]): d.Part =>
  d.part('Measurements', blocks.flat(), { audience: 'office', landscape: true })
