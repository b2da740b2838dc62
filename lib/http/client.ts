import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

const FORWARDED = 'x-forwarded-for'
/** Maximum length of an IP address string. Longer values are truncated so they cannot exhaust memory. */
const LONGEST = 45

/** A subscriber line usually owns a whole IPv6 /64, so a /64 counts as one client. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain.slice(0, LONGEST)
  const [head = '', tail] = plain.split('::')
  const groups = head.split(':').filter(Boolean)
  const last = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - last.length)).fill('0')
  return [...groups, ...zeros, ...last].slice(0, 4).join(':')
}

/** Each of the `proxies` appends to X-Forwarded-For; earlier entries are the client's claim. See `claimSocketAddress`. */
export function clientAddress(headers: Pick<Headers, 'get'>, proxies: number): string {
  const entries = (headers.get(FORWARDED) ?? '').split(',').map((entry) => entry.trim())
  return networkOf(entries.at(-Math.max(1, proxies)) || entries[0] || 'unknown')
}

/** Sets X-Forwarded-For to the socket address: Next.js does not if a client sends its own. */
export function claimSocketAddress(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    request.headers[FORWARDED] = request.socket.remoteAddress
  })
}
