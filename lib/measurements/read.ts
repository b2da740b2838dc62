/** Reads the measurements of a roof from a table, as aerial reports and takeoff programs write them. */
import { rowsOf } from './cells'
import { figureIn, unitOf, type Figure } from './figures'
import { isPlanArea, meaningOf, namesArea, namesCount, namesPitch, namesPlane, namesReport } from './names'
import { Collector, type Report } from './report'

type Rows = readonly (readonly string[])[]

interface Heads {
  units: readonly (string | undefined)[]
  count: number
}

const noHeads: Heads = { units: [], count: -1 }

const hasFigure = (row: readonly string[]): boolean => row.some((cell) => figureIn(cell) !== undefined)
const lineOf = (row: readonly string[]): string => row.filter(Boolean).join(' ')

const unitIn = (head: string): string | undefined => {
  const inside = /[([]([^)\]]+)[)\]]/.exec(head)?.[1] ?? /,\s*(\S.*)$/.exec(head)?.[1] ?? ''
  return unitOf(inside) ? inside : undefined
}

/** A figure with the unit of its column, or of the cell after it, if it has none of its own. */
function figureAt(cell: string, unit: string | undefined): Figure | undefined {
  const own = figureIn(cell)
  return own && own.unit === undefined && unit ? (figureIn(`${cell.replace(/[^\d.,]/g, '')} ${unit}`) ?? own) : own
}

interface PlaneHeads {
  /** Names, or pitches in a table with a line for each of them. */
  key: number
  isNamed: boolean
  area: number
  areaHead: string
  pitch: number
}

function planeHeads(head: readonly string[]): PlaneHeads | undefined {
  if (hasFigure(head)) return undefined
  const name = head.findIndex(namesPlane)
  const area = head.findIndex((cell, index) => index !== name && namesArea(cell))
  const pitch = head.findIndex((cell, index) => index !== name && index !== area && namesPitch(cell))
  const key = name >= 0 ? name : pitch
  return key < 0 || area < 0 ? undefined : { key, isNamed: name >= 0, area, areaHead: head[area] ?? '', pitch }
}

const SQUARES = /\bsquares?\b(?!\s*f)|\bsqs?\b(?!\.?\s*f)/i

/** The area of a row of planes in square feet; undefined if it has none. */
function areaOf(row: readonly string[], { area, areaHead }: PlaneHeads): number | undefined {
  const size = figureAt(row[area] ?? '', unitIn(areaHead))
  if (!size || (size.unit && size.unit !== 'sf' && size.unit !== 'squares')) return undefined
  return size.unit === 'squares' || (!size.unit && SQUARES.test(areaHead)) ? size.value * 100 : size.value
}

function riseOf(row: readonly string[], { pitch }: PlaneHeads): number | undefined {
  const rise = pitch >= 0 ? figureIn(row[pitch] ?? '') : undefined
  return rise && (rise.unit === 'pitch' || (!rise.unit && rise.value <= 24)) ? rise.value : undefined
}

const isTotal = (row: readonly string[]): boolean => /total|\bsum\b/i.test(lineOf(row))
const isOther = (label: string): boolean =>
  meaningOf(label) !== undefined && !namesPlane(label.replace(/[\s\d-]+$/, ''))

/** Rows of single planes below a head with their names, or pitches, and areas. Returns how many rows it took. */
function takePlanes(rows: Rows, at: number, into: Collector): number {
  const heads = planeHeads(rows[at] ?? [])
  if (!heads) return 0
  let taken = 1
  for (const row of rows.slice(at + 1)) {
    const area = areaOf(row, heads)
    const label = row[heads.key] ?? ''
    if (area === undefined || (isOther(label) && !isTotal(row))) break
    taken += 1
    if (isTotal(row)) continue
    const rise = riseOf(row, heads)
    const name = heads.isNamed && label ? label : `Plane ${into.planes.length + 1}`
    into.planes.push({ name, area, isPlan: isPlanArea(heads.areaHead), ...(rise === undefined ? {} : { rise }) })
  }
  return taken > 1 ? taken : 0
}

const numbersIn = (row: readonly string[]): Figure[] => {
  const cells = row.slice(1).map(figureIn)
  const found = cells.filter((figure) => figure !== undefined)
  if (found.length > 1) return found
  const tokens = lineOf(row).match(/(?<![\w.])\d[\d,]*(?:\.\d+)?(?![\d/%])/g) ?? []
  return tokens.map((token) => figureIn(token)).filter((figure) => figure !== undefined)
}

/** Pitches side by side, with the area of each below. Returns how many rows it took. */
function takePitches(rows: Rows, at: number, into: Collector): number {
  const [head = [], areas = []] = rows.slice(at, at + 2)
  const pitches = lineOf(head).match(/(?<![\d.])\d{1,2}(?:\.\d+)?\s*\/\s*12(?!\d)/g) ?? []
  if (!namesPitch(head[0] ?? '') || pitches.length < 2 || !namesArea(areas[0] ?? '')) return 0
  const sizes = numbersIn(areas)
  if (sizes.length !== pitches.length) return 0
  if (into.planes.length === 0)
    pitches.forEach((pitch, index) => {
      const rise = figureIn(pitch)?.value
      const area = sizes[index]?.value ?? 0
      into.planes.push({
        name: `${pitch.replaceAll(/\s/g, '')}`,
        area,
        isPlan: false,
        ...(rise === undefined ? {} : { rise }),
      })
    })
  return 2
}

/** Shares of waste side by side, with the area and the squares of each below. Returns how many rows it took. */
function takeWaste(rows: Rows, at: number, into: Collector): number {
  const head = rows[at] ?? []
  const shares = lineOf(head).match(/\d+(?:\.\d+)?\s*%/g) ?? []
  if (!/waste/i.test(head[0] ?? '') || shares.length < 2) return 0
  const further = rows
    .slice(at + 1, at + 4)
    .findIndex((row) => !/area|square|sq/i.test(row[0] ?? '') || numbersIn(row).length < 2)
  into.leave(lineOf(head), 'choose one waste and type it into the form')
  return 1 + (further < 0 ? 3 : further)
}

/** Names side by side, with a figure below each. Returns how many rows it took. */
function takeColumns(rows: Rows, at: number, into: Collector): number {
  const [head = [], figures = []] = rows.slice(at, at + 2)
  const named = head.flatMap((cell, index) => {
    const meaning = meaningOf(cell)
    return meaning && figureIn(cell) === undefined ? [{ cell, index, meaning }] : []
  })
  const isTable = named.length > 1 && !hasFigure(head)
  const below = named.map(({ cell, index }) => figureAt(figures[index] ?? '', unitIn(cell)))
  if (!isTable || below.filter(Boolean).length < 2) return 0
  named.forEach(({ cell, meaning }, index) => {
    const figure = below[index]
    const said = `${cell} ${figures[named[index]?.index ?? 0] ?? ''}`.trim()
    if (figure && !into.take(meaning, figure, said)) into.leave(said)
  })
  return 2
}

/** A name at the beginning of a text, and the rest from the first digit on. */
const NAME_AND_FIGURE = /^(?=[^\d]*[a-z])([^\d=:]*?)\s*[=:]?\s*([~≈]?\d.*)$/i

const unfolded = (row: readonly string[]): string[] =>
  row.flatMap((cell) => {
    const [, name, figure] = NAME_AND_FIGURE.exec(cell) ?? []
    return name && figure && meaningOf(name) && figureIn(figure) ? [name, figure] : [cell]
  })

/** The figure for a name, from the cells after it. */
function figureAmong(cells: readonly string[], from: number, isCounted: boolean, heads: Heads): Figure | undefined {
  const figures = cells.map((cell, index) => {
    const next = cells[index + 1]
    const unit = heads.units[from + index] ?? (next !== undefined && unitOf(next) && !figureIn(next) ? next : undefined)
    return { figure: figureAt(cell, unit), isCount: from + index === heads.count }
  })
  const present = figures.filter(({ figure }) => figure !== undefined)
  const wanted = present.find(({ isCount }) => heads.count >= 0 && isCount === isCounted)
  return (wanted ?? present[0])?.figure
}

const counted = ['pipes', 'vents', 'skylights', 'chimneys', 'curbs', 'drains', 'penetrations', 'facets']

function takeLine(row: readonly string[], heads: Heads, into: Collector): void {
  const cells = unfolded(row)
  const names = cells.flatMap((cell, index) => (figureIn(cell) === undefined && meaningOf(cell) ? [index] : []))
  const said = lineOf(row)
  if (names.length === 0) {
    if (namesReport(cells[0] ?? '') && cells[1] && !into.source) into.source = cells[1].slice(0, 80)
    else if (/\d/.test(said)) into.leave(said)
    return
  }
  names.forEach((at, order) => {
    const [name = '', meaning] = [cells[at], meaningOf(cells[at] ?? '')]
    const after = cells.slice(at + 1, names[order + 1])
    const unit = unitIn(name)
    const isCounted = meaning !== undefined && counted.includes(meaning)
    const figure = figureAmong(after, at + 1, isCounted, unit ? { ...heads, units: after.map(() => unit) } : heads)
    const words = lineOf([name, ...after])
    if (figure && meaning && !into.take(meaning, figure, words)) into.leave(words)
    else if (!figure && /\d/.test(words)) into.leave(words)
  })
}

const headsOf = (row: readonly string[]): Heads => ({
  units: row.map(unitIn),
  count: row.findIndex(namesCount),
})

/** Whether a row heads a table of names and figures: `Measurement, Length (ft), Count`. */
const isHead = (row: readonly string[]): boolean =>
  !hasFigure(row) && row.length > 1 && row.some((cell) => unitIn(cell) !== undefined || namesCount(cell))

const tables = [takePlanes, takePitches, takeWaste, takeColumns]

/** Reads a table or copied lines. The unread lines hold what is not understood or used. Never throws. */
export function readMeasurements(text: string): Report {
  const rows = rowsOf(text)
  const into = new Collector()
  let heads = noHeads
  for (let at = 0; at < rows.length;) {
    const row = rows[at] ?? []
    const taken = tables.reduce((count, take) => count || take(rows, at, into), 0)
    if (taken === 0 && isHead(row)) heads = headsOf(row)
    else if (taken === 0) takeLine(row, heads, into)
    at += taken || 1
  }
  return into.report()
}
