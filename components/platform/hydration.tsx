'use client'

import { useEffect } from 'react'
import { loaderText } from '@/lib/platform/generated/hydration-loader'

/** The hydration loader, see `lib/platform/hydration-loader.ts`. Browsers have run it, so their code leaves out its text. */
export function HydrationLoader() {
  const text = typeof window === 'undefined' ? loaderText : ''
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}

/** Tells the hydration loader that the page is hydrated. Last in the layout, so that all other effects have run. */
export function HydrationSignal() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true'
    window.dispatchEvent(new Event('pagehydrated'))
  }, [])
  return null
}
