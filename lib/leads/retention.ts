import 'server-only'
import { log } from '@/lib/http/log'
import type { Store } from '@/lib/store'

const DAY = 24 * 3600 * 1000

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

/** Removes contact messages older than `months`; answers how many. */
export async function purgeOldMessages(
  store: Pick<Store, 'purgeContactMessages'>,
  months: number,
  now = new Date(),
): Promise<number> {
  const purged = await store.purgeContactMessages(monthsBefore(now, months))
  if (purged) log('info', 'contact-messages-purged', { purged })
  return purged
}

/** Purges now and every day, without keeping the process alive; what fails is logged and tried again the next day. */
export function startRetention(openStore: () => Pick<Store, 'purgeContactMessages'>, months: number): void {
  const purge = async (): Promise<void> => {
    try {
      await purgeOldMessages(openStore(), months)
    } catch (error) {
      log('error', 'contact-messages-not-purged', { error })
    }
  }
  void purge()
  setInterval(() => void purge(), DAY).unref()
}
