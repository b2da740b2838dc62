'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'

const JobsApp = lazy(async () => ({ default: (await import('./jobs-app')).JobsApp }))

const opening = (
  <p role="status" className="card-meta py-10">
    Opening…
  </p>
)
const never = (): (() => void) => () => undefined

/** The place of the jobs on their page. Their code loads once the page is live. */
export function JobsHost() {
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isLive ? (
    <Suspense fallback={opening}>
      <JobsApp />
    </Suspense>
  ) : (
    opening
  )
}
