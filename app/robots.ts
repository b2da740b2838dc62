import type { MetadataRoute } from 'next'
import { env } from '@/lib/env'
import { closedPaths } from '@/lib/seo/robots'

export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/', disallow: [...closedPaths] }, sitemap: `${env().siteUrl}/sitemap.xml` }
}
