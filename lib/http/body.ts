import type { Failure } from './failure'

export const BODY_LIMIT = 16 * 1024
/** Maximum nesting depth. No input here is deeper than a list in an object. */
const DEPTH_LIMIT = 8

/** A parsed request body: decoded JSON, or the fields of an HTML form. */
export type Posted = { kind: 'json'; data: unknown } | { kind: 'form'; data: URLSearchParams }

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'

const mediaType = (request: Request): string =>
  (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''

/** Returns true if the request carries HTML form fields. */
export const isForm = (request: Request): boolean => mediaType(request) === FORM_TYPE

const tooLarge: Failure = { status: 413, code: 'too-large', message: `The body is larger than ${BODY_LIMIT / 1024} KB` }
const cutOff: Failure = { status: 400, code: 'cut-off', message: 'The body ended before it was complete' }

/** Reads the body as text. Fails as soon as it exceeds the limit, whatever its headers, or the client aborts. */
export async function readText(request: Request): Promise<string | Failure> {
  if (Number(request.headers.get('content-length')) > BODY_LIMIT) return tooLarge
  if (!request.body) return ''
  const reader = request.body.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const part = await reader.read().catch(() => undefined)
    if (!part) return cutOff
    if (part.done) return Buffer.concat(chunks).toString('utf8')
    size += part.value.byteLength
    if (size > BODY_LIMIT) {
      await reader.cancel()
      return tooLarge
    }
    chunks.push(part.value)
  }
}

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)))

function parseJson(text: string): Posted | Failure {
  try {
    const data = JSON.parse(text) as unknown
    if (!isDeeper(data, DEPTH_LIMIT)) return { kind: 'json', data }
    return { status: 400, code: 'too-deep', message: `The body is nested more than ${DEPTH_LIMIT} levels deep` }
  } catch {
    return { status: 400, code: 'bad-json', message: 'The body is not valid JSON' }
  }
}

/** Reads a JSON or form body of at most 16 KB. Returns a Failure for anything else. */
export async function readBody(request: Request): Promise<Posted | Failure> {
  const type = mediaType(request)
  if (type !== JSON_TYPE && type !== FORM_TYPE) {
    return { status: 415, code: 'unsupported-type', message: `Send ${JSON_TYPE} or ${FORM_TYPE}` }
  }
  const coding = request.headers.get('content-encoding')
  if (coding !== null && coding !== 'identity') {
    return { status: 415, code: 'unsupported-encoding', message: 'Send the body without a content encoding' }
  }
  const text = await readText(request)
  if (typeof text !== 'string') return text
  return type === FORM_TYPE ? { kind: 'form', data: new URLSearchParams(text) } : parseJson(text)
}
