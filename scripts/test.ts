/**
 * `npm test`: every check there is. Static checks, Jest, then Playwright on the production build.
 * The last line sums up all runners: `N passed, N failed`.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureBuilt } from './support/build'
import { ensureChromium } from './support/chromium'
import { run } from './support/run'
import { findProgram, optionalTools } from './support/tools'

interface Count {
  passed: number
  failed: number
}

const REPORTS = '.cache/test-reports'

async function check(name: string, command: string, ...args: string[]): Promise<Count> {
  const { code } = await run(command, args)
  console.log(`${code === 0 ? '✓' : '✗'} ${name}`)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

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

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
const missing = optionalTools.filter(({ program }) => !findProgram(program))
await ensureChromium()
await ensureBuilt()

// The linter takes longer than the others together and keeps one core busy: Jest begins beside it.
const lint = check('lint', 'eslint', '--max-warnings=0', '.')
const checks = await Promise.all([
  check('format', 'prettier', '--check', '--log-level=warn', '.'),
  check('types', 'tsc', '--noEmit'),
  check('unused code', 'knip'),
  check('dependencies', 'tsx', '--conditions=react-server', 'scripts/check-dependencies.ts'),
])
const counts = [...checks, await jest(), await lint, await playwright()]

for (const tool of missing) console.log(`Left out: ${tool.check} (install ${tool.package})`)
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0
