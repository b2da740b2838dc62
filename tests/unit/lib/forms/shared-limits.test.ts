import { createFormLimits } from '@/lib/forms/limits'
import { createSharedLimits, SHARED_TIMEOUT, type CountedRequest } from '@/lib/forms/shared-limits'
import { captureTestLogs } from '@/tests/support/leads'

const count = jest.fn<Promise<number>, [CountedRequest]>()
const forget = jest.fn<Promise<void>, [string]>()
const never = (): Promise<never> => new Promise(() => undefined)
let time = 0
/** Creates the shared limits of one of several processes. */
const createShared = () => createSharedLimits({ count, forget, secret: () => 'a secret', now: () => time })
const openLimits = (requestsPerMinute: number) =>
  createFormLimits({ requestsPerMinute, now: () => time, shared: createShared() })

const logged = captureTestLogs()
beforeEach(() => {
  time = 0
  count.mockReset().mockResolvedValue(0)
  forget.mockReset().mockResolvedValue()
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test('a client is counted under its own key, which does not identify it', async () => {
  const { take } = createShared()('form', { requests: 20, windowMs: 60_000 })
  await take('203.0.113.7')
  await take('203.0.113.7')
  await take('203.0.113.8')
  const keys = count.mock.calls.map(([{ key }]) => key)
  expect(keys[0]).toMatch(/^[0-9a-f]{64}$/)
  expect(new Set(keys).size).toBe(2)
  expect(count).toHaveBeenCalledWith(expect.objectContaining({ most: 20, windowSeconds: 60 }))
})

test('requests counted by other processes limit a client here; those rejected by this process are not counted elsewhere', async () => {
  count.mockResolvedValueOnce(17)
  const limited = await openLimits(20).checkClient('one')
  expect(limited).toMatchObject({ status: 429, headers: { 'retry-after': '17' } })
  count.mockClear()
  const limits = openLimits(1)
  expect(await limits.checkClient('one')).toBeUndefined()
  expect(await limits.checkClient('one')).toMatchObject({ status: 429 })
  expect(count).toHaveBeenCalledTimes(1)
})

test.each([
  ['is silent', never],
  ['fails', () => Promise.reject(new Error('ECONNREFUSED for 203.0.113.7'))],
])('where the database %s, a request waits at most 300 ms and passes', async (_, answer) => {
  count.mockImplementation(answer)
  const limits = openLimits(2)
  const checked = limits.checkClient('one')
  await jest.advanceTimersByTimeAsync(SHARED_TIMEOUT)
  expect(await checked).toBeUndefined()
  expect(SHARED_TIMEOUT).toBeLessThanOrEqual(300)
  expect(logged()).toContain('shared-limits-unavailable')
  // The memory continues to count, and no request waits again for half a minute.
  time = 29_000
  expect(await limits.checkClient('one')).toBeUndefined()
  expect(await limits.checkClient('one')).toMatchObject({ status: 429 })
  expect(count).toHaveBeenCalledTimes(1)
  time = 31_000
  count.mockResolvedValue(0)
  await limits.checkClient('two')
  expect(count).toHaveBeenCalledTimes(2)
})

/** Counts like the database that several processes share. */
function countTogether(): Map<string, number> {
  const ends = new Map<string, number>()
  count.mockImplementation(({ key, most, windowSeconds }) => {
    if (most > 1) return Promise.resolve(0)
    const left = (ends.get(key) ?? 0) - time
    if (left > 0) return Promise.resolve(Math.ceil(left / 1000))
    ends.set(key, time + windowSeconds * 1000)
    return Promise.resolve(0)
  })
  forget.mockImplementation((key) => Promise.resolve(void ends.delete(key)))
  return ends
}

test('a client may submit an address once in ten seconds, across all processes', async () => {
  const ends = countTogether()
  const [one, other] = [openLimits(20), openLimits(20)]
  expect(await one.checkSubmit('client', 'joe@example.com')).toBeUndefined()
  time = 4000
  const again = await other.checkSubmit('client', 'Joe@Example.com')
  expect(again).toMatchObject({ status: 429, headers: { 'retry-after': '6' } })
  expect(await other.checkSubmit('another client', 'joe@example.com')).toBeUndefined()
  expect(await other.checkSubmit('client', 'ann@example.com')).toBeUndefined()
  expect([...ends.keys()].join(' ')).not.toMatch(/joe|ann|client/)
  time = 20_001
  expect(await other.checkSubmit('client', 'joe@example.com')).toBeUndefined()
  // A failed submission may be retried at once.
  await other.forgetSubmit('client', 'joe@example.com')
  expect(await one.checkSubmit('client', 'joe@example.com')).toBeUndefined()
  await one.forgetSubmit('client', 'joe@example.com')
  expect(await other.checkSubmit('client', 'joe@example.com')).toBeUndefined()
})

test('if releasing a count fails, the database is not called for half a minute', async () => {
  forget.mockRejectedValue(new Error('ECONNREFUSED'))
  const limits = openLimits(20)
  await limits.checkSubmit('client', 'joe@example.com')
  await limits.forgetSubmit('client', 'joe@example.com')
  expect(await limits.checkSubmit('client', 'joe@example.com')).toBeUndefined()
  expect(count).toHaveBeenCalledTimes(1)
})
