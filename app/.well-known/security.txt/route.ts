import { env } from '@/lib/env'
import { securityText } from '@/lib/seo/security-text'

export const dynamic = 'force-static'

/** `GET /.well-known/security.txt`: where to report a vulnerability. It expires a fixed time after the build. */
export const GET = (): Response =>
  new Response(securityText(env().siteUrl, Date.now()), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  })
