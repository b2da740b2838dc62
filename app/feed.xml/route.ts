import { env } from '@/lib/env'
import { feedXml } from '@/lib/seo/feed'

export const dynamic = 'force-static'

export const GET = (): Response =>
  new Response(feedXml(env().siteUrl), { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } })
