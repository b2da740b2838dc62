/** Something that a page break cuts only where it says so. */
export interface Piece {
  height: number
  /** Space above, dropped at the top of a page. */
  before?: number
  /** Stays on the page of the piece that follows; `rather`: unless that would leave much of a page empty. */
  keepNext?: boolean | 'rather'
  /** Begins a page, unless one has just begun. */
  breakBefore?: boolean
  /** Drawn again above this piece where it begins a page: a table's header. */
  repeat?: { height: number; draw(y: number): void }
  /** How a long text goes on overleaf. */
  split?: Split
  draw(y: number): void
}

export interface Split {
  /** The room that a first part is worth beginning in. */
  from: number
  /** Two pieces, of which the first is at most `room` high; null where that cannot be. */
  at: (room: number) => [Piece, Piece] | null
}

/** The pages that pieces flow onto. */
export interface Sheet {
  top: number
  bottom: number
  next(): void
}

/** A gap of more than this share of a page is worse than a table in two parts. */
const GAP_SHARE = 0.25

interface Chain {
  height: number
  /** Index of its last piece. */
  end: number
}

/** The pieces that must stay together from `start` on; with `wish`, also those that rather should. */
function chainFrom(pieces: readonly Piece[], start: number, tightness: number, wish: boolean): Chain {
  let height = 0
  for (let index = start; ; index++) {
    const piece = pieces[index]
    if (!piece) return { height, end: index - 1 }
    const goesOn = piece.keepNext === true || (wish && piece.keepNext === 'rather')
    const next = pieces[index + 1]
    const ends = !goesOn || !next || next.breakBefore === true
    // Of a text that ends the chain and may go on overleaf, only the beginning need fit.
    const least = ends && piece.split ? Math.min(piece.height, piece.split.from) : piece.height
    height += least + (index > start ? (piece.before ?? 0) * tightness : 0)
    if (ends) return { height, end: index }
  }
}

interface Room {
  left: number
  /** The height of an empty page. */
  full: number
  tightness: number
  /** Breaks that rather should not be are put up with already. */
  loose: boolean
}

interface Place {
  piece: Piece
  y: number
  opensPage: boolean
}

interface Plan {
  pages: number
  places: readonly Place[]
}

/** Whether a piece may stand where `room` is left, and up to which piece of its chain breaks are then put up with. */
function judgeRoom(queue: readonly Piece[], index: number, room: Room): { fits: boolean; loosened?: number } {
  const { left, full, tightness } = room
  const piece = queue[index]
  const must = chainFrom(queue, index, tightness, false)
  const repeated = piece?.repeat?.height ?? 0
  // A chain that no page can hold may break after its first piece.
  const alone = Math.min(piece?.height ?? 0, piece?.split?.from ?? Infinity)
  if ((must.height + repeated > full ? alone : must.height) > left) return { fits: false }
  if (room.loose) return { fits: true }
  const wish = chainFrom(queue, index, tightness, true)
  if (wish.height <= left) return { fits: true }
  const gaping = left > full * GAP_SHARE || wish.height + repeated > full
  return gaping ? { fits: true, loosened: wish.end } : { fits: false }
}

function planPages(pieces: readonly Piece[], { top, bottom }: Sheet, tightness: number): Plan {
  const queue = [...pieces]
  const places: Place[] = []
  const full = bottom - top
  let y = top
  let pages = 1
  /** The last piece of a run that may break where it rather would not. */
  let loosened = -1
  for (let index = 0; index < queue.length; index++) {
    const piece = queue[index]
    if (!piece) break
    const before = y === top ? 0 : (piece.before ?? 0) * tightness
    const left = bottom - y - before + 0.01
    const verdict = judgeRoom(queue, index, { left, full, tightness, loose: index <= loosened })
    if (verdict.loosened !== undefined) loosened = verdict.loosened
    const cut = verdict.fits && piece.height > left ? piece.split?.at(left) : null
    const stays = verdict.fits && (piece.height <= left || cut)
    const opensPage = y > top && (piece.breakBefore === true || !stays)
    const repeated = opensPage ? (piece.repeat?.height ?? 0) : 0
    const space = full - repeated + 0.01
    const parts = opensPage && piece.height > space ? piece.split?.at(space) : opensPage ? null : cut
    if (opensPage) pages += 1
    const at = opensPage ? top + repeated : y + before
    const drawn = parts?.[0] ?? piece
    places.push({ piece: drawn, y: at, opensPage })
    y = parts ? bottom : at + drawn.height
    if (!parts) continue
    queue.splice(index, 1, parts[0], { ...parts[1], keepNext: piece.keepNext })
    if (loosened >= index) loosened += 1
  }
  return { pages, places }
}

/** Shares of the space between pieces that are tried to save a page. */
const tightnesses = [1, 0.85, 0.7, 0.55] as const

/** Sets pieces one under the other, opening pages as they fill; the first page is open already. */
export function flow(pieces: readonly Piece[], sheet: Sheet): void {
  const plans = tightnesses.map((tightness) => planPages(pieces, sheet, tightness))
  const fewest = Math.min(...plans.map(({ pages }) => pages))
  const places = plans.find(({ pages }) => pages === fewest)?.places ?? []
  for (const { piece, y, opensPage } of places) {
    if (opensPage) {
      sheet.next()
      piece.repeat?.draw(sheet.top)
    }
    piece.draw(y)
  }
}

/** Marks all but the last of the last `count` pieces to stay with the next, so that no page begins with one alone. */
export const keepLast = (pieces: readonly Piece[], count: number): Piece[] =>
  pieces.map((piece, index) =>
    index >= pieces.length - count && index < pieces.length - 1 ? { ...piece, keepNext: true } : piece,
  )

/** Leaves neither the first nor the last of a list alone on a page; fewer than four stay together. */
export const keepPairs = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece, index) => {
    const kept = pieces.length < 4 || index === 0 || index === pieces.length - 2
    return kept && index < pieces.length - 1 ? { ...piece, keepNext: true } : piece
  })

/** Keeps a whole run of pieces together, where it is at most `limit` high and no large gap comes of it; returns new pieces. */
export function keepTogether(pieces: readonly Piece[], limit: number): Piece[] {
  const height = pieces.reduce((total, piece) => total + piece.height + (piece.before ?? 0), 0)
  if (height > limit) return [...pieces]
  return pieces.map((piece, index) =>
    index < pieces.length - 1 ? { ...piece, keepNext: piece.keepNext || 'rather' } : piece,
  )
}
