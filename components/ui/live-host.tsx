import { lazy, Suspense, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'

const never = (): (() => void) => () => undefined

/** What stands on a page until its own code is there. */
export const opening = (
  <p role="status" className="card-meta py-10">
    Opening…
  </p>
)

/** Loads a component after hydration, `waiting` until then. It shows nothing without its scripts (`data-wakes`). */
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
