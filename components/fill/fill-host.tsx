'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'

const FillApp = lazy(async () => ({ default: (await import('./fill-app')).FillApp }))

const never = (): (() => void) => () => undefined

/** The form's place in its page, which is the same for all templates. Its code is loaded with the page's scripts. */
export function FillHost() {
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const waiting = <p className="fill-message">Opening the form…</p>
  return isLive ? (
    <Suspense fallback={waiting}>
      <FillApp />
    </Suspense>
  ) : (
    waiting
  )
}
