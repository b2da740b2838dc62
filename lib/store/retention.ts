import 'server-only'
import { log } from '@/lib/log/log'
import { withFallback } from '@/lib/log/with-fallback'
import type { Store } from '@/lib/store'

const DAY = 24 * 3600 * 1000

export interface Retention {
  contactMonths: number
  searchMonths: number
}

type Purged = Pick<Store, 'purgeContactMessages' | 'purgeSearchQueries' | 'foldDownloadCounts'>

/** Months for which downloads are kept per day; older counts are folded into one sum. */
const COUNT_MONTHS = 13

/** Returns the date `months` before `now`, clamped to the last day of a shorter month. */
export function monthsBefore(now: Date, months: number): Date {
  const date = new Date(now)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() - months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return date
}

/** Deletes expired contact messages and search queries, and folds old daily counts. Returns how many rows were removed. */
export async function purgeOldRecords(
  store: Purged,
  { contactMonths, searchMonths }: Retention,
  now = new Date(),
): Promise<number> {
  const messages = await store.purgeContactMessages(monthsBefore(now, contactMonths))
  const queries = await store.purgeSearchQueries(monthsBefore(now, searchMonths))
  const counts = await store.foldDownloadCounts(monthsBefore(now, COUNT_MONTHS))
  if (messages + queries + counts > 0) log('info', 'old-records-purged', { messages, queries, counts })
  return messages + queries + counts
}

/** Purges now and then daily, without keeping the process alive. Failures are logged and retried the next day. */
export function startRetention(openStore: () => Purged, retention: Retention): void {
  const purge = () => withFallback(() => purgeOldRecords(openStore(), retention), 0, 'old-records-not-purged')
  void purge()
  setInterval(() => void purge(), DAY).unref()
}
