'use client'

import { lazy, Suspense, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'

const never = (): (() => void) => () => undefined

/** What stands on a page until its own code is there. */
export const opening = (
  <p role="status" className="card-meta py-10">
    Opening…
  </p>
)

/**
 * The place of something on a static page. Its code loads once the page is live; `waiting` stands there until then. The
 * page starts by itself (`data-wakes`): without its scripts it has nothing to show to anybody.
 */
export function liveHost(load: () => Promise<ComponentType>, waiting: ReactNode = opening): ComponentType {
  const Loaded = lazy(async () => ({ default: await load() }))
  return function LiveHost() {
    const isLive = useSyncExternalStore(
      never,
      () => true,
      () => false,
    )
    return isLive ? (
      <Suspense fallback={waiting}>
        <Loaded />
      </Suspense>
    ) : (
      <>
        {waiting}
        <template data-wakes="" />
      </>
    )
  }
}
