'use client'

import { useEffect } from 'react'

/** Tells the boot script that the page is live. Last in the layout: everything before it has its effects by then. */
export function PageLive() {
  useEffect(() => {
    document.documentElement.dataset.live = 'true'
    window.dispatchEvent(new Event('pagelive'))
  }, [])
  return null
}
