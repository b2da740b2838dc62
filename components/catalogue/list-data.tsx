import { StructuredData } from '@/components/layout/structured-data'
import { env } from '@/lib/env'
import { listNode } from '@/lib/seo/structured-data'

/** Structured data about a list. A URL that the list shows twice is included once. */
export function ListData({ hrefs }: { hrefs: readonly string[] }) {
  return hrefs.length > 0 && <StructuredData nodes={[listNode(env().siteUrl, [...new Set(hrefs)])]} />
}
