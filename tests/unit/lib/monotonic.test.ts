/** What lasts for a while lasts no longer when the wall clock is set back. */
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createReporter } from '@/lib/health/report'
import { createRateLimiter } from '@/lib/rate-limit/rate-limiter'
import { recordedDownloads } from '@/lib/downloads/counts'
import { createSharedLimits } from '@/lib/forms/shared-limits'
import { createCircuitBreaker } from '@/lib/store/supabase/circuit-breaker'
import { createSpoolAccess } from '@/lib/store/spool/access'
import { captureTestLogs } from '@/tests/support/leads'
import { newFolder } from '@/tests/support/new-folder'

const HOUR = 3_600_000

const mockCounts = jest.fn<Promise<ReadonlyMap<string, number>>, []>()
jest.mock('@/lib/store', () => ({ store: () => ({ downloadCounts: () => mockCounts() }) }))

captureTestLogs()
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** So many milliseconds pass, in which the wall clock is set back an hour. */
function passWithClockSetBack(milliseconds: number): void {
  jest.setSystemTime(Date.now() - HOUR)
  jest.advanceTimersByTime(milliseconds)
}

test('a limited client is admitted when its window ends, which rejected requests do not prolong', () => {
  const limiter = createRateLimiter({ requests: 1, windowMs: 60_000 })
  expect(limiter.take('one')).toBe(0)
  passWithClockSetBack(1000)
  expect(limiter.take('one')).toBe(59)
  jest.advanceTimersByTime(58_999)
  expect(limiter.take('one')).toBe(1)
  jest.advanceTimersByTime(1)
  expect(limiter.take('one')).toBe(0)
})

test('an open circuit breaker allows a trial call after its pause', async () => {
  const breaker = createCircuitBreaker({ failures: 1, pause: 10_000 })
  await expect(breaker.execute(() => Promise.reject(new Error('away')))).rejects.toThrow('away')
  passWithClockSetBack(9_999)
  await expect(breaker.execute(() => 'done')).rejects.toThrow('circuit breaker')
  jest.advanceTimersByTime(1)
  expect(await breaker.execute(() => 'done')).toBe('done')
})

test('shared limits are called again half a minute after a failure', async () => {
  const count = jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(7)
  const shared = createSharedLimits({ count, forget: () => Promise.resolve(), secret: () => 'secret' })
  const { take } = shared('form', { requests: 1, windowMs: 60_000 })
  expect(await take('one')).toBe(0)
  passWithClockSetBack(30_000)
  expect(await take('one')).toBe(7)
})

test('a spool that could not be opened is tried again after half a minute', async () => {
  const folder = newFolder()
  writeFileSync(path.join(folder, 'data'), '')
  const access = createSpoolAccess(path.join(folder, 'data', 'spool.sqlite'))
  expect(await access.open()).toBeUndefined()
  rmSync(path.join(folder, 'data'))
  passWithClockSetBack(30_000)
  expect(await access.open()).toBeDefined()
  access.close()
})

test('download counts are read again after half a minute', async () => {
  mockCounts.mockResolvedValueOnce(new Map([['a', 1]])).mockResolvedValue(new Map([['a', 2]]))
  expect((await recordedDownloads()).get('a')).toBe(1)
  passWithClockSetBack(30_000)
  expect((await recordedDownloads()).get('a')).toBe(2)
})

test('a health report is renewed after a second', async () => {
  const check = jest.fn().mockReturnValue({ state: 'ok', detail: 'So it is.' })
  const report = createReporter({ version: '1.2.3', build: null, checks: { store: check } })
  await report()
  passWithClockSetBack(1000)
  await report()
  expect(check).toHaveBeenCalledTimes(2)
})
