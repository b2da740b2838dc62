import type * as contents from '@/data/catalogue/bundle'
import bundle from '@/lib/catalogue/generated/contents.json' with { type: 'json' }

const require = process
  .getBuiltinModule('node:module')
  .createRequire(`${/* turbopackIgnore: true */ process.cwd()}/package.json`)

type Bundle = typeof contents & { hash: string }

/** Loads `data/catalogue/bundle.ts` as the file that `scripts/support/catalogue.ts` writes: no compiler reads its 700 modules. */
function load(): Bundle {
  const file = require.resolve('./lib/catalogue/generated/contents.cjs')
  const loaded = require(file) as Bundle
  if (loaded.hash === bundle.hash) return loaded
  // `npm run dev` has written another one after a change.
  delete require.cache[file]
  return require(file) as Bundle
}

const loaded = load()

/** All templates as written, in catalogue order: essentials first, then the library by kind. */
export const { templateContents } = loaded
export const { findSystem, flatSystems, namesOf, slopedSystems, systems } = loaded
export const { stateOf } = loaded
/** What the law says about editions, see `data/catalogue/edition-law.ts`. */
export const { editionLaw } = loaded
export const { checkOf, citationsOf, lastMonth } = loaded
