import { createFormLimits } from '@/lib/forms/limits'

export const SITE = 'https://docs.example.com'

type Headers = Record<string, string>

/** A post of JSON, as the site's scripts send it. A text is sent unchanged. */
export const jsonPost = (path: string, body: unknown, headers: Headers = {}): Request =>
  new Request(SITE + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

export const formPost = (path: string, fields: Headers | [string, string][], headers: Headers = {}): Request =>
  new Request(SITE + path, { method: 'POST', headers, body: new URLSearchParams(fields) })

/** The context of a form handler whose clients, named by `x-client`, may post `requestsPerMinute` times. */
export function formContext(requestsPerMinute: number, now?: () => number) {
  const limits = createFormLimits({ requestsPerMinute, now })
  return {
    siteUrl: () => SITE,
    clientOf: (request: Request) => request.headers.get('x-client') ?? 'one',
    limits: () => limits,
  }
}
