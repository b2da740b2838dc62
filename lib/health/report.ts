import { log } from '@/lib/http/log'
import { monotonic } from '@/lib/monotonic'
import type { Check, HealthReport } from './types'

/** Milliseconds that a check may take. */
const PATIENCE = 2000
/** Milliseconds for which an answer is given again: a flood of questions does not load the store. */
const FRESH = 1000

export interface ReportParts {
  version: string
  build: string | null
  /** The check named `store` decides whether the site is down. */
  checks: Readonly<Record<string, () => Promise<Check> | Check>>
  now?: () => number
  patience?: number
}

/** The outcome of a check; one that throws or takes too long is 'down'. */
async function perform(name: string, check: () => Promise<Check> | Check, patience: number): Promise<Check> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<Check>((resolve) => {
    timer = setTimeout(() => resolve({ state: 'down', detail: `No answer within ${patience} ms.` }), patience)
  })
  const checked = Promise.resolve()
    .then(check)
    .catch((error: unknown): Check => {
      log('error', 'health-check-failed', { check: name, error })
      return { state: 'down', detail: 'The check failed: see health-check-failed in the log.' }
    })
  const result = await Promise.race([checked, tooLate])
  clearTimeout(timer)
  return result
}

/** Makes reports on the whole site; within a second the same one. */
export function createReporter({ version, build, checks, now = monotonic, patience = PATIENCE }: ReportParts) {
  async function report(): Promise<HealthReport> {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await perform(name, check, patience)] as const),
    )
    const isDown = results.some(([name, { state }]) => name === 'store' && state === 'down')
    const isWell = results.every(([, { state }]) => state === 'ok')
    return { status: isDown ? 'down' : isWell ? 'ok' : 'degraded', version, build, checks: Object.fromEntries(results) }
  }

  let made: { report: Promise<HealthReport>; at: number } | undefined
  return (): Promise<HealthReport> => {
    if (!made || now() >= made.at + FRESH) made = { report: report(), at: now() }
    return made.report
  }
}
