import { median } from '@/scripts/bench/table'

interface Comparison {
  /** How often both are timed before their medians are compared. */
  pairs: number
  most: number
  /** The ratio, or its inverse, up to which the medians count as equal. */
  tolerance: number
}

/** The ratio of the median times of two works in turns. While it is beyond `tolerance`, rounds are added. */
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

/** The ratio for `post` with known addresses and with new ones, named after `name`. */
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
