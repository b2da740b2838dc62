import 'server-only'
import { env } from '@/lib/env'
import { clientAddress } from '@/lib/http/client'

/** Returns the client address that rate limits count by, resolved according to TRUST_PROXY. */
export const clientOf = (request: Request): string => clientAddress(request.headers, env().trustProxy)
