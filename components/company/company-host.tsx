'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'

const CompanyEditor = lazy(async () => ({ default: (await import('./company-editor')).CompanyEditor }))

const opening = (
  <p role="status" className="card-meta">
    Opening…
  </p>
)
const never = (): (() => void) => () => undefined

/** The place of the form on its page. Its code loads once the page is live. */
export function CompanyHost() {
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isLive ? (
    <Suspense fallback={opening}>
      <CompanyEditor />
    </Suspense>
  ) : (
    opening
  )
}
