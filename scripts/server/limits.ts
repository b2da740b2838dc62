import { STATUS_CODES, type ServerOptions, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { ResponseHeaders } from './build-manifests.ts'
import { refusalHeaders } from './refusals.ts'
import { newRequestId, REQUEST_ID } from './request-ids.ts'

const SECOND = 1000
/** Seconds. Headers arrive at once unless the client holds them back. */
const HEADERS_TIMEOUT = 10

/**
 * Timeouts for receiving a request: `requestTimeout` seconds in total. Node.js itself responds to timeouts and to
 * headers or URLs over 16 KB.
 */
export const serverLimits = (requestTimeout: number): ServerOptions => ({
  requestTimeout: requestTimeout * SECOND,
  headersTimeout: Math.min(requestTimeout, HEADERS_TIMEOUT) * SECOND,
  connectionsCheckingInterval: SECOND / 2,
  maxHeaderSize: 16 * 1024,
})

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Responds to input that never became a request: malformed, too large or too slow. */
export function createClientErrorListener(security: ResponseHeaders) {
  return (error: NodeJS.ErrnoException, socket: Duplex): void => {
    // The response in progress on this connection; Node.js has no public API for it.
    const { _httpMessage: answer } = socket as Duplex & { _httpMessage?: ServerResponse }
    if (!socket.writable || error.code === 'ECONNRESET' || answer?.headersSent) {
      socket.destroy()
      return
    }
    const status = statuses[error.code ?? ''] ?? 400
    const text = String(STATUS_CODES[status])
    const headers = { ...refusalHeaders(text, security), [REQUEST_ID]: newRequestId() }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${status} ${text}\r\n${lines.join('')}\r\n${text}`)
    // `end` closes one direction only: a client that keeps its own open would keep the socket.
    ;(socket as Socket).destroySoon()
  }
}
