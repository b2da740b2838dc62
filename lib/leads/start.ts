import 'server-only'
import { env } from '@/lib/env'
import { claimSocketAddress } from '@/lib/http/client'
import { startOutbox } from '@/lib/mail'
import { store } from '@/lib/store'
import { startRetention } from './retention'
import { findSigningSecret } from './signing-secret'

/**
 * Prepares the server before its first request. Throws where the settings are wrong; a store that cannot be opened and a
 * secret that cannot be kept are logged, since pages and files can be served without them.
 */
export function startServer(): void {
  if (env().trustProxy === 0) claimSocketAddress()
  // Made at the first start; pages, files and forms work without one.
  findSigningSecret()
  startOutbox()
  startRetention(store, env())
}
