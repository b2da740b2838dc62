import { StructuredData } from '@/components/layout/structured-data'
import { env } from '@/lib/env'
import { listNode, collectionNode } from '@/lib/seo/structured-data'
import type { SitePage } from '@/lib/seo/site-pages'

/** The structured data of a page that lists other pages. */
export function CollectionData({ page, hrefs }: { page: SitePage; hrefs: readonly string[] }) {
  return <StructuredData nodes={[collectionNode(env().siteUrl, page, hrefs)]} />
}

/** The structured data of a list of links, each counted once; nothing for an empty list. */
export function ListData({ hrefs }: { hrefs: readonly string[] }) {
  return hrefs.length > 0 && <StructuredData nodes={[listNode(env().siteUrl, [...new Set(hrefs)])]} />
}
