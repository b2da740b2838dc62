'use client'

import { DownloadHost } from '@/components/download/download-host'
import { NewsletterHost } from '@/components/forms/newsletter-host'
import { PreviewHost } from '@/components/preview/preview-host'
import { ShareHost } from '@/components/share/share-host'
import { ToastHost } from '@/components/ui/toast-host'
import { useEffect } from 'react'

const MOST = 100

/** Adds the recorded downloads to the counts of the page, once the browser is idle. */
function CountHost() {
  useEffect(() => {
    const elements = [...document.querySelectorAll<HTMLElement>('[data-base]')].slice(0, MOST)
    if (elements.length === 0) return
    const update = (): void =>
      void import('@/components/download/recorded-counts').then(({ addRecordedCounts }) => addRecordedCounts(elements))
    if (!('requestIdleCallback' in window)) return update()
    const waiting = requestIdleCallback(update, { timeout: 4000 })
    return () => cancelIdleCallback(waiting)
  }, [])
  return null
}

/** What every page needs after hydration: downloads, previews, sharing, newsletter, counts and toasts. */
export function PageHosts() {
  return (
    <>
      <DownloadHost />
      <PreviewHost />
      <ShareHost />
      <NewsletterHost />
      <CountHost />
      <ToastHost />
    </>
  )
}
