import 'server-only'
import { log } from '@/lib/http/log'
import { monotonic } from '@/lib/monotonic'
import { store } from '@/lib/store'

/** Milliseconds for which counts are reused: a list of many templates should not query the store each time. */
const FRESH = 30_000

let known: ReadonlyMap<string, number> = new Map()
let until = -Infinity

/**
 * The downloads that this installation has recorded, by slug; at most half a minute old.
 * Where the store does not answer, the last known counts stand and the failure is logged.
 */
export async function recordedDownloads(now: number = monotonic()): Promise<ReadonlyMap<string, number>> {
  if (now < until) return known
  try {
    known = await store().downloadCounts()
  } catch (error) {
    log('error', 'download-counts-unavailable', { error })
  }
  until = now + FRESH
  return known
}
