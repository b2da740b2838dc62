import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

const FORWARDED = 'x-forwarded-for'
/** Characters of an address in its longest spelling: what is longer is none, and must not fill the memory. */
const LONGEST = 45

/** One subscriber line usually owns a whole /64 of IPv6 addresses: count it as one client. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain.slice(0, LONGEST)
  const [head = '', tail] = plain.split('::')
  const groups = head.split(':').filter(Boolean)
  const last = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - last.length)).fill('0')
  return [...groups, ...zeros, ...last].slice(0, 4).join(':')
}

/**
 * The address of whoever sent a request. Each of `proxies` reverse proxies adds one entry to X-Forwarded-For, so the
 * client is that many entries from its end; what stands before is the client's own claim. Without a proxy the one
 * entry is the socket's (see `claimSocketAddress`).
 */
export function clientAddress(headers: Pick<Headers, 'get'>, proxies: number): string {
  const entries = (headers.get(FORWARDED) ?? '').split(',').map((entry) => entry.trim())
  return networkOf(entries.at(-Math.max(1, proxies)) || entries[0] || 'unknown')
}

/**
 * Next.js fills X-Forwarded-For in from the socket only where the request brings none. For a server that no proxy
 * stands before, this puts the socket's address there always, so that a client cannot choose its own.
 */
export function claimSocketAddress(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    request.headers[FORWARDED] = request.socket.remoteAddress
  })
}
