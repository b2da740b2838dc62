import type { Observable } from '@/lib/fill/observable'

export type Saved = ({ status: 'unchanged' | 'saving' | 'failed' } | { status: 'saved'; at: number }) & {
  told?: readonly string[]
}

/** The state of the draft's storing. What shows it subscribes to it: a form is not rendered again each time it is stored. */
export type SavedState = Observable<Saved>
