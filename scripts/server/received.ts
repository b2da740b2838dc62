import type { IncomingMessage } from 'node:http'

/** Number of body bytes to wait for. Handlers refuse longer bodies by their length or as they arrive. */
const KEPT = 32 * 1024

/**
 * Resolves once the body of a request has arrived, or as much of it as a handler reads, or the client has disconnected,
 * so that a slow sender does not hold a slot. The data stays in the request to be read.
 */
export function bodyReceived(request: IncomingMessage): Promise<void> {
  const announced = Number(request.headers['content-length'] ?? 0)
  const hasBody = announced > 0 || request.headers['transfer-encoding'] !== undefined
  if (!hasBody || announced > KEPT || request.complete || request.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    const look = (): void => {
      if (!request.complete && !request.destroyed && request.readableLength < KEPT) {
        // Starts reading more without consuming anything.
        request.read(0)
        return
      }
      request.off('readable', look)
      request.off('close', look)
      resolve()
    }
    request.on('readable', look)
    request.on('close', look)
  })
}
