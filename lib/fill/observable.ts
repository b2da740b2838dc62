/** A value that components subscribe to: a change renders only what shows it. */
export interface Observable<T> {
  get: () => T
  set: (value: T) => void
  /** Calls back after each change. Returns what ends it. */
  subscribe: (listener: () => void) => () => void
}

export function createObservable<T>(start: T): Observable<T> {
  let value = start
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
