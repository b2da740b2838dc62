export const SITE = 'https://docs.example.com'

type Headers = Record<string, string>

/** A post of JSON, as the site's scripts send it. A text is sent unchanged. */
export const jsonPost = (path: string, body: unknown, headers: Headers = {}): Request =>
  new Request(SITE + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

/** A post of a form, as browsers without scripts send it. */
export const formPost = (path: string, fields: Headers | [string, string][], headers: Headers = {}): Request =>
  new Request(SITE + path, { method: 'POST', headers, body: new URLSearchParams(fields) })
