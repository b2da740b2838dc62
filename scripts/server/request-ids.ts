import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** Request ids accepted from a proxy: enough for a UUID or a trace id, and nothing else. */
const GIVEN = /^[\w-]{8,64}$/

export const REQUEST_ID = 'x-request-id'

/** Returns a new id of 12 hexadecimal digits, 48 random bits. */
export const newRequestId = (): string => randomUUID().slice(-12)

/**
 * Returns the id of a request: a new one or, with `proxies` in front of the server, the one in the request if it is
 * well-formed. Without a proxy the client's own id is not trusted.
 */
export function requestIdOf(headers: IncomingHttpHeaders, proxies: number): string {
  const given = proxies > 0 ? headers[REQUEST_ID] : undefined
  return typeof given === 'string' && GIVEN.test(given) ? given : newRequestId()
}
