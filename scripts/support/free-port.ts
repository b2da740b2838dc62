import { createServer, type AddressInfo } from 'node:net'

/** A port of loopback that is free now, for a server that is told its port. */
export function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    }),
  )
}
