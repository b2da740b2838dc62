import { createFormLimits } from '@/lib/leads/limits'
import { createSharedLimits, SHARED_PATIENCE, type CountedRequest } from '@/lib/leads/shared-limits'
import { captureLog } from '../../../support/leads'

const count = jest.fn<Promise<number>, [CountedRequest]>()
const never = (): Promise<number> => new Promise(() => undefined)
let time = 0
const shared = () => createSharedLimits({ count, secret: () => 'a secret', now: () => time })('form', 20)

beforeEach(() => {
  time = 0
  count.mockReset().mockResolvedValue(0)
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('a client is counted under a key that shows nothing of it, and apart from others', async () => {
  const take = shared()
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
  const limits = createFormLimits(20, () => time, shared())
  expect(await limits.checkClient('one')).toMatchObject({ status: 429, headers: { 'retry-after': '17' } })
})

test('what this process refuses is not asked for', async () => {
  const limits = createFormLimits(1, () => time, shared())
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
  const limits = createFormLimits(2, () => time, shared())
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
