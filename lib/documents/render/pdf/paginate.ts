import type { LayoutBox } from './boxes'

export interface PageArea {
  top: number
  bottom: number
}

export interface Position {
  box: LayoutBox
  y: number
}

export type Page = readonly Position[]

/** A page before the last should be less empty than this share. */
const MOST_EMPTY = 1 / 3
/** Shares of the space between boxes that are tried to save a page or to fill one. */
const TIGHTNESSES = [1, 0.85, 0.7, 0.55, 0.42, 1.15, 1.3, 1.5, 1.75, 2] as const
/** A gap of more than this share of a page is worse than a table in two parts; smaller shares are tried as well. */
const GAP_SHARES = [0.25, 0.12, 0] as const
/** The least space between boxes that have one, however tightly they are set, in points. */
const LEAST_SPACE = 3
const ROUNDING = 0.01

interface Room {
  left: number
  full: number
  tightness: number
  /** A soft chain breaks rather than leave more than this share of the page. */
  gapShare: number
  /** The box belongs to a chain that may already break. */
  loose: boolean
}

interface Chain {
  height: number
  end: number
}

const spaceAbove = ({ before = 0 }: LayoutBox, tightness: number): number =>
  Math.max(before * tightness, Math.min(before, LEAST_SPACE))

const repeatedAbove = ({ repeat }: LayoutBox): number => repeat?.height ?? 0

/** The run of boxes from `start` that must stay on one page; with `soft`, includes those that prefer to. */
function chainFrom(boxes: readonly LayoutBox[], start: number, tightness: number, soft: boolean): Chain {
  let height = 0
  for (let index = start; ; index++) {
    const box = boxes[index]
    if (!box) return { height, end: index - 1 }
    const continues = box.keepNext === true || (soft && box.keepNext === 'prefer')
    const next = boxes[index + 1]
    const ends = !continues || !next || next.breakBefore === true
    // If the last box of the chain can be split, only its beginning has to fit.
    const least = ends && box.split ? Math.min(box.height, box.split.minRoom) : box.height
    height += least + (index > start ? spaceAbove(box, tightness) : 0)
    if (ends) return { height, end: index }
  }
}

interface Fit {
  fits: boolean
  looseUntil?: number
  /** Only a soft chain keeps the box from the page; with a smaller `gapShare` it may break. */
  isSoft?: boolean
}

function fit(boxes: readonly LayoutBox[], index: number, room: Room): Fit {
  const { left, full, tightness, gapShare } = room
  const box = boxes[index]
  const hard = chainFrom(boxes, index, tightness, false)
  const repeated = box?.repeat?.height ?? 0
  // A chain that is higher than a page may break after its first box.
  const alone = Math.min(box?.height ?? 0, box?.split?.minRoom ?? Infinity)
  if ((hard.height + repeated > full ? alone : hard.height) > left) return { fits: false }
  if (room.loose) return { fits: true }
  const soft = chainFrom(boxes, index, tightness, true)
  if (soft.height <= left) return { fits: true }
  const leavesGap = left > full * gapShare || soft.height + repeated > full
  return leavesGap ? { fits: true, looseUntil: soft.end } : { fits: false, isSoft: true }
}

const splitAt = (box: LayoutBox, room: number) => (box.height > room ? (box.split?.at(room) ?? null) : null)

/** How closely boxes are set, and how readily their soft chains break. */
type Manner = Pick<Room, 'tightness' | 'gapShare'>

interface Filled {
  page: Page
  rest: readonly LayoutBox[]
  isSoft?: boolean
}

/** Fills one page. Its first box stands there even if it is higher than the page. */
function fillPage(boxes: readonly LayoutBox[], { top, bottom }: PageArea, manner: Manner): Filled {
  const page: Position[] = []
  let y = top
  let looseUntil = -1
  for (const [index, box] of boxes.entries()) {
    const isFirst = y === top
    const at = y + (isFirst ? repeatedAbove(box) : spaceAbove(box, manner.tightness))
    const left = bottom - at + ROUNDING
    const found: Fit = isFirst
      ? { fits: true }
      : fit(boxes, index, { ...manner, left, full: bottom - top, loose: index <= looseUntil })
    looseUntil = found.looseUntil ?? looseUntil
    const parts = found.fits ? splitAt(box, left) : null
    const stays = isFirst || (found.fits && !box.breakBefore && (box.height <= left || parts !== null))
    if (!stays) return { page, rest: boxes.slice(index), isSoft: found.isSoft }
    page.push({ box: parts?.[0] ?? box, y: at })
    if (parts) return { page, rest: [{ ...parts[1], keepNext: box.keepNext }, ...boxes.slice(index + 1)] }
    y = at + box.height
  }
  return { page, rest: [] }
}

const isShort = (page: Page, { top, bottom }: PageArea): boolean => {
  const last = page.at(-1)
  return last !== undefined && bottom - last.y - last.box.height > (bottom - top) * MOST_EMPTY
}

/** What is avoided: first pages, then pages that end early, then manners far down the list. */
type Cost = readonly [pages: number, gaps: number, manner: number]

interface Plan {
  pages: readonly Page[]
  cost: Cost
}

const isCheaper = (a: Cost, b: Cost): boolean =>
  a[0] !== b[0] ? a[0] < b[0] : a[1] !== b[1] ? a[1] < b[1] : a[2] < b[2]

/** Boxes that are left are known by their number and by what is left of the first. */
const keyOf = (boxes: readonly LayoutBox[]): string => `${boxes.length} ${boxes[0]?.height ?? 0}`

/** The ways to fill the next page. Another share of a gap is tried only where it would change the page. */
function* waysToFill(boxes: readonly LayoutBox[], area: PageArea): Generator<Filled & { manner: number }> {
  for (const [row, tightness] of TIGHTNESSES.entries())
    for (const [rank, gapShare] of GAP_SHARES.entries()) {
      const filled = fillPage(boxes, area, { tightness, gapShare })
      yield { ...filled, manner: rank * TIGHTNESSES.length + row }
      if (!filled.isSoft) break
    }
}

/** The best plan for the boxes; plans of what is left after a page are made once. */
function plan(boxes: readonly LayoutBox[], area: PageArea, known: Map<string, Plan>): Plan {
  const key = keyOf(boxes)
  const before = known.get(key)
  if (before) return before
  let best: Plan = { pages: [], cost: [boxes.length ? Infinity : 0, 0, 0] }
  if (boxes.length)
    for (const { page, rest, manner } of waysToFill(boxes, area)) {
      const next = plan(rest, area, known)
      // The last page may end early, but should not if there is another way.
      const gap = isShort(page, area) ? (rest.length ? 1 : 0.5) : 0
      const cost: Cost = [next.cost[0] + 1, next.cost[1] + gap, next.cost[2] + manner]
      if (isCheaper(cost, best.cost)) best = { pages: [page, ...next.pages], cost }
      if (!rest.length) break
    }
  known.set(key, best)
  return best
}

/** The rows on a page of each checklist that could be taller, from top to bottom. */
function checklistsOn(page: Page): LayoutBox[][] {
  const lists = new Map<object, LayoutBox[]>()
  for (const { box } of page) if (box.taller) lists.set(box.taller.list, [...(lists.get(box.taller.list) ?? []), box])
  return [...lists.values()]
}

const gained = (rows: readonly LayoutBox[]): number =>
  rows.reduce((sum, { height, taller }) => sum + Math.max(0, (taller?.height ?? 0) - height), 0)

/** A page whose room that is left goes to the rows of checklists that stand on it whole. */
function withTallRows(page: Page, { bottom }: PageArea): Page {
  const last = page.at(-1)
  if (!last) return page
  let room = bottom - last.y - last.box.height
  const tall = new Set<LayoutBox>()
  for (const rows of checklistsOn(page)) {
    const needed = gained(rows)
    if (rows.length !== rows[0]?.taller?.rows || needed === 0 || needed > room) continue
    room -= needed
    for (const row of rows) if (gained([row]) > 0) tall.add(row)
  }
  let down = 0
  return page.map(({ box, y }) => {
    const at = y + down
    if (!box.taller || !tall.has(box)) return { box, y: at }
    down += gained([box])
    return { box: { ...box, height: box.taller.height, draw: box.taller.draw }, y: at }
  })
}

/**
 * Places boxes on as few pages as possible; of such plans, takes one with the fewest pages that end early, then the
 * fewest broken soft chains and the most space. Room left goes to the rows of checklists. Returns at least one page.
 */
export function paginate(boxes: readonly LayoutBox[], area: PageArea): Page[] {
  return boxes.length ? plan(boxes, area, new Map()).pages.map((page) => withTallRows(page, area)) : [[]]
}
