import { existsSync } from 'node:fs'
import path from 'node:path'
import { fixSeed } from './nightly'
import { bundleContents } from '../../scripts/documents/bundle'
import { installPrograms } from '../../scripts/support/programs'

/** What `npm run documents` writes and tests read, relative to the project. */
export const generated = [
  'lib/catalogue/generated/manifest.json',
  'lib/catalogue/generated/slugs.json',
  'lib/platform/generated/hydration-loader.js',
  'private/members/manifest.json',
]

/**
 * Jest calls this once before all tests. Throws where the project in `rootDir` has no rendered documents. Installs the
 * programs that tests start, unless they are there, and bundles the templates. Prints the seed of the run's samples.
 */
export default async function requireDocuments(_global: unknown, { rootDir }: { rootDir: string }): Promise<void> {
  const missing = generated.filter((file) => !existsSync(path.join(rootDir, file)))
  if (missing.length) throw new Error(`Run npm run documents first: there is no ${missing.join(', no ')}`)
  installPrograms()
  await bundleContents(rootDir)
  console.log(`Samples of today: SEED=${fixSeed()} repeats them`)
}
