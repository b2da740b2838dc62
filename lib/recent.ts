/**
 * Keeps the last `limit` results of `make` by their key, and those still being made, so that a key asked for twice is
 * worked for once. A failure is not kept.
 */
export function createRecent<T>(limit: number): (key: string, make: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, Promise<T>>()
  return (key, make) => {
    const known = kept.get(key)
    if (known) return known
    const making = make()
    kept.set(key, making)
    const oldest = kept.size > limit ? kept.keys().next().value : undefined
    if (oldest !== undefined) kept.delete(oldest)
    return making.catch((error: unknown) => {
      // It may have been pushed out and made anew meanwhile.
      if (kept.get(key) === making) kept.delete(key)
      throw error
    })
  }
}

/** Runs what it is given one after the other, whoever asks: for work that takes much memory. */
export function createQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
}
