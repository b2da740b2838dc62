import path from 'node:path'
import { bundle, writeChanged, type Bundle } from './bundle'

/** `data/templates.ts` as one file, and the hash of its text, relative to the project. Not committed. */
export const BUNDLE = 'lib/catalogue/generated/contents.cjs'
const BUNDLE_HASH = 'lib/catalogue/generated/contents.json'

/**
 * Bundles the templates of the project in `root` for the site, threads, processes, scripts and tests, which all load
 * this file. Takes a third of a second. Throws where a source does not compile.
 */
export function bundleCatalogue(root = process.cwd()): Bundle {
  const made = bundle('data/templates.ts', 'cjs', root)
  writeChanged(path.join(root, BUNDLE), `${made.text}module.exports.hash = '${made.hash}'\n`)
  // Written last: `next dev` loads the bundle again when this changes.
  writeChanged(path.join(root, BUNDLE_HASH), JSON.stringify({ hash: made.hash }))
  return made
}
