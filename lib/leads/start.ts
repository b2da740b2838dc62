import 'server-only'
import { env } from '@/lib/env'
import { claimSocketAddress } from '@/lib/http/client'
import { log } from '@/lib/http/log'
import { startOutbox } from '@/lib/mail'
import { store } from '@/lib/store'
import { startRetention } from './retention'
import { signingSecret } from './signing-secret'

/** Makes the secret where there is none. Without one pages, files and forms work; what needs a signed link does not. */
function prepareSecret(): void {
  try {
    signingSecret()
  } catch (error) {
    const remedy = 'Set SIGNING_SECRET, or let the account that runs the server write to DATA_DIR'
    log('error', 'signing-secret-unavailable', { cause: 'No e-mail with a link can be sent', remedy, error })
  }
}

/**
 * Prepares the server before its first request. Throws where the settings are wrong; a store that cannot be opened and a
 * secret that cannot be kept are logged, since pages and files can be served without them.
 */
export function startServer(): void {
  if (env().trustProxy === 0) claimSocketAddress()
  prepareSecret()
  startOutbox()
  startRetention(store, env())
}
