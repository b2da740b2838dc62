import { bundleCatalogue } from '../../scripts/support/catalogue'
import { installPrograms } from '../../scripts/support/programs'

interface Run {
  /** The suites that the command names; none for all of them. */
  testPathPatterns: { patterns: readonly string[] }
}

/** Bundles the templates in `rootDir`; before a run of all suites it also installs their programs. */
export default function prepareJest({ testPathPatterns }: Run, { rootDir }: { rootDir: string }): void {
  bundleCatalogue(rootDir)
  if (testPathPatterns.patterns.length === 0) installPrograms()
}
