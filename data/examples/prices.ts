import { costBy, newRoofRules, pieceRules, repairRules, visitRules, type LineCost } from './line-prices'
import type { ExampleJob } from './types'

/** Unit prices of the example estimates: plausible, and nobody's. For a roof of asphalt shingles; others are dearer. */

/** What an hour's or a unit's work costs, by the unit of the line. */
const workPrices: Readonly<Record<string, number>> = {
  ...{ SQ: 62, SF: 1.6, LF: 2.4, EA: 78, LS: 240, HR: 58, GAL: 5, LB: 0.4, CY: 38, SHT: 34, TON: 45, VISIT: 85 },
}

/** Pieces that are set by the dozen: a minute or two each. */
const smallPiece = /screw|fastener|hanger|clip|plate|spike|tab\b/i
/** Papers whose lines are tasks of a visit: a quarter of an hour each, and the same on a dear roof. */
const visit = /maintenance|inspection-fee|gutter-repair/
/** What such a task costs, by the unit of its line. */
const taskPrices: Readonly<Record<string, number>> = { SQ: 4, LF: 1.8, EA: 26, LS: 38, VISIT: 185 }
/** Repairs are small: what is priced for the whole is less than on a new roof. */
const repairPrices: Readonly<Record<string, number>> = { LS: 125, EA: 58 }
/** Units of the roof itself, dearer on a dearer roof; a permit, a visit or an hour costs the same. */
const ofTheRoof = new Set(['SQ', 'SF', 'LF', 'GAL', 'LB', 'CY'])

interface Line {
  item: string
  unit: string
  /** The address of the template. */
  slug: string
  /** How much dearer the roof is. */
  dearer: number
}

/** What the work of a line costs. */
function workPriceOf({ item, unit, slug, dearer }: Line): number {
  const tasks = visit.test(slug) ? taskPrices[unit] : undefined
  if (tasks === undefined && unit === 'EA' && smallPiece.test(item)) return 2.2
  const small = /repair|tarp/.test(slug) ? repairPrices[unit] : undefined
  return tasks ?? small ?? (workPrices[unit] ?? 40) * (ofTheRoof.has(unit) ? dearer : 1)
}

/** What a load to the landfill costs: a container of a roof, or bags of a visit. */
const disposalOf = ({ slug }: Line): number => (visit.test(slug) ? 35 : /repair|tarp/.test(slug) ? 95 : 485)

/** What the material of a line costs that the takeoff does not give. */
const materialPriceOf = ({ unit, slug, dearer }: Line): number =>
  visit.test(slug) ? (unit === 'LS' ? 12 : 6) : (materialPrices[unit] ?? 20) * (ofTheRoof.has(unit) ? dearer : 1)

/** What the material of a unit costs, where the takeoff does not give it. */
const materialPrices: Readonly<Record<string, number>> = {
  ...{ SQ: 18, SF: 1.1, LF: 1.3, EA: 42, LS: 90, HR: 0, GAL: 31, LB: 2.2, CY: 52, SHT: 29, TON: 60, VISIT: 18 },
}

/** What a piece of the takeoff costs, by what it is ordered in. */
const orderPrices: Readonly<Record<string, number>> = {
  ...{
    Hours: 42,
    Rolls: 88,
    Pieces: 9.5,
    EA: 14,
    Pails: 168,
    Bags: 16,
    Gallons: 36,
    Bundles: 41,
    Boxes: 46,
    Boards: 24,
  },
  ...{ Sets: 58, Tubes: 8.5, Kits: 96, Sheets: 27, Tiles: 3.4, Cartons: 62, Units: 120, Pounds: 3.2, Slates: 7.5 },
  ...{ Cylinders: 74, Flats: 28, Bottles: 22, Spools: 34, Tons: 62, Drums: 1480, Coils: 118, LF: 4.2, Packs: 32 },
  ...{ Cartridges: 19, SQ: 165, Steps: 6, Sticks: 11, Panels: 78, Kegs: 92, Cans: 18, Trays: 24, 'Cubic yards': 84 },
  ...{ Feet: 4, Tarps: 64, 'Of each': 12 },
}

/** How much is typed for a line whose quantity no measurement gives, by its unit; others are left out of the price. */
const typedQuantities: Readonly<Record<string, number>> = {
  ...{ LS: 1, HR: 4, SF: 64, LF: 24, EA: 2, SQ: 1, GAL: 5, SHT: 2, LB: 20, VISIT: 1 },
}

interface CostLine {
  item: string
  unit: string
  kind: unknown
  slug: string
  /** Whether the takeoff gives its material. */
  isOrdered: boolean
  job: ExampleJob
}

/** What a line of an estimate costs: by its words, or by its unit where no rule knows them. */
export function lineCostOf({ item, unit, kind, slug, isOrdered, job }: CostLine): LineCost {
  const isVisit = visit.test(slug)
  const isSmall = /repair|tarp/.test(slug)
  const dearer = Math.sqrt(job.level)
  const about = { isHouse: job.isHouse, isFlat: job.system.type === 'flat', squares: job.area / 100, dearer }
  const rules = isVisit ? visitRules : isSmall ? repairRules : newRoofRules
  const ruled = costBy(rules, unit, item, about)
  const qty = ruled?.qty ?? typedQuantities[unit] ?? 1
  if (ruled) return { ...ruled, qty }
  const line = { item, unit, slug, dearer }
  if (kind === 'Dump') return { material: disposalOf(line), qty }
  // What is bought by the square is laid by the crew, which has a line of its own.
  const isLaid = unit === 'SQ' && isOrdered && !isVisit && !isSmall
  return {
    ...(kind === 'Labor' ? {} : { material: materialPriceOf(line) }),
    ...(isLaid ? {} : { work: workPriceOf(line) }),
    qty,
  }
}

interface Piece {
  material: string
  unit: string
  /** Whether it is the first of the takeoff: the covering. */
  isFirst: boolean
  job: ExampleJob
}

/** What a piece of a takeoff costs: by its words, or by what it is ordered in. Rolls of a dearer covering are dearer. */
export function piecePriceOf({ material, unit, isFirst, job }: Piece): number {
  const ruled = pieceRules.find(([words, each]) => each === unit && words.test(material))
  if (ruled) return ruled[2]
  const price = orderPrices[unit] ?? 40
  return isFirst && unit !== 'Slates' && unit !== 'Tiles' ? price * Math.sqrt(job.level) : price
}

/** Lines that this job does not need: they are left blank, and the customer's copy leaves them out. */
const notNeeded =
  /steep|height|hard access|extra layer|more layers|moisture scan|detach|overnight|tarp|crane|night|interior|rental|other material|travel|helper|other equip/i

/** Whether a job does without a line: what no example needs, and on a house what buildings alone have. */
export const isNotNeeded = (item: string, { isHouse }: ExampleJob): boolean =>
  notNeeded.test(item) || (isHouse && /expansion joints|units reset|night seals/i.test(item))

/** What a unit of work costs the customer, where only its unit is known. */
export const unitRates: Readonly<Record<string, number>> = {
  ...{
    SQ: 420,
    SF: 6.5,
    LF: 18,
    EA: 85,
    LS: 350,
    HR: 85,
    DAY: 640,
    SHT: 95,
    GAL: 65,
    TON: 140,
    CY: 90,
    LB: 4,
    VISIT: 485,
  },
}

/** What a unit costs the customer, by the line's words: sheathing costs what its line in an estimate says. */
export const unitRateOf = (unit: string, item: string): number | undefined =>
  unit === 'SF' && /osb|plywood/i.test(item) ? 2.97 : unitRates[unit]

/** What the customer pays for a unit of cost in small work: overhead and profit. */
const REPAIR_FACTOR = 1.35

/** How much there is of a line of a repair, and what its unit costs the customer, by its words; undefined if only its unit says it. */
export function repairLineOf(unit: string, item: string, job: ExampleJob): { qty: number; price: number } | undefined {
  const about = {
    isHouse: job.isHouse,
    isFlat: job.system.type === 'flat',
    squares: job.area / 100,
    dearer: Math.sqrt(job.level),
  }
  const { material = 0, work = 0, qty } = costBy(repairRules, unit, item, about) ?? {}
  return qty === undefined ? undefined : { qty, price: Math.round((material + work) * REPAIR_FACTOR * 4) / 4 }
}

/** What a subcontractor gets for a unit of work with the contractor's material. */
export const laborRates: Readonly<Record<string, number>> = { ...unitRates, SQ: 95, SF: 2.5, LF: 6, EA: 45, LS: 250 }

/** Addresses of papers on small work. */
export const SMALL = /repair|emergency|maintenance|storm|tarp|service/

/** How much there is of a line that only names its unit. */
export function usualQuantities({ area }: ExampleJob, slug: string): Readonly<Record<string, number>> {
  const some = { EA: 2, LS: 1, HR: 4, DAY: 1, SHT: 4, GAL: 5, TON: 2, CY: 4, LB: 20, VISIT: 1 }
  if (SMALL.test(slug)) return { ...some, SQ: 1, SF: 40, LF: 12 }
  return { ...some, SQ: Math.round(area / 10) / 10, SF: 64, LF: Math.round(Math.sqrt(area) * 2) }
}
