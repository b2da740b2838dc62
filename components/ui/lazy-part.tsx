import { createElement, lazy, Suspense, type ComponentType, type ReactNode } from 'react'

/** Returns a component whose code is loaded when it is first shown; `waiting` is shown until then. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>, waiting?: ReactNode) {
  const Part = lazy(async () => ({ default: await load() }))
  return function LazyPart(props: P) {
    return <Suspense fallback={waiting}>{createElement<P>(Part, props)}</Suspense>
  }
}
