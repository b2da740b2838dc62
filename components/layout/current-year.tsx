'use client'

import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => undefined

/** The current year. Before hydration, it is the year of the build. */
export function CurrentYear({ built }: { built: number }) {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => built,
  )
}
