import { env } from '@/lib/env'
import { openSearchXml } from '@/lib/seo/opensearch'

export const dynamic = 'force-static'

export const GET = (): Response =>
  new Response(openSearchXml(env().siteUrl), {
    headers: { 'content-type': 'application/opensearchdescription+xml; charset=utf-8' },
  })
