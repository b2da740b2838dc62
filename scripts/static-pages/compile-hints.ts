import { readFileSync, writeFileSync } from 'node:fs'

/** Chromium compiles every function of such a file at once and in the background, not one by one when it is called. */
const HINT = '//# allFunctionsCalledOnLoad\n'
/** Bytes. Below this there is nothing to gain. */
const LEAST = 20_000

/**
 * Puts the hint at the start of a script that pages run when they become live, if it is large. Its address, made from its
 * content, stays: a copy without the hint does the same.
 */
export function addCompileHint(file: string): void {
  const text = readFileSync(file, 'utf8')
  if (text.length >= LEAST && !text.startsWith(HINT)) writeFileSync(file, HINT + text)
}
