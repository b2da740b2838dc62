'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'

const DraftsList = lazy(async () => ({ default: (await import('./drafts-list')).DraftsList }))

const opening = (
  <p role="status" className="card-meta">
    Opening…
  </p>
)
const never = (): (() => void) => () => undefined

/** The place of the list on its page. Its code loads once the page is live. */
export function DraftsHost() {
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isLive ? (
    <Suspense fallback={opening}>
      <DraftsList />
    </Suspense>
  ) : (
    opening
  )
}
