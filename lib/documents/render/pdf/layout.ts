/** Something that no page break may cut. */
export interface Piece {
  height: number
  /** Space above, dropped at the top of a page. */
  before?: number
  /** Stays on the page of the piece that follows. */
  keepNext?: boolean
  /** Begins a page, unless one has just begun. */
  breakBefore?: boolean
  /** Drawn again above this piece where it begins a page: a table's header. */
  repeat?: { height: number; draw(y: number): void }
  draw(y: number): void
}

/** The pages that pieces flow onto. */
export interface Sheet {
  top: number
  bottom: number
  next(): void
}

/** The height of a piece with all that must stay with it. */
function chainHeight(pieces: readonly Piece[], start: number, tightness: number): number {
  let height = 0
  for (let index = start; index < pieces.length; index++) {
    const piece = pieces[index]
    if (!piece || (index > start && piece.breakBefore)) break
    height += piece.height + (index > start ? (piece.before ?? 0) * tightness : 0)
    if (!piece.keepNext) break
  }
  return height
}

interface Plan {
  pages: number
  places: readonly { y: number; opensPage: boolean }[]
}

function planPages(pieces: readonly Piece[], { top, bottom }: Sheet, tightness: number): Plan {
  let y = top
  let pages = 1
  const places = pieces.map((piece, index) => {
    const before = y === top ? 0 : (piece.before ?? 0) * tightness
    const repeated = piece.repeat?.height ?? 0
    const chain = chainHeight(pieces, index, tightness)
    // A chain that no page can hold may break after its first piece.
    const needed = chain + repeated > bottom - top ? piece.height : chain
    const fits = y + before + needed <= bottom + 0.01
    const opensPage = y > top && (piece.breakBefore === true || !fits)
    if (opensPage) pages += 1
    const at = opensPage ? top + repeated : y + before
    y = at + piece.height
    return { y: at, opensPage }
  })
  return { pages, places }
}

/** Shares of the space between pieces that are tried to save a page. */
const tightnesses = [1, 0.85, 0.7, 0.55] as const

/** Sets pieces one under the other, opening pages as they fill; the first page is open already. */
export function flow(pieces: readonly Piece[], sheet: Sheet): void {
  const plans = tightnesses.map((tightness) => planPages(pieces, sheet, tightness))
  const fewest = Math.min(...plans.map(({ pages }) => pages))
  const places = plans.find(({ pages }) => pages === fewest)?.places ?? []
  pieces.forEach((piece, index) => {
    const place = places[index]
    if (!place) throw new Error('A piece of the document has no place')
    if (place.opensPage) {
      sheet.next()
      piece.repeat?.draw(sheet.top)
    }
    piece.draw(place.y)
  })
}

/** Marks all but the last of the last `count` pieces to stay with the next, so that no page begins with one alone. */
export const keepLast = (pieces: readonly Piece[], count: number): Piece[] =>
  pieces.map((piece, index) =>
    index >= pieces.length - count && index < pieces.length - 1 ? { ...piece, keepNext: true } : piece,
  )

/** Keeps a whole run of pieces together where it is at most `limit` high; returns new pieces. */
export function keepTogether(pieces: readonly Piece[], limit: number): Piece[] {
  const height = pieces.reduce((total, piece) => total + piece.height + (piece.before ?? 0), 0)
  if (height > limit) return [...pieces]
  return pieces.map((piece, index) => (index < pieces.length - 1 ? { ...piece, keepNext: true } : piece))
}
