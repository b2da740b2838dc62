import type { templateContents as contents } from '@/data/templates'
import bundle from '@/lib/catalogue/generated/contents.json' with { type: 'json' }

const require = process
  .getBuiltinModule('node:module')
  .createRequire(`${/* turbopackIgnore: true */ process.cwd()}/package.json`)

interface Bundle {
  hash: string
  templateContents: typeof contents
}

/** Loads `data/templates.ts` as the bundle that `scripts/support/catalogue.ts` writes: no compiler reads its 650 modules. */
function load(): Bundle {
  const file = require.resolve('./lib/catalogue/generated/contents.cjs')
  const loaded = require(file) as Bundle
  if (loaded.hash === bundle.hash) return loaded
  // `npm run dev` has written another one after a change.
  delete require.cache[file]
  return require(file) as Bundle
}

/** All templates as written, in catalogue order: essentials first, then the library by kind. */
export const { templateContents } = load()
