/** Whether a form's draft is stored, for what shows it. */

export type Saved = ({ status: 'unchanged' | 'saving' | 'failed' } | { status: 'saved'; at: number }) & {
  /** What another tab changed, in words. */
  told?: readonly string[]
}

/** The state of the draft's storing. What shows it subscribes to it: a form is not rendered again each time it is stored. */
export interface SavedState {
  get: () => Saved
  set: (saved: Saved) => void
  subscribe: (listener: () => void) => () => void
}

export function createSavedState(told: readonly string[] = []): SavedState {
  let saved: Saved = { status: 'unchanged', told }
  const listeners = new Set<() => void>()
  return {
    get: () => saved,
    set(next) {
      saved = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
