import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** What a proxy may name a request: enough for a UUID or a trace, nothing that could be more than a name. */
const GIVEN = /^[\w-]{8,64}$/

export const REQUEST_ID = 'x-request-id'

/** A new id of 12 hexadecimal digits, 48 random bits. */
export const newRequestId = (): string => randomUUID().slice(-12)

/**
 * The id of a request: a new one, or with `proxies` before the server the one that the request brings, where it looks
 * like one. Without a proxy nobody is trusted to name a request.
 */
export function requestIdOf(headers: IncomingHttpHeaders, proxies: number): string {
  const given = proxies > 0 ? headers[REQUEST_ID] : undefined
  return typeof given === 'string' && GIVEN.test(given) ? given : newRequestId()
}
