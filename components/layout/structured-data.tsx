import { serializeStructuredData, type StructuredNode } from '@/lib/seo/structured-data'

/** Data for search engines. It is never run, so a policy without inline scripts lets it stand. */
export function StructuredData({ nodes }: { nodes: readonly StructuredNode[] }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeStructuredData(nodes) }} />
}
