import { StructuredData } from '@/components/layout/structured-data'
import { env } from '@/lib/env'
import { listNode } from '@/lib/seo/structured-data'

/** Tells search engines what a list shows; an address that it shows twice counts once. */
export function ListData({ hrefs }: { hrefs: readonly string[] }) {
  return hrefs.length > 0 && <StructuredData nodes={[listNode(env().siteUrl, [...new Set(hrefs)])]} />
}
