import type { ServerResponse } from 'node:http'
import type { ResponseHeaders } from './build-manifests.ts'

const texts = {
  400: 'Bad request',
  404: 'Not found',
  405: 'Method not allowed',
  500: 'Something went wrong. Please try again.',
  503: 'Too many requests at once. Please try again in a moment.',
} as const

type Status = keyof typeof texts

/** Extra headers for a status. Retry-After is in seconds. */
const more: Partial<Record<Status, ResponseHeaders>> = {
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

/** Sends a text response, as JSON below `/api/`. If a response has already started, closes the connection. */
export function refuse(response: ServerResponse, status: Status, security: ResponseHeaders): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const isApi = response.req.url?.startsWith('/api/') && status === 503
  const body = isApi ? JSON.stringify({ error: { code: 'overloaded', message: texts[status] } }) : texts[status]
  const type = isApi ? 'application/json' : undefined
  response.writeHead(status, { ...refusalHeaders(body, security, type), ...more[status] })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}
