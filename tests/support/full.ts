/** Whether everything is tested over everything (`npm run test:full`). Other runs leave out what takes minutes. */
export const isFull = process.env.FULL === '1'

/** The tag of browser tests that run only then, as those in `tests/e2e/full` do. */
export const FULL = '@full'

/** The tag of a browser test that other runs have only if `isDaily`. */
export const onDay = (isDaily: boolean) => ({ tag: isDaily ? [] : FULL })
