/**
 * `npm test`: static checks, then Jest, then Playwright on the production build, of which the documents of the corpus and
 * the essentials are rendered before. The last lines sum up all runners: `N passed, N failed`.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { essentials } from '@/data/library/essentials'
import { corpus } from '../tests/corpus'
import { startInBackground } from './support/background'
import { ensureDeployable, ensureTestable } from './support/build'
import { ensureChromium } from './support/chromium'
import { environment } from './support/environment'
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

const times: string[] = []

async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  try {
    return await work()
  } finally {
    times.push(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  }
}

function outcome(name: string, code: number | null): Count {
  console.log(`${code === 0 ? '✓' : '✗'} ${name}`)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function check(name: string, command: string, ...args: string[]): Promise<Count> {
  const { code } = await timed(name, () => run(command, args))
  return outcome(name, code)
}

/** Reports what is wrong in the sources before anything is built. The full run adds the rules that only ESLint has. */
const checkSources = async (): Promise<Count> =>
  total(
    await Promise.all([
      check('lint', 'oxlint'),
      check('format', 'oxfmt', '--check'),
      check('layers', 'depcruise', '--config', '.dependency-cruiser.mjs', 'app', 'components', 'lib', 'data'),
      check('dependencies', 'npm', 'run', '--silent', 'check:dependencies'),
      check('types', 'node', 'node_modules/typescript-7/bin/tsc', '--noEmit'),
      check('unused code', 'knip'),
      ...(environment.full ? [check('lint by ESLint', 'eslint', '--max-warnings=0', '.')] : []),
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

/** Its workers keep the cores busy: more threads that collect garbage, and early, cost a twentieth of the time. */
const JEST = ['--max-semi-space-size=32', '--single-threaded-gc', 'node_modules/jest/bin/jest.js']

async function jest(): Promise<Count> {
  const report = `${REPORTS}/jest.json`
  const { code } = await run('node', [...JEST, '--json', `--outputFile=${report}`, '--silent'])
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
    const child = startInBackground('compress')
    child.on('error', reject)
    child.on('close', (code) => resolve(outcome('compressed copies', code)))
  })
}

async function testBuild(): Promise<Count> {
  const missing = optionalTools.filter(({ program }) => !findProgram(program))
  await ensureChromium()
  await timed('documents and site', () =>
    environment.full
      ? ensureDeployable()
      : ensureTestable([...new Set([...Object.keys(corpus), ...essentials.map(({ slug }) => slug)])]),
  )
  const counts = await Promise.all([timed('Jest', jest), timed('compressed copies', compressedCopies)])
  const count = total([...counts, await timed('Playwright', playwright)])
  for (const tool of missing) console.log(`Left out: ${tool.check} (install ${tool.package})`)
  return count
}

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
const checked = await timed('all checks of the sources', checkSources)
if (checked.failed) console.log('Nothing was built or tested: correct these first.')
const { passed, failed } = checked.failed ? checked : total([checked, await testBuild()])
for (const time of times) console.log(time)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0
