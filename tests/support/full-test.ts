import { isFull } from './full'

/** `test` in the full run, a skipped test in others: for measurements of time and for what takes minutes. */
export const fullTest = isFull ? test : test.skip
