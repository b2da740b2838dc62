import { isNightly, piece, seed } from './nightly'

/** Random numbers from 0 up to 1, repeatable by seed. */
export function sequence(start: number): () => number {
  let state = start
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/**
 * `count` of `all`, in order: a different sample each day (see `seed`), and all of them in the nightly run, or every
 * n-th of them if it takes a piece. Another `salt` gives another sample.
 */
export function sample<T>(all: readonly T[], count: number, salt = 0): T[] {
  if (isNightly) return all.filter((_, index) => index % piece.count === piece.number - 1)
  if (count >= all.length) return [...all]
  // Two rounds of multiplying and shifting make consecutive days and salts independent.
  const mix = (value: number): number => Math.imul(value ^ (value >>> 15), 0x2c1b3c6d) ^ (value >>> 12)
  const next = sequence(mix(mix(seed + salt * 0x9e37_79b1)) >>> 1)
  const left = all.map((_, index) => index)
  const chosen = Array.from({ length: count }, () => left.splice(Math.floor(next() * left.length), 1)[0]!)
  return chosen.sort((a, b) => a - b).map((index) => all[index]!)
}

/** A sample of `count` from each group: of each blueprint, of each family. */
export const sampleOfEach = <T>(all: readonly T[], groupOf: (item: T) => string, count = 1): T[] =>
  [...new Set(all.map(groupOf))].flatMap((group, index) => {
    const members = all.filter((item) => groupOf(item) === group)
    return sample(members, count, index + 1)
  })

/** One from each of `count` groups a day, and all of them in the nightly run. */
export function sampleOfSome<T>(all: readonly T[], groupOf: (item: T) => string, count: number): T[] {
  const groups = [...new Set(all.map(groupOf))]
  const chosen = new Set(isNightly ? groups : sample(groups, count))
  return sampleOfEach(
    all.filter((item) => chosen.has(groupOf(item))),
    groupOf,
  )
}

/**
 * Whether a long check takes its turn in this run: one day in `days`, and each night. Checks of different names take
 * different days.
 */
export function isItsTurn(name: string, days: number): boolean {
  const sum = [...name].reduce((total, character) => (total * 31 + character.codePointAt(0)!) % 65_521, 7)
  return isNightly || (sum + seed) % days === 0
}
