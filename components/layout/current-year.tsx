'use client'

import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => undefined

/** The year of the visit; in the page as it was built, the year of the build. */
export function CurrentYear({ built }: { built: number }) {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => built,
  )
}
