import type { MetadataRoute } from 'next'
import { env } from '@/lib/env'
import { sitePages } from '@/lib/seo/site-pages'

export default function sitemap(): MetadataRoute.Sitemap {
  const { siteUrl } = env()
  return sitePages().map(({ path, modified }) => ({ url: siteUrl + path, lastModified: modified }))
}
