import type { ResponseHeaders } from '../../lib/platform/response-headers.ts'

export interface Remembered {
  headers: ResponseHeaders
  body: Buffer
}

/** An LRU cache of responses that never holds more than `capacity` bytes in total. */
export function createMemory(
  capacity: number,
  largest = capacity / 64,
): {
  get: (key: string) => Remembered | undefined
  /** Returns whether a response of this size would be cached. */
  fits: (bytes: number) => boolean
  put: (key: string, answer: Remembered) => void
} {
  const kept = new Map<string, Remembered>()
  let total = 0
  const forget = (key: string): void => {
    total -= kept.get(key)?.body.length ?? 0
    kept.delete(key)
  }
  return {
    get(key) {
      const answer = kept.get(key)
      if (!answer) return undefined
      kept.delete(key)
      kept.set(key, answer)
      return answer
    },
    fits: (bytes) => bytes <= largest,
    put(key, answer) {
      forget(key)
      kept.set(key, answer)
      total += answer.body.length
      for (const oldest of kept.keys()) {
        if (total <= capacity) return
        forget(oldest)
      }
    },
  }
}
