'use client'

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Form } from '@/lib/documents/form'
import { saveDraft, type Draft } from '@/lib/fill/drafts'
import { storable } from '@/lib/fill/entries'
import type { TypedValues } from '@/lib/fill/typed'
import { typedIn } from './use-live'

/** Milliseconds between a change and its storing, however fast the next key follows. */
const DELAY = 400

export type Saved =
  { status: 'unchanged' } | { status: 'saving' } | { status: 'saved'; at: number } | { status: 'failed' }

/** The state of the draft's storing. What shows it subscribes to it: a form is not rendered again each time it is stored. */
export interface SavedState {
  get: () => Saved
  set: (saved: Saved) => void
  subscribe: (listener: () => void) => () => void
}

function createSavedState(): SavedState {
  let saved: Saved = { status: 'unchanged' }
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

interface Storing {
  form: Form
  methods: UseFormReturn<TypedValues>
  draft: Draft
  /** What is entered beside the form's texts. */
  more: Pick<Draft, 'rows' | 'photos' | 'signatures' | 'example'>
  /** The draft is not stored as it is, as after a change of the state. */
  isChanged?: boolean
}

/** Names the draft in the page's address, so that a restored tab opens it again. */
function nameInAddress(id: string): void {
  const url = new URL(window.location.href)
  if (url.searchParams.get('draft') === id) return
  url.searchParams.set('draft', id)
  // The draft knows its state and its job.
  url.searchParams.delete('state')
  url.searchParams.delete('job')
  window.history.replaceState(window.history.state, '', url)
}

/** Stores what is typed as it is typed: shortly after each change, and when the page is left or hidden. */
export function useDraft({ form, methods, draft, more, isChanged = false }: Storing): SavedState {
  const [saved] = useState(createSavedState)
  const latest = useRef({ form, more })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOpen = useRef(false)

  const save = useCallback(() => {
    if (timer.current === undefined) return
    clearTimeout(timer.current)
    timer.current = undefined
    const now = Date.now()
    const { noticed: _, example: _example, ...kept } = draft
    const typed = storable(latest.current.form, typedIn(methods))
    saveDraft({ ...kept, ...latest.current.more, changed: now, typed }).then(
      () => {
        // The last save ends after the form is gone, when the address is already another page's.
        if (!isOpen.current) return
        nameInAddress(draft.id)
        // A change that came meanwhile waits to be stored.
        if (timer.current === undefined) saved.set({ status: 'saved', at: now })
      },
      (error: unknown) => {
        console.error('The draft could not be stored.', error)
        saved.set({ status: 'failed' })
      },
    )
  }, [draft, methods, saved])

  const schedule = useCallback(() => {
    if (timer.current !== undefined) return
    timer.current = setTimeout(save, DELAY)
    // That storing failed stays said until it succeeds.
    if (saved.get().status !== 'failed') saved.set({ status: 'saving' })
  }, [save, saved])

  // Before the change is painted: nobody sees it beside a note that all is saved.
  useLayoutEffect(() => {
    const isFirst = latest.current.more === more
    latest.current = { form, more }
    if (!isFirst) schedule()
  }, [form, more, schedule])

  useEffect(() => {
    if (isChanged) schedule()
  }, [isChanged, schedule])

  useEffect(() => {
    isOpen.current = true
    const unsubscribe = methods.subscribe({ formState: { values: true }, callback: schedule })
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') save()
    }
    window.addEventListener('pagehide', save)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      isOpen.current = false
      save()
      unsubscribe()
      window.removeEventListener('pagehide', save)
      document.removeEventListener('visibilitychange', onHidden)
    }
  }, [methods, save, schedule])
  return saved
}
