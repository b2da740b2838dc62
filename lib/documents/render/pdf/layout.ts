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
function chainHeight(pieces: readonly Piece[], start: number): number {
  let height = 0
  for (let index = start; index < pieces.length; index++) {
    const piece = pieces[index]
    if (!piece || (index > start && piece.breakBefore)) break
    height += piece.height + (index > start ? (piece.before ?? 0) : 0)
    if (!piece.keepNext) break
  }
  return height
}

/** Sets pieces one under the other, opening pages as they fill; the first page is open already. */
export function flow(pieces: readonly Piece[], sheet: Sheet): void {
  let y = sheet.top
  const room = sheet.bottom - sheet.top
  pieces.forEach((piece, index) => {
    const { before = 0, repeat } = piece
    const chain = chainHeight(pieces, index)
    const needed = chain + (repeat?.height ?? 0) > room ? piece.height : chain
    const fits = y + (y === sheet.top ? 0 : before) + needed <= sheet.bottom + 0.01
    if (y > sheet.top && (piece.breakBefore || !fits)) {
      sheet.next()
      y = sheet.top
      if (repeat) {
        repeat.draw(y)
        y += repeat.height
      }
    } else if (y > sheet.top) y += before
    piece.draw(y)
    y += piece.height
  })
}

/** Keeps a whole run of pieces together where it is at most `limit` high; returns new pieces. */
export function keepTogether(pieces: readonly Piece[], limit: number): Piece[] {
  const height = pieces.reduce((total, piece) => total + piece.height + (piece.before ?? 0), 0)
  if (height > limit) return [...pieces]
  return pieces.map((piece, index) => (index < pieces.length - 1 ? { ...piece, keepNext: true } : piece))
}
