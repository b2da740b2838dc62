import { monotonic } from '@/lib/monotonic'

export interface RateLimiter {
  /** Counts one request for `key`. Returns 0, or the seconds to wait if the request exceeds the limit. */
  take(key: string): number
  /** Removes the count of `key`, for a request that should not have been counted. */
  release(key: string): void
}

export interface RateLimit {
  requests: number
  windowMs: number
  /** Maximum number of keys. Beyond it the oldest are evicted: attackers must not fill the memory. */
  maxKeys?: number
  /** Monotonic clock, in milliseconds. */
  now?: () => number
}

/** Fixed windows in this process's memory, each from the first request of a key. See also `lib/forms/shared-limits.ts`. */
export function createRateLimiter({ requests, windowMs, maxKeys = 10_000, now = monotonic }: RateLimit): RateLimiter {
  /** Ordered by the start of the window, and therefore by its end. */
  const windows = new Map<string, { count: number; endsAt: number }>()

  function makeRoom(time: number): void {
    for (const [key, { endsAt }] of windows) {
      if (endsAt > time && windows.size < maxKeys) return
      windows.delete(key)
    }
  }

  return {
    take(key) {
      const time = now()
      const open = windows.get(key)
      if (open && open.endsAt > time) {
        if (open.count >= requests) return Math.ceil((open.endsAt - time) / 1000)
        open.count += 1
        return 0
      }
      windows.delete(key)
      makeRoom(time)
      windows.set(key, { count: 1, endsAt: time + windowMs })
      return 0
    },
    release: (key) => void windows.delete(key),
  }
}
