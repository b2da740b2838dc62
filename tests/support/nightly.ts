/**
 * Whether this is the nightly run (`npm run test:nightly`) of Jest, which has time for large samples. Tests that run only
 * nightly use `nightlyTest`; other runs use samples of the full lists.
 */
export const isNightly = process.env.NIGHTLY === '1'

/** The part of the full lists that this nightly run takes, as `PIECE=3/12`: the third of twelve. All of them without it. */
export const piece = pieceOf(process.env.PIECE ?? '1/1')

/** Reads `3/12`. Throws on anything else than a number of a piece and how many there are. */
export function pieceOf(text: string): { number: number; count: number } {
  const [, number = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number)
  if (number < 1 || number > count) throw new Error(`PIECE is ${text}, not a piece like 3/12`)
  return { number, count }
}

/** The seed of all samples and random values: the day number, so that each day differs. `SEED` repeats a day. */
export const seed = Number(process.env.SEED ?? Math.floor(Date.now() / 86_400_000))

/** Passes this run's seed to its worker processes, so that midnight does not change it. Returns it. */
export function fixSeed(): number {
  process.env.SEED = String(seed)
  return seed
}
