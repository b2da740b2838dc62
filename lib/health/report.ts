import { withFallback } from '@/lib/log/with-fallback'
import { monotonic } from '@/lib/monotonic'
import { withinTime } from '@/lib/within-time'
import type { Check, HealthReport } from './types'

const TIMEOUT = 2000
/** Milliseconds for which a report is cached: a flood of requests does not load the store. */
const CACHE_TIME = 1000

interface ReportParts {
  version: string
  build: string | null
  /** The check named `store` decides whether the site is down. */
  checks: Readonly<Record<string, () => Promise<Check> | Check>>
  now?: () => number
  timeout?: number
}

/** Returns the result of a check. A check that throws or times out is 'down'. */
function perform(name: string, check: () => Promise<Check> | Check, timeout: number): Promise<Check> {
  const failed: Check = { state: 'down', detail: 'The check failed: see health-check-failed in the log.' }
  const checked = withFallback(check, failed, 'health-check-failed', { check: name })
  return withinTime(checked, timeout, () => ({ state: 'down', detail: `No response within ${timeout} ms.` }))
}

/** Returns a function that reports on the whole site. Reports are cached for a second. */
export function createReporter({ version, build, checks, now = monotonic, timeout = TIMEOUT }: ReportParts) {
  async function report(): Promise<HealthReport> {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await perform(name, check, timeout)] as const),
    )
    const isDown = results.some(([name, { state }]) => name === 'store' && state === 'down')
    const isWell = results.every(([, { state }]) => state === 'ok')
    return { status: isDown ? 'down' : isWell ? 'ok' : 'degraded', version, build, checks: Object.fromEntries(results) }
  }

  let made: { report: Promise<HealthReport>; at: number } | undefined
  return (): Promise<HealthReport> => {
    if (!made || now() >= made.at + CACHE_TIME) made = { report: report(), at: now() }
    return made.report
  }
}
