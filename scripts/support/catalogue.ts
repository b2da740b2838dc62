import path from 'node:path'
import { bundle, writeChanged, type Bundle } from './bundle'

/** `data/catalogue/bundle.ts` as one file, and the hash of its text, relative to the project. Not committed. */
export const BUNDLE = 'lib/catalogue/generated/contents.cjs'
const BUNDLE_HASH = 'lib/catalogue/generated/contents.json'
/** The program that makes files on request, in a process of its own or in a function. It loads the bundle above. */
export const MAKER = 'lib/made-files/generated/make.mjs'

/** Bundles the templates and the program that makes files on request. Throws where a source does not compile. */
export function bundleCatalogue(root = process.cwd()): Bundle {
  const made = bundle('data/catalogue/bundle.ts', 'cjs', root)
  writeChanged(path.join(root, BUNDLE), `${made.text}module.exports.hash = '${made.hash}'\n`)
  // Written last: `next dev` loads the bundle again when this changes.
  writeChanged(path.join(root, BUNDLE_HASH), JSON.stringify({ hash: made.hash }))
  const maker = bundle('lib/made-files/program/make.ts', 'esm', root)
  writeChanged(path.join(root, MAKER), maker.text)
  return { ...made, inputs: [...new Set([...made.inputs, ...maker.inputs])] }
}
