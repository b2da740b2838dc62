import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import send, { type SendOptions, type SendResult } from '@fastify/send'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { log } from '../../lib/log/log.ts'
import { exitWithoutDescriptors } from './connections.ts'
import { chooseEncoding, copyOf, type Encoding, type HeadersFor, type SiteFile, type SiteFiles } from './files.ts'
import type { LateFiles } from './late-files.ts'
import {
  createClientErrorHandler,
  decodePath,
  isHost,
  isRead,
  isTooLarge,
  pathOf,
  refusalOf,
  refuse,
  REQUEST_ID,
  requestIdOf,
} from './refusals.ts'
import { createLanes, createPass, type NextParts } from './to-next.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What answered the request, for the metrics. */
    kind: 'static' | 'page' | 'api' | 'refused'
  }
}

interface SiteParts extends Partial<NextParts> {
  next: NextParts['next']
  /** Listed again while the server runs. */
  files: { current: SiteFiles }
  headersFor: HeadersFor
  /** Seconds in which a request must arrive. */
  requestTimeout?: number
  /** Milliseconds in which a response must be read. Archives have their own deadline (`lib/bundles`). */
  deadline?: number
  late?: LateFiles
  observe?: (app: FastifyInstance, lanes: NextParts['lanes']) => void
}

const SECOND = 1000
/** Seconds. Headers arrive at once unless the client holds them back. */
const HEADERS_TIMEOUT = 10
/** Milliseconds in which even a modem reads the largest file, 260 KB. */
const DEADLINE = 300 * SECOND
/** Maximum number of requests open on one connection. Browsers do not pipeline. */
const OPEN = 16
/** Bytes that are parsed at once: the headers of most requests. */
const PART = 1024
/** A path that gets the headers of every response and none of the page-only headers. */
const NOT_A_PAGE = '/api/'
/** A path that is refused. It replaces targets that Fastify would answer itself. */
const NOWHERE = '/\\'

/** Passes bytes on in small parts: Node.js would keep objects for each of some thousand requests in 64 KB, and fill the heap. */
function readInParts(socket: Socket): void {
  const [parse] = socket.listeners('data') as ((part: Buffer) => void)[]
  if (!parse) throw new Error('Node.js reads connections in another way: see readInParts')
  socket.off('data', parse)
  socket.on('data', (bytes: Buffer) => {
    for (let start = 0; start < bytes.length && socket.writable; start += PART) {
      // Node.js pauses a connection that does not read its responses.
      if (socket.isPaused()) return void socket.unshift(bytes.subarray(start))
      parse.call(socket, bytes.subarray(start, start + PART))
    }
  })
}

/** Lets the requests of one connection begin in turn: waiting ones hold nothing. More than 16 close it. */
function createPipelineLimit(): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const queues = new WeakMap<Socket, Promise<void>[]>()
  return async ({ socket }, response) => {
    const open = queues.get(socket) ?? []
    const before = open.at(-1)
    const closed = new Promise<void>((resolve) => response.once('close', resolve))
    queues.set(socket, open)
    if (open.push(closed) > OPEN) socket.destroy()
    void closed.then(() => open.shift())
    await before
    return !socket.destroyed
  }
}

/** Closes the connection of a response that is not read in time. A trickle defeats limits of silence. */
function limitReading(response: ServerResponse, deadline: number): void {
  const timer = setTimeout(() => response.destroy(), deadline).unref()
  response.once('close', () => clearTimeout(timer))
}

const acceptedBy = ({ headers }: IncomingMessage): string => String(headers['accept-encoding'] ?? '')

/** Opens the copy of a file in an encoding. The library handles conditional and range requests. */
const open = (request: IncomingMessage, file: SiteFile, encoding: Encoding, more?: SendOptions) =>
  send(request, encodeURI(`/${copyOf(file, encoding)}`), {
    root: file.root,
    cacheControl: false,
    contentType: false,
    index: false,
    ...more,
  })

function sendOpened(reply: FastifyReply, opened: SendResult, file: SiteFile, encoding: Encoding): void {
  const { statusCode, headers, stream } = opened
  // A file that is deleted before its client has left.
  stream.on('error', () => undefined)
  if (reply.raw.destroyed) return void stream.destroy()
  reply.code(statusCode).headers({ ...headers, ...file.headers })
  if (encoding !== 'identity' && statusCode !== 304) reply.header('content-encoding', encoding)
  reply.send(stream)
}

/** Sends the page of unknown addresses, whatever conditions and ranges the request has. */
async function sendNotFound(reply: FastifyReply, file: SiteFile): Promise<void> {
  const { method } = reply.request
  const encoding = chooseEncoding(acceptedBy(reply.request.raw), file.encodings)
  const plain = { method, headers: {} } as IncomingMessage
  const opened = await open(plain, file, encoding, { acceptRanges: false, etag: false, lastModified: false })
  if (opened.type === 'error') throw opened.metadata.error
  sendOpened(reply, { ...opened, statusCode: 404 }, file, encoding)
}

async function sendFile(reply: FastifyReply, file: SiteFile, notFound: SiteFile): Promise<void> {
  const { raw } = reply.request
  // A range request gets a range of the document itself, not of a compressed copy that the next build may change.
  const isWhole = raw.headers.range === undefined
  const encoding = isWhole ? chooseEncoding(acceptedBy(raw), file.encodings) : 'identity'
  const opened = await open(raw, file, encoding)
  const { statusCode, headers } = opened
  reply.request.kind = 'static'
  if (opened.type === 'file') return sendOpened(reply, opened, file, encoding)
  if (statusCode === 404) return sendNotFound(reply, notFound)
  if (opened.type === 'error' && statusCode === 500) throw opened.metadata.error
  const range = headers['Content-Range']
  refuse(reply, statusCode, range ? { 'content-range': range } : {})
}

function answerFailure(error: FastifyError, { id, method, raw }: FastifyRequest, reply: FastifyReply): void {
  exitWithoutDescriptors(error)
  // A client that leaves during the response is not a failure.
  if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE')
    log('error', 'request-failed', { request: id, method, path: raw.url?.split('?', 1)[0], error })
  refuse(reply, 500)
}

/** Creates the server: answers pages and files itself, passes the rest to Next, logs and answers every failure. */
export async function createSite(parts: SiteParts): Promise<FastifyInstance> {
  const { files, headersFor, next, late, observe, proxies = 0, perMinute = 1200 } = parts
  const { requestTimeout = 12, deadline = DEADLINE, lanes = createLanes() } = parts
  const security = headersFor(NOT_A_PAGE)
  const app = Fastify({
    routerOptions: { maxParamLength: 16 * 1024 },
    genReqId: (request) => requestIdOf(request, proxies),
    rewriteUrl({ url = '' }) {
      const target = pathOf(url)
      return target !== undefined && decodePath(target) !== undefined ? target : NOWHERE
    },
    requestTimeout: requestTimeout * SECOND,
    keepAliveTimeout: 5 * SECOND,
    // Also for a client that reads nothing of its response. Node.js grants one that has read something a second minute.
    connectionTimeout: 60 * SECOND,
    http: {
      headersTimeout: Math.min(requestTimeout, HEADERS_TIMEOUT) * SECOND,
      connectionsCheckingInterval: SECOND / 2,
      maxHeaderSize: 16 * 1024,
    },
    clientErrorHandler: createClientErrorHandler(security),
  })
  app.decorate('security', security)
  app.decorateRequest('kind', 'refused')
  app.setErrorHandler(answerFailure)
  observe?.(app, lanes)
  app.server.on('connection', readInParts)
  // A body that is too large is refused before the client sends it.
  app.server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (!isTooLarge(request)) response.writeContinue()
    app.server.emit('request', request, response)
  })

  const mayBegin = createPipelineLimit()
  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { raw } = request
    const { url: target = '', headers } = raw
    if (!(await mayBegin(raw, reply.raw))) return
    reply.raw.setHeader(REQUEST_ID, request.id)
    const pathname = isHost(headers.host) ? decodePath(target) : undefined
    if (pathname === undefined) return refuse(reply, 400)
    if (!pathname.startsWith('/api/bundles/')) limitReading(reply.raw, deadline)
    const { notFound } = files.current
    const file = isRead(raw) ? (files.current.find(target) ?? (await late?.find(pathname))) : undefined
    if (file === 'late') return refuse(reply, 503)
    if (file) return sendFile(reply, file, notFound)
    const refusal = refusalOf(raw, pathname)
    if (refusal === 404) return sendNotFound(reply, notFound)
    return refusal ? refuse(reply, refusal) : pass(request, reply, pathname)
  }
  // Answers every request, so Fastify's own steps after it, such as reading the body, never begin.
  app.addHook('onRequest', (request, reply, fail) => void answer(request, reply).catch(fail))
  const pass = await createPass(app, { next, lanes, proxies, perMinute })
  return app
}
