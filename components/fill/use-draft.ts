import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createObservable } from '@/lib/fill/observable'
import { type Saved, type SavedState, useTabs, type Storing } from './use-tabs'

const DELAY = 400

function nameInAddress(id: string): void {
  const url = new URL(window.location.href)
  if (url.searchParams.get('draft') === id) return
  url.searchParams.set('draft', id)
  // The draft knows its state and its job.
  url.searchParams.delete('state')
  url.searchParams.delete('job')
  window.history.replaceState(window.history.state, '', url)
}

/**
 * Stores what is typed as it is typed: shortly after each change, and when the page is left or hidden. What another tab
 * stores of the same draft is shown here, and of a field that both change the last change wins.
 */
export function useDraft(storing: Storing): SavedState {
  const { form, methods, draft, more, isChanged = false, told } = storing
  const [saved] = useState(() => createObservable<Saved>({ status: 'unchanged', told }))
  const latest = useRef({ form, more })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOpen = useRef(false)
  const store = useTabs(storing, latest, saved)

  const save = useCallback(
    (isLeaving = false) => {
      if (timer.current === undefined) return
      clearTimeout(timer.current)
      timer.current = undefined
      store(isLeaving).then(
        (at) => {
          // The last save ends after the form is gone, when the address is already another page's.
          if (!isOpen.current) return
          nameInAddress(draft.id)
          // A change that came in the meantime waits to be stored.
          if (timer.current === undefined) saved.set({ told: saved.get().told, status: 'saved', at })
        },
        (error: unknown) => {
          console.error('The draft could not be stored.', error)
          saved.set({ status: 'failed' })
        },
      )
    },
    [draft, store, saved],
  )
  const schedule = useCallback(() => {
    if (timer.current !== undefined) return
    timer.current = setTimeout(save, DELAY)
    // That storing failed stays said until it succeeds.
    const { status, told: changed } = saved.get()
    if (status !== 'failed') saved.set({ status: 'saving', told: changed })
  }, [save, saved])

  // Before the change is painted: nobody sees it with a note that all is saved.
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
    const onLeft = (): void => save(true)
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') save()
    }
    window.addEventListener('pagehide', onLeft)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      isOpen.current = false
      save()
      unsubscribe()
      window.removeEventListener('pagehide', onLeft)
      document.removeEventListener('visibilitychange', onHidden)
    }
  }, [methods, save, schedule])
  return saved
}
