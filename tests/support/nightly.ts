/**
 * Whether this is the nightly run (`npm run test:nightly`), which has time for floods, kills and large samples. What it
 * runs alone is tagged with `NIGHTLY` in Playwright; what it runs in full, every run samples.
 */
export const isNightly = process.env.NIGHTLY === '1'

/** The tag of browser tests that only the nightly run has time for. */
export const NIGHTLY = '@nightly'
