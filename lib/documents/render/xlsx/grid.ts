/** Column edges of a sheet, in points from its left side; the first is 0, the last the sheet's width. */
export type Edges = readonly number[]

/** Columns that a block asks for: relative widths, and points below which each must not go. */
export interface ColumnShape {
  weight: number
  min: number
}

/**
 * What a new edge costs against standing off the wanted widths by a share of the sheet (squared): tables get one for
 * some 30 points on either side of it, fields only where nothing else would do.
 */
const insertionCosts = { table: 0.006, halves: 0.12 } as const
/** What a column short of its minimum costs, beside standing off. */
const shortfallCost = 200
/** Tables may go this far under a column's minimum before the sheet gets a new edge for them. */
const tableFloor = 0.7
/** New edges nearer to a known one than this would leave a sliver of a column. */
const narrowest = 20
/** Columns as wide as this cost the plain price to divide, narrower ones more, wider ones less. */
const textColumn = 120

/** Shares out `width` by weight, giving no column less than its minimum. Too narrow a sheet is widened. */
export function shareWidth(shapes: readonly ColumnShape[], width: number): number[] {
  const needed = shapes.reduce((sum, shape) => sum + shape.min, 0)
  if (needed >= width) return shapes.map((shape) => shape.min)
  const held = new Set<ColumnShape>()
  for (;;) {
    const free = shapes.filter((shape) => !held.has(shape))
    const room = width - [...held].reduce((sum, shape) => sum + shape.min, 0)
    const weights = free.reduce((sum, shape) => sum + shape.weight, 0)
    const share = (shape: ColumnShape) => (room * shape.weight) / weights
    const tight = free.filter((shape) => share(shape) < shape.min)
    if (tight.length === 0) return shapes.map((shape) => (held.has(shape) ? shape.min : share(shape)))
    for (const shape of tight) held.add(shape)
  }
}

const cumulate = (widths: readonly number[]): number[] =>
  widths.reduce<number[]>((edges, width) => [...edges, edges.at(-1)! + width], [0])

interface Step {
  cost: number
  path: readonly number[]
}

interface FitOptions {
  /** What a new edge costs; without it there are none. */
  insert?: number
  /** Share of its minimum that a column must keep. */
  floor?: number
}

/**
 * Fits columns to a grid: the edges to stand on, nearest to the wanted widths and minimums.
 * Null where the columns do not fit.
 */
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
  // Figures are pasted and filled down: better to divide a wide column of text than a narrow one of figures.
  const gapAt = (edge: number) => edges.find((known) => known > edge)! - edges.findLast((known) => known < edge)!
  const fresh =
    insert === undefined ? [] : [...new Set(useful())].filter((edge) => edge > 0 && edge < width && isFresh(edge))
  const surcharges = new Map(fresh.map((edge) => [edge, (insert ?? 0) * Math.sqrt(textColumn / gapAt(edge))]))
  const candidates = [...edges, ...fresh].sort((a, b) => a - b)
  let steps: (Step | null)[] = candidates.map((edge) => (edge === 0 ? { cost: 0, path: [0] } : null))
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
        return best && best.cost <= cost ? best : { cost, path: [...step.path, edge] }
      }, null)
    })
  })
  return steps.at(-1)?.path.slice() ?? null
}

/** As `fitColumns` for tables, giving up minimum widths before giving up. */
export const fitTable = (edges: Edges, shapes: readonly ColumnShape[], insert?: number): number[] | null =>
  fitColumns(edges, shapes, { insert, floor: tableFloor }) ?? fitColumns(edges, shapes, { insert, floor: 0 })

/**
 * The grid of a sheet: the columns of the table that weighs most, refined by the others only where they do not fit it,
 * so that a table cell is one sheet cell wherever possible. Sheets without tables get twelve equal columns.
 */
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
