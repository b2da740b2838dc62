import { bundleCatalogue } from '../../scripts/support/catalogue'
import { installPrograms } from '../../scripts/support/programs'

interface Run {
  /** The suites that the command names; none for all of them. */
  testPathPatterns: { patterns: readonly string[] }
}

/**
 * Jest calls this once before all tests. Bundles the templates of the project in `rootDir`, and before a run of all suites
 * installs the programs that some of them start; alone, such a suite does it itself.
 */
export default function prepareJest({ testPathPatterns }: Run, { rootDir }: { rootDir: string }): void {
  bundleCatalogue(rootDir)
  if (testPathPatterns.patterns.length === 0) installPrograms()
}
