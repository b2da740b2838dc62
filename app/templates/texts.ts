import type { Metadata } from 'next'
import { pageMetadata } from '@/lib/seo/metadata'

export const templatesTitle = 'All Templates'

export const templatesMetadata: Metadata = pageMetadata({
  title: templatesTitle,
  description: 'Every template in the library. Filter by format, category and roof system, and download for free.',
  path: '/templates',
})
