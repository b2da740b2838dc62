import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { mainContentId } from '@/components/layout/navigation'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { DownloadHost } from '@/components/download/download-host'
import { HydrationLoader } from '@/components/platform/hydration-loader'
import { HydrationSignal } from '@/components/platform/hydration-signal'
import { ShareHost } from '@/components/share/share-host'
import { NewsletterHost } from '@/components/forms/newsletter-host'
import { PreviewHost } from '@/components/preview/preview-host'
import { StructuredData } from '@/components/layout/structured-data'
import { CountHost } from '@/components/download/count-host'
import { ToastHost } from '@/components/ui/toast-host'
import { site } from '@/data/site'
import { env } from '@/lib/env'
import { rootMetadata } from '@/lib/seo/metadata'
import { siteNodes } from '@/lib/seo/structured-data'
import './globals.css'

export const metadata: Metadata = rootMetadata(env().siteUrl)

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#faf8f4' },
    { media: '(prefers-color-scheme: dark)', color: '#12161b' },
  ],
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning data-offline={env().offline ? undefined : 'off'}>
      <head>
        <HydrationLoader />
        <link rel="search" type="application/opensearchdescription+xml" title={site.name} href="/opensearch.xml" />
      </head>
      <body>
        <SiteHeader />
        <main id={mainContentId} tabIndex={-1}>
          {children}
        </main>
        <SiteFooter />
        <DownloadHost />
        <PreviewHost />
        <ShareHost />
        <NewsletterHost />
        <CountHost />
        <ToastHost />
        <StructuredData nodes={siteNodes(env().siteUrl)} />
        <HydrationSignal />
      </body>
    </html>
  )
}
