'use client'

import { CountHost } from '@/components/download/count-host'
import { DownloadHost } from '@/components/download/download-host'
import { NewsletterHost } from '@/components/forms/newsletter-host'
import { PreviewHost } from '@/components/preview/preview-host'
import { ShareHost } from '@/components/share/share-host'
import { ToastHost } from '@/components/ui/toast-host'

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
