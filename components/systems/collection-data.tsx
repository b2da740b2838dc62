import { StructuredData } from '@/components/layout/structured-data'
import { env } from '@/lib/env'
import type { SitePage } from '@/lib/seo/site-pages'
import { collectionNode } from '@/lib/seo/structured-data'

export function CollectionData({ page, hrefs }: { page: SitePage; hrefs: readonly string[] }) {
  return <StructuredData nodes={[collectionNode(env().siteUrl, page, hrefs)]} />
}
