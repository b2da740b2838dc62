'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'

const KeptList = lazy(async () => ({ default: (await import('./kept-list')).KeptList }))

const never = (): (() => void) => () => undefined

/** The place of the lists on their page. Their code loads once the page is live. */
export function KeptHost() {
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isLive ? (
    <Suspense>
      <KeptList />
    </Suspense>
  ) : null
}
