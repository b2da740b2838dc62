import path from 'node:path'
import { build } from 'esbuild'

/** All templates in one file, relative to the project. */
export const CONTENTS = 'lib/catalogue/generated/contents.cjs'

/**
 * Writes the templates of the project in `root`, whose source is more than 700 files, to one file. The build of the site,
 * the threads and processes that render documents, and Jest load it in place of `lib/catalogue/contents.ts`.
 */
export async function bundleContents(root = '.'): Promise<void> {
  await build({
    absWorkingDir: path.resolve(root),
    entryPoints: ['lib/catalogue/contents.ts'],
    outfile: CONTENTS,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node24',
    packages: 'external',
    logLevel: 'warning',
  })
}
