import type { Metadata } from 'next'
import { site } from '@/data/site'

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
  picture?: { url: string; width: number; height: number; alt: string }
}

/** Title, description, canonical address and link preview of one page. */
export function pageMetadata({ title, description, path, absoluteTitle, picture }: PageMetadata): Metadata {
  return {
    title: absoluteTitle ? { absolute: title } : title,
    description,
    alternates: { canonical: path },
    openGraph: {
      type: 'website',
      siteName: site.name,
      title,
      description,
      url: path,
      ...(picture ? { images: [picture] } : {}),
    },
    twitter: { card: picture ? 'summary_large_image' : 'summary', title, description },
  }
}
