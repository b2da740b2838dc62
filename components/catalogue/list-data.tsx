import { StructuredData } from '@/components/layout/structured-data'
import { env } from '@/lib/env'
import { listNode, collectionNode } from '@/lib/seo/structured-data'
import type { SitePage } from '@/lib/seo/site-pages'

export function CollectionData({ page, hrefs }: { page: SitePage; hrefs: readonly string[] }) {
  return <StructuredData nodes={[collectionNode(env().siteUrl, page, hrefs)]} />
}

export function ListData({ hrefs }: { hrefs: readonly string[] }) {
  return hrefs.length > 0 && <StructuredData nodes={[listNode(env().siteUrl, [...new Set(hrefs)])]} />
}
