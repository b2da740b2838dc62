import 'server-only'
import { env } from '@/lib/env'
import { claimSocketAddress } from '@/lib/http/client'
import { startOutbox } from '@/lib/mail'
import { store } from '@/lib/store'
import { startRetention } from './store/retention'
import { findSigningSecret } from './signed-links/signing-secret'

/** Prepares the server. Throws if the settings are invalid; an unavailable store or secret is only logged. */
export function startServer(): void {
  if (env().trustProxy === 0) claimSocketAddress()
  // Created on the first start; pages, files and forms work without one.
  findSigningSecret()
  startOutbox()
  startRetention(store, env())
}
