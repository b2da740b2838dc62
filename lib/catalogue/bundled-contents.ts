import 'server-only'
import path from 'node:path'
import type * as contents from './contents'

/**
 * Loads all templates from the file that `npm run documents` bundles. `next.config.ts` puts this module in place of
 * `contents.ts`, so that the bundler does not compile their source. The built-in `require` is hidden from it.
 */
const require = process.getBuiltinModule('node:module').createRequire(path.join(process.cwd(), 'package.json'))
const bundle = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/catalogue/generated/contents.cjs')

export const { templateContents } = require(/* turbopackIgnore: true */ bundle) as typeof contents
