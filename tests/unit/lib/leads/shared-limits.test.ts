import { createFormLimits } from '@/lib/leads/limits'
import { createSharedLimits, SHARED_PATIENCE, type CountedRequest } from '@/lib/leads/shared-limits'
import { captureLog } from '../../../support/leads'

const count = jest.fn<Promise<number>, [CountedRequest]>()
const forget = jest.fn<Promise<void>, [string]>()
const never = (): Promise<never> => new Promise(() => undefined)
let time = 0
/** What the shared limits are to one of several processes. */
const createShared = () => createSharedLimits({ count, forget, secret: () => 'a secret', now: () => time })
const openLimits = (requestsPerMinute: number) =>
  createFormLimits({ requestsPerMinute, now: () => time, shared: createShared() })

beforeEach(() => {
  time = 0
  count.mockReset().mockResolvedValue(0)
  forget.mockReset().mockResolvedValue()
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('a client is counted under a key that shows nothing of it, and apart from others', async () => {
  const { take } = createShared()('form', { requests: 20, windowMs: 60_000 })
  await take('203.0.113.7')
  await take('203.0.113.7')
  await take('203.0.113.8')
  const keys = count.mock.calls.map(([{ key }]) => key)
  expect(keys[0]).toMatch(/^[0-9a-f]{64}$/)
  expect(new Set(keys).size).toBe(2)
  expect(count).toHaveBeenCalledWith(expect.objectContaining({ most: 20, windowSeconds: 60 }))
})

test('what other processes have counted refuses a client here', async () => {
  count.mockResolvedValue(17)
  const limits = openLimits(20)
  expect(await limits.checkClient('one')).toMatchObject({ status: 429, headers: { 'retry-after': '17' } })
})

test('what this process refuses is not asked for', async () => {
  const limits = openLimits(1)
  expect(await limits.checkClient('one')).toBeUndefined()
  expect(await limits.checkClient('one')).toMatchObject({ status: 429 })
  expect(count).toHaveBeenCalledTimes(1)
})

test.each([
  ['is silent', never],
  ['fails', () => Promise.reject(new Error('ECONNREFUSED for 203.0.113.7'))],
])('where the database %s, a request waits at most 300 ms and passes', async (_, answer) => {
  const logged = captureLog()
  count.mockImplementation(answer)
  const limits = openLimits(2)
  const checked = limits.checkClient('one')
  await jest.advanceTimersByTimeAsync(SHARED_PATIENCE)
  expect(await checked).toBeUndefined()
  expect(SHARED_PATIENCE).toBeLessThanOrEqual(300)
  expect(logged()).toContain('shared-limits-unavailable')
  // The memory goes on counting, and nobody waits again until half a minute is over.
  time = 29_000
  expect(await limits.checkClient('one')).toBeUndefined()
  expect(await limits.checkClient('one')).toMatchObject({ status: 429 })
  expect(count).toHaveBeenCalledTimes(1)
  time = 31_000
  count.mockResolvedValue(0)
  await limits.checkClient('two')
  expect(count).toHaveBeenCalledTimes(2)
})

/** Counts as the database of several processes does. */
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

test('an address is submitted once in ten seconds by one client, whichever process is asked', async () => {
  const ends = countTogether()
  const [one, other] = [openLimits(20), openLimits(20)]
  expect(await one.checkSubmit('client', 'joe@example.com')).toBeUndefined()
  time = 4000
  expect(await other.checkSubmit('client', 'Joe@Example.com')).toMatchObject({
    status: 429,
    headers: { 'retry-after': '6' },
  })
  expect(await other.checkSubmit('another client', 'joe@example.com')).toBeUndefined()
  expect(await other.checkSubmit('client', 'ann@example.com')).toBeUndefined()
  expect([...ends.keys()].join(' ')).not.toMatch(/joe|ann|client/)
  time = 20_001
  expect(await other.checkSubmit('client', 'joe@example.com')).toBeUndefined()
})

test('a submit that came to nothing may be repeated at once, at another process too', async () => {
  countTogether()
  const [one, other] = [openLimits(20), openLimits(20)]
  await one.checkSubmit('client', 'joe@example.com')
  await one.forgetSubmit('client', 'joe@example.com')
  expect(await other.checkSubmit('client', 'joe@example.com')).toBeUndefined()
})

test('where it cannot be forgotten the database is not asked again for half a minute', async () => {
  captureLog()
  forget.mockRejectedValue(new Error('ECONNREFUSED'))
  const limits = openLimits(20)
  await limits.checkSubmit('client', 'joe@example.com')
  await limits.forgetSubmit('client', 'joe@example.com')
  expect(await limits.checkSubmit('client', 'joe@example.com')).toBeUndefined()
  expect(count).toHaveBeenCalledTimes(1)
})
