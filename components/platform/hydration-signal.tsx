'use client'

import { useEffect } from 'react'

/** Tells the hydration loader that the page is hydrated. Last in the layout, so that all other effects have run. */
export function HydrationSignal() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true'
    window.dispatchEvent(new Event('pagehydrated'))
  }, [])
  return null
}
