import type { Failure } from './failure'

export const BODY_LIMIT = 16 * 1024

/** What a request carried: decoded JSON, or the fields of an HTML form. */
export type Posted = { kind: 'json'; data: unknown } | { kind: 'form'; data: URLSearchParams }

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'

const mediaType = (request: Request): string =>
  (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''

export const isForm = (request: Request): boolean => mediaType(request) === FORM_TYPE

/** The body as text, or undefined as soon as it passes the limit, whatever its headers say. */
async function readLimited(request: Request): Promise<string | undefined> {
  if (Number(request.headers.get('content-length')) > BODY_LIMIT) return undefined
  if (!request.body) return ''
  const reader = request.body.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(chunks).toString('utf8')
    size += value.byteLength
    if (size > BODY_LIMIT) {
      await reader.cancel()
      return undefined
    }
    chunks.push(value)
  }
}

function parseJson(text: string): Posted | Failure {
  try {
    return { kind: 'json', data: JSON.parse(text) as unknown }
  } catch {
    return { status: 400, code: 'bad-json', message: 'The body is not valid JSON' }
  }
}

/** Reads a JSON or form body of at most 16 KB; anything else is a Failure. */
export async function readBody(request: Request): Promise<Posted | Failure> {
  const type = mediaType(request)
  if (type !== JSON_TYPE && type !== FORM_TYPE) {
    return { status: 415, code: 'unsupported-type', message: `Send ${JSON_TYPE} or ${FORM_TYPE}` }
  }
  const text = await readLimited(request)
  if (text === undefined) return { status: 413, code: 'too-large', message: 'The body is larger than 16 KB' }
  return type === FORM_TYPE ? { kind: 'form', data: new URLSearchParams(text) } : parseJson(text)
}
