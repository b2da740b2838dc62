import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '../../lib/http/client.ts'
import { createConcurrencyLimiter } from '../../lib/rate-limit/concurrency.ts'
import { log } from '../../lib/log/log.ts'
import { connectionsWithin, descriptorLimit } from './descriptors.ts'

/** Maximum connections per IP address without a proxy in front: enough for a large office, too few for a flood. */
const PER_ADDRESS = 512
/** The share of all connections that one address may have, and from which on silent ones make room. */
const SHARE = 1 / 2
const CROWDED = 3 / 4

/**
 * Closes connections that have not sent a request, the oldest first, when most places are taken. A request that is being
 * sent arrives before its connection is the oldest.
 */
function makeRoomAmongSilent(server: Server, most: number): (socket: Socket) => void {
  const silent = new Set<Socket>()
  let open = 0
  server.on('request', ({ socket }) => silent.delete(socket))
  return (socket) => {
    open += 1
    silent.add(socket)
    socket.once('close', () => {
      open -= 1
      silent.delete(socket)
    })
    const [oldest] = silent
    if (open > most * CROWDED && oldest !== socket) oldest?.destroy()
  }
}

/**
 * Limits the connections of `server`, in total and per IP address, and closes silent ones when it gets crowded. With
 * `proxies` in front, all connections come from the proxy, so only the total is limited.
 */
export function guardConnections(server: Server, proxies: number, most = connectionsWithin(descriptorLimit())): void {
  server.maxConnections = most
  server.on('drop', () => log('error', 'connection-dropped', { connections: most }))
  const perAddress = Math.min(PER_ADDRESS, Math.floor(most * SHARE))
  const addresses = createConcurrencyLimiter(perAddress)
  const keepRoom = makeRoomAmongSilent(server, most)
  server.on('connection', (socket: Socket) => {
    const leave = proxies > 0 ? undefined : addresses.enter(networkOf(socket.remoteAddress ?? ''))
    if (proxies === 0 && !leave) {
      log('error', 'connection-dropped', { perAddress })
      socket.destroy()
      return
    }
    if (leave) socket.once('close', leave)
    keepRoom(socket)
  })
}
