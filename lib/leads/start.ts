import 'server-only'
import { env } from '@/lib/env'
import { claimSocketAddress } from '@/lib/http/client'
import { startOutbox } from '@/lib/mail'
import { signingSecret } from './signing-secret'

/**
 * What must work before the first request: the settings, the store, the signing secret. Throws where one does not, so
 * that a wrong setting shows at the start and not with the first visitor.
 */
export function startServer(): void {
  if (env().trustProxy === 0) claimSocketAddress()
  signingSecret()
  startOutbox()
}
