import 'server-only'
import { log } from '@/lib/http/log'
import type { Store } from '@/lib/store'

const DAY = 24 * 3600 * 1000

/** Months for which records are kept. */
export interface Retention {
  contactMonths: number
  searchMonths: number
}

type Purged = Pick<Store, 'purgeContactMessages' | 'purgeSearchQueries' | 'foldDownloadCounts'>

/** Months for which downloads are counted by the day; before that there is one sum. */
const COUNT_MONTHS = 13

/** `months` before `now`; on the last day of a shorter month where the day does not exist. */
export function monthsBefore(now: Date, months: number): Date {
  const date = new Date(now)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() - months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return date
}

/**
 * Removes contact messages and search queries that were kept long enough, and folds old counts by day; answers how many
 * rows went.
 */
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

/** Purges now and every day, without keeping the process alive; what fails is logged and tried again the next day. */
export function startRetention(openStore: () => Purged, retention: Retention): void {
  const purge = async (): Promise<void> => {
    try {
      await purgeOldRecords(openStore(), retention)
    } catch (error) {
      log('error', 'old-records-not-purged', { error })
    }
  }
  void purge()
  setInterval(() => void purge(), DAY).unref()
}
