import type { IncomingMessage } from 'node:http'

/** Maximum body size in bytes. Every form and route takes less (`lib/http/body.ts`). */
const BODY_LIMIT = 16 * 1024

/** What became of a body: complete, over the limit, or given up by the client or by its time limit. */
export type Received = 'complete' | 'too-large' | 'gone'

const announced = ({ headers }: IncomingMessage): number => Number(headers['content-length'] ?? 0)
/** Whether a request announces a body over the limit. */
export const isTooLarge = (request: IncomingMessage): boolean => announced(request) > BODY_LIMIT
const hasBody = (request: IncomingMessage): boolean =>
  announced(request) > 0 || request.headers['transfer-encoding'] !== undefined

/**
 * Resolves once the body of a request has arrived, so that a client that is slow, or never sends what it announced,
 * holds no slot: Node.js closes its connection after `requestTimeout`. The data stays in the request to be read.
 */
export function bodyReceived(request: IncomingMessage): Promise<Received> {
  if (request.destroyed) return Promise.resolve('gone')
  if (!hasBody(request) || request.complete) return Promise.resolve('complete')
  return new Promise((resolve) => {
    const settle = (received: Received): void => {
      request.off('readable', look)
      request.off('close', leave)
      resolve(received)
    }
    const leave = (): void => settle('gone')
    const look = (): void => {
      if (request.readableLength > BODY_LIMIT) settle('too-large')
      else if (request.complete) settle('complete')
      // Starts reading more without consuming anything.
      else request.read(0)
    }
    request.on('readable', look)
    request.on('close', leave)
  })
}
