import { fc } from '@/tests/support/fast-check'
import { createSearchRecorder, recordable } from '@/lib/search/recorded-queries'
import type { SearchQuery } from '@/lib/store'
import { captureTestLogs } from '@/tests/support/leads'

const recordSearchQuery = jest.fn<Promise<void>, [SearchQuery]>()
const logged = captureTestLogs()
const recorder = () => createSearchRecorder(() => ({ recordSearchQuery }))

beforeEach(() => {
  jest.useFakeTimers()
  recordSearchQuery.mockReset().mockResolvedValue()
})
afterEach(() => jest.useRealTimers())

test.each([
  ['  Rubber   ROOF ', 'rubber roof'],
  ['2-ply 60 mil', '2-ply 60 mil'],
  ['24 x 36 in', '24 x 36 in'],
  ['joe@example.com', undefined],
  ['joe @ example', undefined],
  ['call 555-867-5309', undefined],
  ['(555) 867 5309', undefined],
  ['٥٥٥٨٦٧٥٣٠٩', undefined],
  ['roof\0', undefined],
  ['\ud800ab', undefined],
  ['x', undefined],
  ['', undefined],
  ['a'.repeat(61), undefined],
])('%j is recorded as %j', (query, text) => expect(recordable(query)).toBe(text))

test('no email address or telephone number is recorded, in any form', () => {
  const digits = fc.array(fc.nat({ max: 9 }), { minLength: 7, maxLength: 15 })
  const separated = fc.tuple(digits, fc.constantFrom('', ' ', '-', '.', ') ')).map(([all, by]) => all.join(by))
  fc.assert(
    fc.property(fc.string(), fc.oneof(separated, fc.emailAddress()), fc.string(), (before, given, after) => {
      expect(recordable(before + given + after)).toBeUndefined()
    }),
    { numRuns: 2000 },
  )
})

test('a search responds first and is recorded later, one at a time', async () => {
  const record = recorder()
  record('Metal roof', 12)
  record('epdm', 40)
  expect(recordSearchQuery).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1000)
  expect(recordSearchQuery.mock.calls).toEqual([[{ query: 'metal roof', results: 12 }]])
  await jest.advanceTimersByTimeAsync(1000)
  expect(recordSearchQuery).toHaveBeenLastCalledWith({ query: 'epdm', results: 40 })
  await jest.advanceTimersByTimeAsync(10_000)
  expect(recordSearchQuery).toHaveBeenCalledTimes(2)
})

test('a burst is recorded in part, and failures are logged without the query', async () => {
  recordSearchQuery.mockRejectedValueOnce(new Error('locked'))
  const record = recorder()
  for (let index = 0; index < 1000; index += 1) record(`roof ${index}`, 1)
  await jest.advanceTimersByTimeAsync(3_600_000)
  expect(recordSearchQuery).toHaveBeenCalledTimes(60)
  expect(logged()).toContain('search-query-not-recorded')
  expect(logged()).not.toContain('roof')
})
