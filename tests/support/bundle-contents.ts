import { buildSync } from 'esbuild'

/** All templates in one file, relative to the project: `jest.config.mjs` has it loaded in place of their source. */
const BUNDLE = '.cache/jest/contents.cjs'

/**
 * Writes the templates of the project in `root` to one file. Every fourth suite loads all of them, and Jest, which keeps the
 * modules of suites apart, would load their 650 files each time, for seconds. What they import of the engine is left outside,
 * so that a suite has it once.
 */
export function bundleContents(root: string): void {
  buildSync({
    absWorkingDir: root,
    entryPoints: ['lib/catalogue/contents.ts'],
    outfile: BUNDLE,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node24',
    packages: 'external',
    external: ['@/lib/documents/author'],
    logLevel: 'warning',
  })
}
