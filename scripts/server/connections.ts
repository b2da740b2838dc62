import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '../../lib/http/client.ts'
import { createConcurrencyLimiter } from '../../lib/rate-limit/concurrency.ts'
import { log } from '../../lib/log/log.ts'
import { connectionsWithin, descriptorLimit } from './descriptors.ts'
import { startReaderWatch } from './readers.ts'

/** Maximum connections per IP address without a proxy in front: enough for a large office, too few for a flood. */
const PER_ADDRESS = 512

/**
 * Limits the connections of `server`, in total and per IP address, and closes those that read too slowly. With
 * `proxies` in front, all connections come from the proxy, so only the total is limited.
 */
export function guardConnections(server: Server, proxies: number): void {
  server.maxConnections = connectionsWithin(descriptorLimit())
  server.on('drop', () => log('error', 'connection-dropped', { connections: server.maxConnections }))
  const addresses = createConcurrencyLimiter(PER_ADDRESS)
  const watch = startReaderWatch()
  server.on('connection', (socket: Socket) => {
    const leave = proxies > 0 ? undefined : addresses.enter(networkOf(socket.remoteAddress ?? ''))
    if (proxies === 0 && !leave) {
      log('error', 'connection-dropped', { perAddress: PER_ADDRESS })
      socket.destroy()
      return
    }
    if (leave) socket.once('close', leave)
    watch(socket)
  })
}
