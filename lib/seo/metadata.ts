import type { Metadata } from 'next'
import { site } from '@/data/site'
import { linkPictureUrl } from '@/lib/paths'
import { linkPictureSize } from '@/lib/pictures/drawing/link-size'

/** What every page inherits. Relative URLs of a page's metadata resolve against `siteUrl`. */
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
  /** The page's own address, without the origin. */
  path: string
  /** The title stands alone, without the site's name after it. */
  absoluteTitle?: boolean
}

/** Title, description, canonical address, feed and link preview of a page of `sitePages()`. */
export function pageMetadata({ title, description, path, absoluteTitle }: PageMetadata): Metadata {
  const url = linkPictureUrl(path)
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
      images: [{ url, ...linkPictureSize, alt: title }],
    },
    // Next.js repeats title and description from Open Graph.
    twitter: { card: 'summary_large_image', images: [url] },
  }
}
