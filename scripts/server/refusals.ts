import { randomUUID } from 'node:crypto'
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { ResponseHeaders } from '../../lib/platform/response-headers.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The headers of every response that is not a page. */
    security: ResponseHeaders
  }
}

/** Maximum body size in bytes. Every form and route takes less (`lib/http/body.ts`). */
export const BODY_LIMIT = 16 * 1024
export const REQUEST_ID = 'x-request-id'

const newRequestId = (): string => randomUUID().slice(-12)

/** Returns a new request id, or a well-formed one in the request if `proxies`, which can be trusted, are in front. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>, proxies: number): string {
  const given = proxies > 0 ? headers[REQUEST_ID] : undefined
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : newRequestId()
}

/** Returns path and query of a request target, also in absolute form (RFC 9112, 3.2.2); undefined for anything else. */
export function pathOf(target: string): string | undefined {
  if (target.startsWith('/')) return target
  const [, rest] = /^https?:\/\/[^/?#]+(.*)$/i.exec(target) ?? []
  if (rest === undefined || !URL.canParse(target)) return undefined
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** How often a path may be encoded again. A server behind this one decodes at most twice. */
const LAYERS = 3

/** Whether servers may disagree on what a path means: a null byte, an empty segment, `.`, `..`, a backslash. */
const isAmbiguous = (pathname: string): boolean => /\0|\\|\/\/|\/\.{1,2}(\/|$)/.test(pathname)

/** Returns the decoded path of a target; undefined if it cannot be decoded or servers may disagree on its meaning. */
export function decodePath(target: string): string | undefined {
  let inner = target.split(/[?#]/, 1)[0] ?? ''
  let decoded: string | undefined
  for (let layer = 0; layer < LAYERS && !isAmbiguous(inner); layer += 1) {
    try {
      inner = decodeURIComponent(inner)
    } catch {
      // The first layer must be valid. A percent sign within it is one.
      return decoded
    }
    decoded ??= inner
  }
  return isAmbiguous(inner) ? undefined : decoded
}

/** A host with an optional port. Anything else in the Host header is refused: libraries build URLs from it. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** Headers of Next that this site never uses: server actions, the client router's requests and internal ones. */
const unusedHeaders = ['next-action', 'rsc', 'x-middleware-subrequest', 'x-nextjs-data'] as const

/** Returns whether a decoded path exists only inside Next, as do pages that the middleware rewrites paths to. */
export const isInternal = (pathname: string): boolean => /^\/(_|(missing|fill|404|500)(\/|\.|$))/.test(pathname)

export const isRead = ({ method }: Pick<IncomingMessage, 'method'>): boolean => method === 'GET' || method === 'HEAD'

/** Whether the Host header of a request can be trusted in URLs. */
export const isHost = (host: string | undefined): boolean => !host || HOST.test(host)

export const isTooLarge = ({ headers }: IncomingMessage): boolean => Number(headers['content-length'] ?? 0) > BODY_LIMIT

/** Returns the status for a request that must not reach Next, which would treat a post to a page as a server action. */
export function refusalOf(request: IncomingMessage, pathname: string): 400 | 404 | 405 | 413 | undefined {
  if (unusedHeaders.some((name) => request.headers[name] !== undefined)) return 400
  if (isInternal(pathname)) return 404
  if (!isRead(request) && !/^\/api(\/|$)/.test(pathname)) return 405
  return isTooLarge(request) ? 413 : undefined
}

/** Texts of refusals, and their codes below `/api/`. */
const refusals: Readonly<Record<number, readonly [code: string, text: string]>> = {
  400: ['bad-request', 'Bad request'],
  405: ['method', 'Method not allowed'],
  413: ['too-large', 'The body is larger than 16 KB'],
  429: ['too-soon', 'Too many requests. Please try again in a few seconds.'],
  500: ['unexpected', 'Something went wrong. Please try again.'],
  503: ['overloaded', 'Too many requests at once. Please try again in a moment.'],
}

/** Extra headers for a status. Retry-After is in seconds. */
const more: Readonly<Record<number, ResponseHeaders>> = { 405: { allow: 'GET, HEAD' }, 503: { 'retry-after': '5' } }

const headersOf = (body: string, security: ResponseHeaders, type = 'text/plain; charset=utf-8') => ({
  ...security,
  'content-type': type,
  'content-length': String(Buffer.byteLength(body)),
  'cache-control': 'no-store',
  connection: 'close',
})

/** Sends a text, as JSON below `/api/`, and closes the connection. If a response has started, only closes it. */
export function refuse(reply: FastifyReply, status: number, headers: ResponseHeaders = {}): void {
  const { raw, request, server } = reply
  if (raw.headersSent || raw.closed) return void raw.destroy()
  const [code, text] = refusals[status] ?? [`status-${status}`, STATUS_CODES[status] ?? '']
  const isApi = request.originalUrl.startsWith('/api/')
  const body = isApi ? JSON.stringify({ error: { code, message: text } }) : text
  // A client that still sends a body must not keep the connection by sending it.
  if (!request.raw.complete) raw.once('finish', () => request.raw.socket.destroySoon())
  const type = isApi ? 'application/json' : undefined
  reply.code(status).headers({ ...headersOf(body, server.security, type), ...more[status], ...headers })
  reply.send(Buffer.from(body))
}

const malformed: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Responds to input that never became a request: malformed, too large or too slow. */
export function createClientErrorHandler(security: ResponseHeaders) {
  return (error: NodeJS.ErrnoException, socket: Duplex): void => {
    // The response in progress on this connection; Node.js has no public API for it.
    const { _httpMessage: answer } = socket as Duplex & { _httpMessage?: ServerResponse }
    if (!socket.writable || error.code === 'ECONNRESET' || answer?.headersSent) return void socket.destroy()
    const status = malformed[error.code ?? ''] ?? 400
    const text = String(STATUS_CODES[status])
    const headers = { ...headersOf(text, security), [REQUEST_ID]: newRequestId() }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${status} ${text}\r\n${lines.join('')}\r\n${text}`)
    // `end` closes one direction only: a client that keeps its own open would keep the socket.
    ;(socket as Socket).destroySoon()
  }
}
