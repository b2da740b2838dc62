import { env } from '@/lib/env'
import { securityText } from '@/lib/seo/security-text'

export const dynamic = 'force-static'

/** `GET /.well-known/security.txt`: whom to tell about a vulnerability. Made by the build, whose date it counts from. */
export const GET = (): Response =>
  new Response(securityText(env().siteUrl, Date.now()), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  })
