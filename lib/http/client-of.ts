import 'server-only'
import { env } from '@/lib/env'
import { clientAddress } from './client'

/** The address by which the requests of one client are counted, read as TRUST_PROXY says. */
export const clientOf = (request: Request): string => clientAddress(request.headers, env().trustProxy)
