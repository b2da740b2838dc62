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

type Given = Response | Promise<Response>

/** The status of a response, and its body: parsed if it is JSON. */
export async function answered(given: Given): Promise<[status: number, body: unknown]> {
  const response = await given
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  const text = await response.text()
  return [response.status, isJson ? JSON.parse(text) : text]
}

/** The status of a response, and where it leads. */
export async function redirected(given: Given): Promise<[status: number, location: string | null]> {
  const { status, headers } = await given
  return [status, headers.get('location')]
}
