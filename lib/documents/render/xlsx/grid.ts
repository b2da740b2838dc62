import { shareWidth, type ColumnShape } from '../columns'

/** Column edges of a sheet, in points from its left side; the first is 0, the last the sheet's width. */
export type Edges = readonly number[]

/**
 * The cost of a new edge, compared with the squared deviation from the wanted widths as a share of the sheet. A table
 * gets a new edge to avoid a deviation of some 30 points, fields only if nothing else fits.
 */
const insertionCosts = { table: 0.006, halves: 0.12 } as const
/** The cost of a column that is narrower than its minimum, in addition to the deviation. */
const shortfallCost = 200
/** The share of its minimum that a table's column must keep before the sheet gets a new edge. */
const tableFloor = 0.7
/** New edges keep this distance from others, so that no column is a sliver. */
const narrowest = 20
/** Dividing a column of this width has the plain cost, a narrower one more, a wider one less. */
const textColumn = 120

const cumulate = (widths: readonly number[]): number[] =>
  widths.reduce<number[]>((edges, width) => [...edges, edges.at(-1)! + width], [0])

interface Step {
  cost: number
  edge: number
  before: Step | null
}

const edgesOf = (step: Step | null): number[] => (step ? [...edgesOf(step.before), step.edge] : [])

interface FitOptions {
  /** The cost of a new edge; without it no edges are added. */
  insert?: number
  floor?: number
}

/** The edges that come closest to the wanted widths and minimums, or null if the columns do not fit. */
export function fitColumns(
  edges: Edges,
  shapes: readonly ColumnShape[],
  { insert, floor = 1 }: FitOptions = {},
): number[] | null {
  const width = edges.at(-1)!
  const wanted = shareWidth(shapes, width)
  const isFresh = (edge: number) => edges.every((known) => Math.abs(known - edge) >= narrowest)
  const useful = () => [
    ...cumulate(wanted),
    ...edges.flatMap((edge) => shapes.flatMap(({ min }) => [edge + min, edge - min])),
  ]
  // Figures are pasted and filled down, so a wide column of text is divided rather than a narrow one of figures.
  const gapAt = (edge: number) => edges.find((known) => known > edge)! - edges.findLast((known) => known < edge)!
  const fresh =
    insert === undefined ? [] : [...new Set(useful())].filter((edge) => edge > 0 && edge < width && isFresh(edge))
  const surcharges = new Map(fresh.map((edge) => [edge, (insert ?? 0) * Math.sqrt(textColumn / gapAt(edge))]))
  const candidates = [...edges, ...fresh].sort((a, b) => a - b)
  let steps: (Step | null)[] = candidates.map((edge) => (edge === 0 ? { cost: 0, edge, before: null } : null))
  shapes.forEach((shape, index) => {
    const want = wanted[index]!
    const min = Math.min(shape.min, want)
    steps = candidates.map((edge) => {
      const surcharge = surcharges.get(edge) ?? 0
      return steps.reduce<Step | null>((best, step, from) => {
        const got = edge - candidates[from]!
        if (!step || got < min * floor - 0.5 || got <= 0) return best
        const short = Math.max(0, min - got) / width
        const cost = step.cost + ((got - want) / width) ** 2 + shortfallCost * short ** 2 + surcharge
        return best && best.cost <= cost ? best : { cost, edge, before: step }
      }, null)
    })
  })
  const last = steps.at(-1)
  return last ? edgesOf(last) : null
}

/** As `fitColumns` for tables: drops the minimum widths if nothing else fits. */
export const fitTable = (edges: Edges, shapes: readonly ColumnShape[], insert?: number): number[] | null =>
  fitColumns(edges, shapes, { insert, floor: tableFloor }) ?? fitColumns(edges, shapes, { insert, floor: 0 })

/** The grid of a sheet: the columns of the main table, refined by the other tables only if they do not fit. */
export function sheetEdges(tables: readonly (readonly ColumnShape[])[], width: number, wantsHalves: boolean): Edges {
  const [main, ...others] = tables
  if (!main) return cumulate(Array.from({ length: 12 }, () => width / 12))
  const refine = (edges: Edges, shapes: readonly ColumnShape[], insert: number): Edges => {
    const total = edges.at(-1)!
    const shares = shapes.map(({ weight }) => ({ weight, min: 0 }))
    const fitted = fitTable(edges, shapes, insert) ?? cumulate(shareWidth(shares, total)).slice(0, shapes.length)
    return [...new Set([...edges, ...fitted.filter((edge) => edge < total)])].sort((a, b) => a - b)
  }
  const half = { weight: 1, min: 0 }
  const edges = others.reduce<Edges>(
    (known, shapes) => refine(known, shapes, insertionCosts.table),
    cumulate(shareWidth(main, width)),
  )
  return wantsHalves ? refine(edges, [half, half], insertionCosts.halves) : edges
}
