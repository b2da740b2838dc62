import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { send, type SendResult } from '@fastify/send'
import { createMemory, type Remembered } from './memory.ts'
import { createNegotiator, type Encoding } from './negotiate.ts'
import type { ResponseHeaders } from './build-manifests.ts'
import type { StaticFile } from './static-files.ts'

const MEGABYTE = 1024 * 1024

/** Headers that make the response depend on more than the file and the encoding. */
const conditions = [
  'range',
  'if-none-match',
  'if-modified-since',
  'if-match',
  'if-unmodified-since',
  'if-range',
] as const

const isPlain = ({ headers }: IncomingMessage): boolean => conditions.every((name) => headers[name] === undefined)

const lowerCase = (headers: SendResult['headers']): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]))

/**
 * The file's content-type and cache-control are sent on success only; its other headers, such as the security headers,
 * on errors as well.
 */
function mergeHeaders(file: StaticFile, encoding: Encoding, { type, headers }: SendResult): Record<string, string> {
  const sent = lowerCase(headers)
  if (type === 'error') {
    const { 'content-type': _type, 'cache-control': _cache, ...rest } = file.headers
    return { ...sent, ...rest }
  }
  const body: Record<string, string> =
    'content-length' in sent && encoding !== 'identity' ? { 'content-encoding': encoding } : {}
  return { ...sent, ...file.headers, ...body }
}

function writeRemembered(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, body }: Remembered,
  own: ResponseHeaders,
): void {
  response.writeHead(200, { ...headers, ...own })
  if (request.method === 'HEAD') response.end()
  else response.end(body)
}

/** A client that leaves early, during its response or while its picture is drawn, is not a server error. */
const isAborted = (error: unknown): boolean =>
  ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE'].includes(String((error as NodeJS.ErrnoException).code))

/**
 * Creates the function that answers GET and HEAD with a file. The library handles conditional and range requests. Its
 * plain responses for build files are cached in memory, which is what makes them fast. `own` are extra headers for this
 * response. Resolves to `false`, without having responded, if the file is gone.
 */
export function createFileAnswerer(
  memoryLimit = 16 * MEGABYTE,
): (request: IncomingMessage, response: ServerResponse, file: StaticFile, own?: ResponseHeaders) => Promise<boolean> {
  const memory = createMemory(memoryLimit)
  const chooseEncoding = createNegotiator()

  return async (request, response, file, own = {}) => {
    const { 'accept-encoding': accepted = '' } = request.headers
    const wanted = chooseEncoding(String(accepted), file.encodings)
    // A range request gets a range of the document itself, not of a compressed copy that the next build may change.
    const encoding = request.headers.range === undefined ? wanted : 'identity'
    const copy = file.copies[encoding] ?? file.copies.identity
    const plain = isPlain(request)
    const known = plain && memory.get(copy)
    if (known) {
      writeRemembered(request, response, known, own)
      return true
    }

    const result = await send(request, encodeURI(copy), { dotfiles: 'allow', cacheControl: false, contentType: false })
    if (result.type === 'error' && result.statusCode === 404) return false
    const headers = mergeHeaders(file, encoding, result)
    const size = Number(headers['content-length'])
    if (plain && file.fixed && request.method === 'GET' && memory.fits(size)) {
      const answer = { headers, body: await buffer(result.stream) }
      memory.put(copy, answer)
      writeRemembered(request, response, answer, own)
      return true
    }
    response.writeHead(result.statusCode, { ...headers, ...own })
    await pipeline(result.stream, response).catch((error: unknown) => {
      if (!isAborted(error)) throw error
    })
    return true
  }
}
