import 'server-only'
import { withFallback } from '@/lib/log/with-fallback'
import { monotonic } from '@/lib/monotonic'
import { store } from '@/lib/store'

/** Cache time in milliseconds: a list of many templates does not query the store each time. */
const FRESH = 30_000

let known: ReadonlyMap<string, number> = new Map()
let until = -Infinity

/** Returns the recorded downloads by slug, at most 30 seconds old, or older if the store fails, which is logged. */
export async function recordedDownloads(): Promise<ReadonlyMap<string, number>> {
  const now = monotonic()
  if (now < until) return known
  known = await withFallback(() => store().downloadCounts(), known, 'download-counts-unavailable')
  until = now + FRESH
  return known
}
