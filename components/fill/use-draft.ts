'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Form } from '@/lib/documents/form'
import { saveDraft, type Draft } from '@/lib/fill/drafts'
import { storable } from '@/lib/fill/entries'
import type { TypedValues } from '@/lib/fill/typed'
import { typedIn } from './use-live'

/** Milliseconds without a key before a draft is stored. */
const PAUSE = 400

export type Saved = { status: 'unchanged' } | { status: 'saved'; at: number } | { status: 'failed' }

interface Storing {
  form: Form
  methods: UseFormReturn<TypedValues>
  draft: Draft
  rows: Readonly<Record<string, number>>
  isExample: boolean
}

/** Names the draft in the page's address, so that a restored tab opens it again. */
function nameInAddress(id: string): void {
  const url = new URL(window.location.href)
  if (url.searchParams.get('draft') === id) return
  url.searchParams.set('draft', id)
  window.history.replaceState(window.history.state, '', url)
}

/** Stores what is typed as it is typed: shortly after each change, and when the page is left or hidden. */
export function useDraft({ form, methods, draft, rows, isExample }: Storing): Saved {
  const [saved, setSaved] = useState<Saved>({ status: 'unchanged' })
  const latest = useRef({ form, rows, isExample })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOpen = useRef(false)

  const save = useCallback(() => {
    if (timer.current === undefined) return
    clearTimeout(timer.current)
    timer.current = undefined
    const now = Date.now()
    const { noticed: _, example: _example, ...kept } = draft
    const example = latest.current.isExample ? { example: true as const } : {}
    const typed = storable(latest.current.form, typedIn(methods))
    saveDraft({ ...kept, ...example, changed: now, typed, rows: latest.current.rows }).then(
      () => {
        // The last save ends after the form is gone, when the address is already another page's.
        if (!isOpen.current) return
        nameInAddress(draft.id)
        setSaved({ status: 'saved', at: now })
      },
      (error: unknown) => {
        console.error('The draft could not be stored.', error)
        setSaved({ status: 'failed' })
      },
    )
  }, [draft, methods])

  const schedule = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(save, PAUSE)
  }, [save])

  useEffect(() => {
    const isFirst = latest.current.rows === rows && latest.current.isExample === isExample
    latest.current = { form, rows, isExample }
    if (!isFirst) schedule()
  }, [form, rows, isExample, schedule])

  useEffect(() => {
    isOpen.current = true
    const unsubscribe = methods.subscribe({ formState: { values: true, isDirty: true }, callback: schedule })
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
