/** The part of the full lists that a full run takes, as `PIECE=3/12`: the third of twelve. All of them without it. */
export const piece = pieceOf(process.env.PIECE ?? '1/1')

/** Reads `3/12`. Throws on anything else than a number of a piece and how many there are. */
export function pieceOf(text: string): { number: number; count: number } {
  const [, number = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number)
  if (number < 1 || number > count) throw new Error(`PIECE is ${text}, not a piece like 3/12`)
  return { number, count }
}
