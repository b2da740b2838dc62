export interface Remembered {
  headers: Readonly<Record<string, string>>
  body: Buffer
}

/** Answers kept in memory, the least recently used forgotten first; together never more than `capacity` bytes. */
export function createMemory(
  capacity: number,
  largest = capacity / 64,
): {
  get: (key: string) => Remembered | undefined
  /** Says whether an answer of this size would be kept. */
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
