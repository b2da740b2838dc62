import type { ServerResponse } from 'node:http'
import type { ResponseHeaders } from './build-manifests.ts'

const texts = {
  400: 'Bad request',
  404: 'Not found',
  405: 'Method not allowed',
  413: 'The body is larger than 16 KB',
  500: 'Something went wrong. Please try again.',
  503: 'Too many requests at once. Please try again in a moment.',
} as const

export type RefusedStatus = keyof typeof texts

/** The codes of these statuses in answers below `/api/`. */
const codes: Record<RefusedStatus, string> = {
  400: 'bad-request',
  404: 'not-found',
  405: 'method',
  413: 'too-large',
  500: 'unexpected',
  503: 'overloaded',
}

/** Extra headers for a status. Retry-After is in seconds. */
const more: Partial<Record<RefusedStatus, ResponseHeaders>> = {
  405: { allow: 'GET, HEAD' },
  503: { 'retry-after': '5' },
}

/** Returns the headers of a refusal that no page or route renders. */
export const refusalHeaders = (
  text: string,
  security: ResponseHeaders,
  type = 'text/plain; charset=utf-8',
): Record<string, string> => ({
  ...security,
  'content-type': type,
  'content-length': String(Buffer.byteLength(text)),
  'cache-control': 'no-store',
  connection: 'close',
})

/**
 * Sends a text response, as JSON below `/api/`, and closes the connection. If a response has already started, only closes
 * the connection.
 */
export function refuse(response: ServerResponse, status: RefusedStatus, security: ResponseHeaders): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const isApi = response.req.url?.startsWith('/api/')
  const body = isApi ? JSON.stringify({ error: { code: codes[status], message: texts[status] } }) : texts[status]
  const type = isApi ? 'application/json' : undefined
  response.writeHead(status, { ...refusalHeaders(body, security, type), ...more[status] })
  response.end(response.req.method === 'HEAD' ? undefined : body)
  // Whoever still sends a body must not keep the connection by sending it.
  if (!response.req.complete) response.once('finish', () => response.req.socket.destroySoon())
}
