/**
 * `npm test`: static checks, Jest, then Playwright on the production build. Static checks need no build, so their
 * failures are reported first, and nothing is built or tested before they pass.
 * The last line sums up all runners: `N passed, N failed`.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { startBeside } from './support/beside'
import { ensureDeployable } from './support/build'
import { ensureChromium } from './support/chromium'
import { run } from './support/run'
import { findProgram, optionalTools } from './support/tools'

interface Count {
  passed: number
  failed: number
}

const REPORTS = '.cache/test-reports'

const total = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
})

async function check(name: string, command: string, ...args: string[]): Promise<Count> {
  const { code } = await run(command, args)
  console.log(`${code === 0 ? '✓' : '✗'} ${name}`)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Reports what is wrong in the sources before anything is built. The linter takes as long as the others together. */
const checkSources = async (): Promise<Count> =>
  total(
    await Promise.all([
      check('lint', 'eslint', '--max-warnings=0', '.'),
      check('format', 'prettier', '--check', '--log-level=warn', '--cache', '--cache-location=.cache/prettier', '.'),
      check('folder circles', 'depcruise', '--config', '.dependency-cruiser.mjs', 'lib'),
      check('dependencies', 'npm', 'run', '--silent', 'check:dependencies'),
      check('behaviour', 'tsx', 'scripts/behaviour.ts', '--check'),
      check('types', 'tsc', '--noEmit'),
      check('unused code', 'knip'),
    ]),
  )

/** A runner that fails without reporting a failed test (a crash, no tests) counts as one failure. */
const settle = (code: number, { passed, failed }: Count): Count => ({
  passed,
  failed: code !== 0 && failed === 0 ? 1 : failed,
})

function readReport<T>(file: string, count: (report: T) => Count): Count {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')) as T)
  } catch (error) {
    console.error(`No report from the runner: ${String(error)}`)
    return { passed: 0, failed: 1 }
  }
}

async function jest(): Promise<Count> {
  const report = `${REPORTS}/jest.json`
  const { code } = await run('jest', ['--json', `--outputFile=${report}`, '--silent'])
  const count = readReport<{ numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }>(
    report,
    (jest) => ({
      passed: jest.numPassedTests,
      failed: Math.max(jest.numFailedTests, jest.numFailedTestSuites),
    }),
  )
  return settle(code, count)
}

async function playwright(): Promise<Count> {
  const report = `${REPORTS}/playwright.json`
  const { code } = await run('playwright', ['test'], { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report } })
  const count = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(report, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
  }))
  return settle(code, count)
}

/** The compressed copies, which only browser tests need: made while Jest waits for clocks and servers. */
function compressedCopies(): Promise<Count> {
  return new Promise((resolve, reject) => {
    const child = startBeside('compress')
    child.on('error', reject)
    child.on('close', (code) => {
      console.log(`${code === 0 ? '✓' : '✗'} compressed copies`)
      resolve(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
    })
  })
}

/** Builds what changed, then runs every test; browser tests also run where Jest has failures. */
async function testBuild(): Promise<Count> {
  const missing = optionalTools.filter(({ program }) => !findProgram(program))
  await ensureChromium()
  await ensureDeployable()
  const beside = await Promise.all([jest(), compressedCopies()])
  const count = total([...beside, await playwright()])
  for (const tool of missing) console.log(`Left out: ${tool.check} (install ${tool.package})`)
  return count
}

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
const checked = await checkSources()
if (checked.failed) console.log('Nothing was built or tested: correct these first.')
const { passed, failed } = checked.failed ? checked : total([checked, await testBuild()])
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0
