import { StructuredData } from '@/components/layout/structured-data'
import { env } from '@/lib/env'
import { listNode } from '@/lib/seo/structured-data'

export function ListData({ hrefs }: { hrefs: readonly string[] }) {
  return hrefs.length > 0 && <StructuredData nodes={[listNode(env().siteUrl, [...new Set(hrefs)])]} />
}
