import 'server-only'
import { env } from '@/lib/env'
import { claimSocketAddress } from '@/lib/http/client'
import { startOutbox } from '@/lib/mail'
import { store } from '@/lib/store'
import { startRetention } from './retention'
import { signingSecret } from './signing-secret'

/**
 * Prepares the server before its first request. Throws where the settings are wrong or no link could be signed; a
 * store that cannot be opened is logged, since pages and files can be served without it.
 */
export function startServer(): void {
  if (env().trustProxy === 0) claimSocketAddress()
  signingSecret()
  startOutbox()
  startRetention(store, env())
}
