import { monthsBefore, purgeOldRecords, startRetention } from '@/lib/store/retention'
import { captureTestLogs } from '@/tests/support/leads'

const DAY = 24 * 3600 * 1000
const months = { contactMonths: 24, searchMonths: 12 }
const purging = (count: number) => jest.fn<Promise<number>, [Date]>().mockResolvedValue(count)

const logged = captureTestLogs()
afterEach(() => jest.useRealTimers())

test.each([
  ['2026-03-15T10:00:00Z', 24, '2024-03-15T10:00:00.000Z'],
  ['2026-03-31T10:00:00Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2026-01-31T10:00:00Z', 2, '2025-11-30T10:00:00.000Z'],
])('%s less %i months', (now, months, expected) => {
  expect(monthsBefore(new Date(now), months).toISOString()).toBe(expected)
})

test('expired messages and queries are purged, old daily counts folded, and the totals logged', async () => {
  const now = new Date('2026-03-15T10:00:00Z')
  const [purgeContactMessages, purgeSearchQueries, foldDownloadCounts] = [purging(3), purging(40), purging(5)]
  const store = { purgeContactMessages, purgeSearchQueries, foldDownloadCounts }
  expect(await purgeOldRecords(store, months, now)).toBe(48)
  expect(foldDownloadCounts).toHaveBeenCalledWith(new Date('2025-02-15T10:00:00Z'))
  expect(purgeContactMessages).toHaveBeenCalledWith(new Date('2024-03-15T10:00:00Z'))
  expect(purgeSearchQueries).toHaveBeenCalledWith(new Date('2025-03-15T10:00:00Z'))
  expect(logged()).toContain('"messages":3,"queries":40,"counts":5')
})

test('a server purges at startup and daily, even after a day on which the store failed', async () => {
  jest.useFakeTimers()
  const purgeContactMessages = purging(0).mockRejectedValueOnce(new Error('locked'))
  const store = { purgeContactMessages, purgeSearchQueries: purging(0), foldDownloadCounts: purging(0) }
  startRetention(() => store, months)
  await jest.advanceTimersByTimeAsync(0)
  expect(purgeContactMessages).toHaveBeenCalledTimes(1)
  expect(logged()).toContain('old-records-not-purged')
  await jest.advanceTimersByTimeAsync(2 * DAY)
  expect(purgeContactMessages).toHaveBeenCalledTimes(3)
  jest.clearAllTimers()
})
