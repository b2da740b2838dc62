/** The seed of all random values: the same in every run. */
export const seed = 20785

/** Random numbers from 0 up to 1, repeatable by seed. */
export function sequence(start: number): () => number {
  let state = start
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}
