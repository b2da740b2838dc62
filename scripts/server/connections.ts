import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '../../lib/http/client.ts'
import { createConcurrencyLimiter } from '../../lib/http/concurrency.ts'
import { log } from '../../lib/http/log.ts'
import { connectionsWithin, descriptorLimit } from './descriptors.ts'
import { startReaderWatch } from './readers.ts'

/** Connections of one address, where no proxy stands before the server: a large office, not a flood. */
const PER_ADDRESS = 512

/**
 * Bounds the connections of `server`, over all and for each address, and cuts clients that read too slowly. With
 * `proxies` before it all connections are the proxy's, and only their sum counts.
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
