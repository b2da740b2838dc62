import type { LayoutBox } from './boxes'

/** The top and bottom edge of the text area that boxes are placed in, in points. */
export interface PageArea {
  top: number
  bottom: number
}

/** A box at its place on a page. */
export interface Position {
  box: LayoutBox
  y: number
}

/** The boxes of one page, from top to bottom. */
export type Page = readonly Position[]

/** A page before the last should be less empty than this share. */
const MOST_EMPTY = 1 / 3
/** Shares of the space between boxes that are tried to save a page or to fill one. */
const TIGHTNESSES = [1, 0.85, 0.7, 0.55, 0.42, 1.15, 1.3, 1.5, 1.75, 2] as const
/** A gap of more than this share of a page is worse than a table in two parts; smaller shares are tried as well. */
const GAP_SHARES = [0.25, 0.12, 0] as const
/** The least space between boxes that have one, however tightly they are set, in points. */
const LEAST_SPACE = 3
/** Points by which a sum of heights may miss its exact value. */
const ROUNDING = 0.01

/** What is left of a page, as `fit` sees it. */
interface Room {
  left: number
  /** The height of an empty page. */
  full: number
  tightness: number
  /** A soft chain breaks rather than leave more than this share of the page. */
  gapShare: number
  /** The box belongs to a chain that may already break. */
  loose: boolean
}

interface Chain {
  height: number
  /** Index of its last box. */
  end: number
}

const spaceAbove = ({ before = 0 }: LayoutBox, tightness: number): number =>
  Math.max(before * tightness, Math.min(before, LEAST_SPACE))

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

/**
 * Whether a box fits in the remaining room. If it fits only by breaking a soft chain, also returns the index where that
 * chain ends.
 */
function fit(boxes: readonly LayoutBox[], index: number, room: Room): { fits: boolean; looseUntil?: number } {
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
  return leavesGap ? { fits: true, looseUntil: soft.end } : { fits: false }
}

const splitAt = (box: LayoutBox, room: number) => (box.height > room ? (box.split?.at(room) ?? null) : null)

/** Where the next box may go: below `y` after a space, with so much room left. */
interface Cursor {
  y: number
  before: number
  left: number
}

interface Placement {
  startsPage: boolean
  y: number
  /** The box in two, if only its first part fits here. */
  parts: [LayoutBox, LayoutBox] | null
}

/** Places a box at the cursor, or at the top of a new page if it does not fit or asks for one. */
function place(box: LayoutBox, { y, before, left }: Cursor, fits: boolean, { top, bottom }: PageArea): Placement {
  const parts = fits ? splitAt(box, left) : null
  const stays = fits && (box.height <= left || parts !== null)
  if (y === top || (stays && !box.breakBefore)) return { startsPage: false, y: y + before, parts }
  const repeated = box.repeat?.height ?? 0
  return { startsPage: true, y: top + repeated, parts: splitAt(box, bottom - top - repeated + ROUNDING) }
}

/** How closely boxes are set, and how readily their soft chains break. */
type Manner = Pick<Room, 'tightness' | 'gapShare'>

function planPages(boxes: readonly LayoutBox[], area: PageArea, manner: Manner): Page[] {
  const { tightness } = manner
  const { top, bottom } = area
  const queue = [...boxes]
  const pages: Position[][] = [[]]
  let y = top
  /** Index of the last box of a soft chain that may break. */
  let looseUntil = -1
  for (let index = 0; index < queue.length; index++) {
    const box = queue[index]!
    const before = y === top ? 0 : spaceAbove(box, tightness)
    const left = bottom - y - before + ROUNDING
    const found = fit(queue, index, { ...manner, left, full: bottom - top, loose: index <= looseUntil })
    looseUntil = found.looseUntil ?? looseUntil
    const { startsPage, y: at, parts } = place(box, { y, before, left }, found.fits, area)
    const placed = parts?.[0] ?? box
    if (startsPage) pages.push([])
    pages.at(-1)!.push({ box: placed, y: at })
    y = parts ? bottom : at + placed.height
    if (!parts) continue
    queue.splice(index, 1, placed, { ...parts[1], keepNext: box.keepNext })
    if (looseUntil >= index) looseUntil += 1
  }
  return pages
}

const isShort = (page: Page, { top, bottom }: PageArea): boolean => {
  const last = page.at(-1)
  return last !== undefined && bottom - last.y - last.box.height > (bottom - top) * MOST_EMPTY
}

/** The pages that end too early. The last may, but should not if there is another way. */
const gapsIn = (pages: readonly Page[], area: PageArea): number =>
  pages.reduce((sum, page, index) => sum + (isShort(page, area) ? (index < pages.length - 1 ? 1 : 0.5) : 0), 0)

const manners = GAP_SHARES.flatMap((gapShare) => TIGHTNESSES.map((tightness): Manner => ({ tightness, gapShare })))

/**
 * Places boxes one below the other on as few pages as possible; of plans with as few, takes one with the fewest pages
 * that end early, and of these the one that breaks the fewest soft chains and leaves the most space between boxes. Draws
 * nothing and changes no box. Returns at least one page.
 */
export function paginate(boxes: readonly LayoutBox[], area: PageArea): Page[] {
  let best: { pages: Page[]; gaps: number } | null = null
  for (const manner of manners) {
    const pages = planPages(boxes, area, manner)
    const gaps = gapsIn(pages, area)
    const isBetter =
      !best || pages.length < best.pages.length || (pages.length === best.pages.length && gaps < best.gaps)
    if (isBetter) best = { pages, gaps }
    if (pages.length === 1) break
  }
  return best?.pages ?? []
}
