import { median } from '@/scripts/bench/table'

interface Comparison {
  /** How often both are timed before their medians are looked at. */
  pairs: number
  /** How many such rounds there are at most. */
  most: number
  /** The ratio, or its inverse, up to which the medians count as equal. */
  tolerance: number
}

/**
 * The ratio of the median times of two pieces of work, each given its turn's number. They are timed in turns, and each
 * as often first as second: what slows the machine down slows both. Where the medians differ by more than `tolerance`,
 * they are taken again over these times and those of another round, since on a busy machine both need many to stand
 * still; no time is left out, so that a real difference stays one however often it is looked at.
 */
async function compareTimes(
  one: (turn: number) => Promise<void>,
  other: (turn: number) => Promise<void>,
  { pairs, most, tolerance }: Comparison,
): Promise<number> {
  const times = { one: [] as number[], other: [] as number[] }
  const time = async (name: keyof typeof times, work: (turn: number) => Promise<void>, turn: number) => {
    const start = performance.now()
    await work(turn)
    times[name].push(performance.now() - start)
  }
  let ratio = NaN
  for (let turn = 0; turn < pairs * most; turn += 1) {
    if (turn % 2) await time('other', other, turn)
    await time('one', one, turn)
    if (turn % 2 === 0) await time('other', other, turn)
    if ((turn + 1) % pairs) continue
    ratio = median(times.one) / median(times.other)
    if (ratio > 1 / tolerance && ratio < tolerance) break
  }
  return ratio
}

/**
 * The same ratio for what `post` does with known addresses and with new ones, which are named after `name` and never come
 * twice.
 */
export const compareAddresses = (
  post: (email: string) => Promise<void>,
  known: readonly string[],
  name: string,
  comparison: Comparison,
): Promise<number> =>
  compareTimes(
    (turn) => post(known[turn % known.length] ?? ''),
    (turn) => post(`${name.replaceAll(' ', '-')}-${turn}@example.com`),
    comparison,
  )
