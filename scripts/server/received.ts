import type { IncomingMessage } from 'node:http'

/** Bytes of a body that are waited for; what is longer is refused by its length, or as it comes. */
const KEPT = 32 * 1024

/**
 * Resolves once the body of a request is here, or as much of it as a handler looks at, or the client has left: a client
 * that sends slowly keeps nobody else waiting. What has come stays in the request to be read.
 */
export function bodyReceived(request: IncomingMessage): Promise<void> {
  const announced = Number(request.headers['content-length'] ?? 0)
  const hasBody = announced > 0 || request.headers['transfer-encoding'] !== undefined
  if (!hasBody || announced > KEPT || request.complete || request.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    const look = (): void => {
      if (!request.complete && !request.destroyed && request.readableLength < KEPT) {
        // Asks for more without taking anything.
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
