import { isNightly } from './nightly'

/** `test` in the nightly run, a skipped test in others: for measurements of time and for what takes minutes. */
export const nightlyTest = isNightly ? test : test.skip
