'use client'

import { useCallback, useEffect, useState } from 'react'
import { lapseDrafts, type Draft } from '@/lib/fill/drafts'

export interface Drafts {
  /** Undefined until they are read. */
  drafts?: Draft[]
  failed: boolean
  /** Runs a change, then reads the drafts again. A failure is shown by `failed`. */
  change: (step: () => Promise<unknown>) => Promise<void>
}

/** The drafts that this browser keeps. Those whose notice has run out are removed. */
export function useDrafts(): Drafts {
  const [drafts, setDrafts] = useState<Draft[]>()
  const [failed, setFailed] = useState(false)
  const fail = useCallback((error: unknown): void => {
    console.error('Drafts could not be read or changed.', error)
    setFailed(true)
  }, [])
  useEffect(() => {
    lapseDrafts().then(setDrafts, fail)
  }, [fail])
  const change: Drafts['change'] = async (step) => {
    try {
      await step()
      setDrafts(await lapseDrafts())
      setFailed(false)
    } catch (error) {
      fail(error)
    }
  }
  return { drafts, failed, change }
}
