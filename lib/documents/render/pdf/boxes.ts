/** A block, or a piece of one, that has been measured and can be drawn at any height of a page. */
export interface LayoutBox {
  height: number
  /** Space above the box; dropped at the top of a page. */
  before?: number
  /** Points at its end that look empty, as a field's spare lines do; the next box keeps that much less distance. */
  trailing?: number
  /** Keeps the box on the page of the next one; `prefer`: unless that leaves a large gap on the page. */
  keepNext?: boolean | 'prefer'
  /** Starts a new page, unless a page has just started. */
  breakBefore?: boolean
  /** A table header, drawn again above the box when the box starts a page. */
  repeat?: { height: number; draw(y: number): void }
  /** The table or checklist that the box is a row of. Headings, group names and totals are rows of none. */
  rowOf?: object
  taller?: TallerRow
  /** How a long text continues on the next page; a box without it is never split. */
  split?: Split
  draw(y: number): void
}

export interface TallerRow {
  list: object
  rows: number
  height: number
  draw: (y: number) => void
}

export interface Split {
  /** The least room in which the first part is worth starting. */
  minRoom: number
  /** Returns two boxes, the first at most `room` high; null if the box cannot be split there. */
  at: (room: number) => [LayoutBox, LayoutBox] | null
}

/** The fewest rows of a table or checklist on either side of a cut; a shorter table than twice as many is not cut. */
export const LEAST_ROWS = 2

/** Keeps together what may not be cut: the first and the last rows, with group names and totals. Returns new boxes. */
export function keepEnds(boxes: readonly LayoutBox[]): LayoutBox[] {
  const sum = boxes.filter(({ rowOf }) => rowOf).length
  let above = 0
  return boxes.map((box, index) => {
    above += box.rowOf ? 1 : 0
    const kept = above < LEAST_ROWS || sum - above < LEAST_ROWS
    return kept && index < boxes.length - 1 ? { ...box, keepNext: true } : box
  })
}

/** Leaves neither the first nor the last box alone on a page; fewer than four stay together. Returns new boxes. */
export const keepPairs = (boxes: readonly LayoutBox[]): LayoutBox[] =>
  boxes.map((box, index) => {
    const kept = boxes.length < 4 || index === 0 || index === boxes.length - 2
    return kept && index < boxes.length - 1 ? { ...box, keepNext: true } : box
  })

/** A row of fields so high, in points, stands well alone: it has room for notes. */
const STANDS_ALONE = 40

/** Leaves neither the first nor the last row of fields alone on a page, unless it is high. Returns new boxes. */
export const keepRows = (boxes: readonly LayoutBox[]): LayoutBox[] =>
  boxes.map((box, index) => {
    const isAlone = index === 0 && box.height < STANDS_ALONE
    const leavesAlone = index === boxes.length - 2 && boxes[index + 1]!.height < STANDS_ALONE
    return isAlone || leavesAlone ? { ...box, keepNext: index < boxes.length - 1 || box.keepNext } : box
  })

/** Prefers to keep a run of boxes together if it is at most `limit` points high. Returns new boxes. */
export function keepTogether(boxes: readonly LayoutBox[], limit: number): LayoutBox[] {
  const height = boxes.reduce((total, box) => total + box.height + (box.before ?? 0), 0)
  if (height > limit) return [...boxes]
  return boxes.map((box, index) => (index < boxes.length - 1 ? { ...box, keepNext: box.keepNext || 'prefer' } : box))
}
