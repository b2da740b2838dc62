import { readFileSync } from 'node:fs'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { log } from '../../lib/log/log.ts'
import { soonOf, stillRequestedPage } from '../static-pages/requested-page.ts'
import { createNegotiator, type Encoding } from './negotiate.ts'

/** With a higher one a visitor waits longer for the compression than for the bytes that it saves. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const compressors: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, QUALITY),
  gzip: promisify<Buffer, Buffer>(gzip),
  identity: (body) => Promise.resolve(body),
}
const encodings = Object.keys(compressors) as Encoding[]

/** Calls `done` with what a handler writes to the response, which is not sent. Status and headers are set, and not fixed. */
function holdBack(response: ServerResponse, done: (body: Buffer) => void): void {
  const parts: Uint8Array[] = []
  const keep = (part?: unknown): void => {
    if (typeof part === 'string') parts.push(Buffer.from(part))
    else if (part instanceof Uint8Array) parts.push(part)
  }
  const methods = ['write', 'end', 'writeHead', 'flushHeaders'] as const
  const before = Object.fromEntries(methods.map((name) => [name, Reflect.get(response, name) as unknown]))
  response.flushHeaders = () => undefined
  // Compression in Next.js calls it at the first write.
  response.writeHead = (status: number, ...given: unknown[]) => {
    response.statusCode = status
    const headers = given.find((each) => typeof each === 'object') as OutgoingHttpHeaders | undefined
    for (const [name, value] of Object.entries(headers ?? {})) if (value !== undefined) response.setHeader(name, value)
    return response
  }
  response.write = (part: unknown) => {
    keep(part)
    return true
  }
  response.end = (part?: unknown) => {
    keep(part)
    Object.assign(response, before)
    done(Buffer.concat(parts))
    return response
  }
}

/** Whether these are the headers of a page that Next.js wrote for this request, to which the middleware gave a nonce. */
const isRequestedPage = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type')).startsWith('text/html') &&
  String(response.getHeader('content-security-policy')).includes("'nonce-")

/**
 * Makes pages that Next.js writes on request as still as those of the build, and compresses them. Returns what is called
 * before Next.js gets a request. `home` is the file of the built home page. A page that is not as expected is sent as
 * Next.js wrote it, which works as well, and logged.
 */
export function createStiller(
  siteUrl: string,
  home: string,
): (request: IncomingMessage, response: ServerResponse) => void {
  const chooseEncoding = createNegotiator()
  const soon = soonOf(readFileSync(home, 'utf8'))

  function still(body: Buffer, path: string | undefined): Buffer {
    try {
      return Buffer.from(stillRequestedPage(body.toString(), { siteUrl, soon }))
    } catch (error) {
      log('error', 'page-not-still', { path, error })
      return body
    }
  }

  return (request, response) => {
    if (request.method !== 'GET') return
    const encoding = chooseEncoding(String(request.headers['accept-encoding'] ?? ''), encodings)
    // Next.js would compress what it writes.
    delete request.headers['accept-encoding']
    holdBack(response, (body) => {
      const sent = isRequestedPage(response) ? still(body, request.url?.split('?', 1)[0]) : body
      send(response, sent, encoding).catch((error: Error) => response.destroy(error))
    })
  }
}

/** Sends a body, text in the encoding. An answer without one (304) keeps the headers of its handler. */
async function send(response: ServerResponse, body: Buffer, encoding: Encoding): Promise<void> {
  if (body.length === 0) return void response.end()
  const isText = /^text\//.test(String(response.getHeader('content-type')))
  const sent = isText && encoding !== 'identity' ? await compressors[encoding](body) : body
  if (sent !== body) response.setHeader('content-encoding', encoding)
  // Next.js names it where it would have compressed.
  if (isText && !/accept-encoding/i.test(String(response.getHeader('vary'))))
    response.appendHeader('vary', 'accept-encoding')
  response.setHeader('content-length', sent.length)
  response.end(sent)
}
