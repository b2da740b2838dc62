import { serializeStructuredData, type StructuredNode } from '@/lib/seo/structured-data'

/** JSON-LD for search engines. Browsers do not execute it, so a policy without inline scripts allows it. */
export function StructuredData({ nodes }: { nodes: readonly StructuredNode[] }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeStructuredData(nodes) }} />
}
