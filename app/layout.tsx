import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { mainContentId } from '@/components/layout/navigation'
import { PageHosts } from '@/components/layout/page-hosts'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { HydrationLoader, HydrationSignal } from '@/components/platform/hydration'
import { StructuredData } from '@/components/layout/structured-data'
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
        <SiteHeader name={site.name} />
        <main id={mainContentId} tabIndex={-1}>
          {children}
        </main>
        <SiteFooter name={site.name} tagline={site.tagline} social={site.social} />
        <PageHosts />
        <StructuredData nodes={siteNodes(env().siteUrl)} />
        <HydrationSignal />
      </body>
    </html>
  )
}
