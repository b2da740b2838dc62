import { monotonic } from '@/lib/monotonic'

export interface RateLimiter {
  /** Counts one request of `key`; answers 0, or how many seconds to wait when the request is one too many. */
  take(key: string): number
  /** Forgets `key`, when a request that was counted should not have been. */
  release(key: string): void
}

export interface RateLimit {
  requests: number
  windowMs: number
  /** Beyond this many keys the oldest are forgotten, so that strangers cannot fill the memory. */
  maxKeys?: number
  /** Milliseconds, on a clock that nobody sets back. */
  now?: () => number
}

/** Limits kept in this process's memory, what several processes share see `lib/leads/shared-limits.ts`: so many requests of a key from its first one until the window ends. */
export function createRateLimiter({ requests, windowMs, maxKeys = 10_000, now = monotonic }: RateLimit): RateLimiter {
  /** In order of the windows' starts, thus of their ends. */
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
