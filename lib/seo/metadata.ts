import type { Metadata } from 'next'
import { site } from '@/data/site'
import { openGraphImageUrl } from '@/lib/paths'
import { openGraphSize } from '@/lib/pictures/drawing/job'

/** Returns the metadata inherited by every page. Relative URLs resolve against `siteUrl`. */
export const rootMetadata = (siteUrl: string): Metadata => ({
  metadataBase: new URL(siteUrl),
  applicationName: site.name,
  title: { default: `${site.name}: ${site.tagline}`, template: `%s | ${site.name}` },
  description: site.description,
  formatDetection: { telephone: false, email: false, address: false },
})

interface PageMetadata {
  title: string
  description: string
  path: string
  /** Omits the site's name after the title. */
  absoluteTitle?: boolean
}

/** Returns title, description, canonical URL, feed and link preview of a page of `sitePages()`. */
export function pageMetadata({ title, description, path, absoluteTitle }: PageMetadata): Metadata {
  const url = openGraphImageUrl(path)
  return {
    title: absoluteTitle ? { absolute: title } : title,
    description,
    alternates: { canonical: path, types: { 'application/atom+xml': '/feed.xml' } },
    openGraph: {
      type: 'website',
      siteName: site.name,
      title,
      description,
      url: path,
      images: [{ url, ...openGraphSize, alt: title }],
    },
    // Next.js copies title and description from Open Graph.
    twitter: { card: 'summary_large_image', images: [url] },
  }
}
