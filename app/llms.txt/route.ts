import { env } from '@/lib/env'
import { llmsText } from '@/lib/seo/llms'

export const dynamic = 'force-static'

export const GET = (): Response =>
  new Response(llmsText(env().siteUrl), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
