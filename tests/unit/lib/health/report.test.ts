import { createReporter } from '@/lib/health/report'
import type { Check } from '@/lib/health/types'
import { captureTestLogs } from '@/tests/support/leads'

const logged = captureTestLogs()

const check = (state: Check['state']): Check => ({ state, detail: 'So it is.' })
const build = (checks: Record<string, () => Promise<Check> | Check>, now = () => 0, timeout = 2000) =>
  createReporter({ version: '1.2.3', build: 'abc', checks, now, timeout })

test.each([
  ['ok', 'ok', 'ok'],
  ['degraded', 'ok', 'degraded'],
  ['ok', 'degraded', 'degraded'],
  ['ok', 'down', 'degraded'],
  ['down', 'ok', 'down'],
  ['down', 'down', 'down'],
] as const)('a store that is %s and mail that is %s make the site %s', async (store, mail, status) => {
  const report = await build({ store: () => check(store), mail: () => Promise.resolve(check(mail)) })()
  expect(report).toEqual({
    status,
    version: '1.2.3',
    build: 'abc',
    checks: { store: check(store), mail: check(mail) },
  })
})

test('a check that throws is down, with the reason only in the log', async () => {
  const fail = () => Promise.reject(new Error('password authentication failed for user "x"'))
  const report = await build({ store: () => check('ok'), mail: fail })()
  expect(report.status).toBe('degraded')
  expect(JSON.stringify(report)).not.toContain('password')
  expect(logged()).toContain('password authentication failed')
})

test('a check that does not finish is down after the time limit', async () => {
  const report = await build({ store: () => new Promise<Check>(() => undefined) }, () => 0, 20)()
  expect(report).toMatchObject({ status: 'down', checks: { store: { detail: 'No response within 20 ms.' } } })
})

test('all requests within a second get the same report, later ones a new one', async () => {
  let time = 0
  const ask = jest.fn(() => check('ok'))
  const reporter = build({ store: ask }, () => time)
  const reports = await Promise.all(Array.from({ length: 1000 }, reporter))
  expect(new Set(reports).size).toBe(1)
  time = 999
  await reporter()
  expect(ask).toHaveBeenCalledTimes(1)
  time = 1000
  await reporter()
  expect(ask).toHaveBeenCalledTimes(2)
})
