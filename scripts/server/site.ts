import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { log } from '../../lib/log/log.ts'
import type { ResponseHeaders } from '../../lib/platform/response-headers.ts'
import type { Release } from '../../lib/rate-limit/concurrency.ts'
import { isOutOfDescriptors, leaveForDescriptors } from './descriptors.ts'
import { chooseEncoding, copyOf, type SiteFile, type SiteFiles } from './files.ts'
import type { LateFiles } from './late-files.ts'
import { createMemory } from './memory.ts'
import { decodePath, pathOf } from './paths.ts'
import { isTooLarge } from './received.ts'
import { createClientErrorHandler, isHost, isRead, refusalOf, refuse, REQUEST_ID, requestIdOf } from './refusals.ts'
import { createLanes, laneOf, passToNext, type LaneName, type Lanes, type NextParts } from './to-next.ts'

/** What answered a request, for the metrics. */
export type RequestKind = 'static' | 'page' | 'api' | 'refused'

declare module 'fastify' {
  interface FastifyRequest {
    kind: RequestKind
    /** The decoded path, on which everything decides. */
    pathname: string
    lane: LaneName
    file?: SiteFile
    encoding: Parameters<typeof copyOf>[1]
    release?: Release
  }
}

interface SiteParts {
  /** Listed again while the server runs. */
  files: { current: SiteFiles }
  headersFor: (pathname: string) => ResponseHeaders
  next: NextParts['next']
  /** Number of reverse proxies in front of the server. */
  proxies?: number
  perMinute?: number
  /** Seconds. */
  requestTimeout?: number
  lanes?: Lanes
  /** Documents and pictures that are made while the server runs. */
  late?: LateFiles
  observe?: (request: FastifyRequest, response: ServerResponse) => void
}

const SECOND = 1000
const MEGABYTE = 1024 * 1024
/** Seconds. Headers arrive at once unless the client holds them back. */
const HEADERS_TIMEOUT = 10
/** Maximum number of requests open on one connection. Browsers do not pipeline. */
const OPEN = 16
/** A path that gets the headers of every response and none of the page-only headers. */
const NOT_A_PAGE = '/api/'
/** A target that is refused, in place of one that is no path. */
const NOWHERE = '/\\'

/** Closes a connection. Node.js makes an error for each of its requests: without their stacks, which would take longest. */
function cut(socket: Socket): void {
  const { stackTraceLimit } = Error
  socket.prependOnceListener('close', () => (Error.stackTraceLimit = 0))
  socket.once('close', () => (Error.stackTraceLimit = stackTraceLimit))
  socket.destroy()
}

/**
 * Closes connections with more than 16 open requests. Node.js emits all pipelined requests at once, some thousand of them:
 * those after the first begin when it is known how many there are.
 */
function limitPipelined(answer: RequestListener): RequestListener {
  const open = new WeakMap<Socket, number>()
  return (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    const count = (open.get(socket) ?? 0) + 1
    open.set(socket, count)
    response.once('close', () => open.set(socket, (open.get(socket) ?? 1) - 1))
    if (count > OPEN) cut(socket)
    else if (count === 1) answer(request, response)
    else setImmediate(() => socket.destroyed || answer(request, response))
  }
}

/** Creates the listening server with its time limits. A body that is too large is refused before the client sends it. */
function createLimitedServer(answer: RequestListener, requestTimeout: number): Server {
  const limits = {
    requestTimeout: requestTimeout * SECOND,
    headersTimeout: Math.min(requestTimeout, HEADERS_TIMEOUT) * SECOND,
    connectionsCheckingInterval: SECOND / 2,
    keepAliveTimeout: 5 * SECOND,
    maxHeaderSize: 16 * 1024,
  }
  const listener = limitPipelined(answer)
  const server = createServer(limits, listener)
  // Of a client that reads nothing of its response, too. Node.js grants one that has read something a second minute.
  server.setTimeout(60 * SECOND)
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (!isTooLarge(request)) response.writeContinue()
    listener(request, response)
  })
  return server
}

const acceptedBy = ({ headers }: FastifyRequest): string => String(headers['accept-encoding'] ?? '')

/** Headers that make a response depend on more than the file and the encoding. */
const conditions = ['range', 'if-none-match', 'if-modified-since', 'if-match', 'if-unmodified-since', 'if-range']

/** Creates what sends a file. The library handles conditional and range requests; plain responses are kept in memory. */
function createSender() {
  const memory = createMemory(16 * MEGABYTE)
  const kept = new WeakMap<FastifyRequest, string>()

  function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile): void {
    request.kind = 'static'
    request.file = file
    // A range request gets a range of the document itself, not of a compressed copy that the next build may change.
    const isWhole = request.headers.range === undefined
    request.encoding = isWhole ? chooseEncoding(acceptedBy(request), file.encodings) : 'identity'
    const copy = copyOf(file, request.encoding)
    if (!file.fixed || conditions.some((name) => request.headers[name] !== undefined))
      return void reply.sendFile(copy, file.root)
    const key = `${file.root}/${copy}`
    const known = memory.get(key)
    if (known) return void reply.headers(known.headers).send(known.body)
    if (request.method === 'GET') kept.set(request, key)
    reply.sendFile(copy, file.root)
  }

  /** Keeps a file that is sent. */
  async function keep(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
    if (!(payload instanceof Readable)) return payload
    // A file that cannot be opened once its client has left.
    payload.on('error', () => undefined)
    const key = kept.get(request)
    if (key === undefined || reply.statusCode !== 200 || !memory.fits(Number(reply.getHeader('content-length'))))
      return payload
    const body = await buffer(payload)
    const { [REQUEST_ID]: _own, ...headers } = reply.getHeaders() as ResponseHeaders
    memory.put(key, { headers, body })
    return body
  }
  return { sendFile, keep }
}

const staticOptions = {
  serve: false,
  cacheControl: false,
  contentType: false,
  index: false,
  setHeaders(reply: FastifyReply) {
    const { file, encoding } = reply.request
    reply.headers(file?.headers ?? {})
    if (encoding !== 'identity' && reply.statusCode !== 304) reply.header('content-encoding', encoding)
  },
} as const

type TurnAway = (reply: FastifyReply, status: number) => void

interface Steps extends Pick<ReturnType<typeof createSender>, 'sendFile'> {
  begin: typeof sayWho
  turnAway: TurnAway
}

/**
 * Creates what answers with a file or a refusal, or decides how a request goes on to Next. It
 * does not return the reply: Fastify would wait for it, and give up a file of which the client leaves while it is looked for.
 */
function createDecision({ files, late }: SiteParts, { begin, turnAway, sendFile }: Steps) {
  return async (request: FastifyRequest, reply: FastifyReply, goOn: () => void): Promise<void> => {
    begin(request, reply)
    const { url: target = '', headers } = request.raw
    const pathname = isHost(headers.host) ? decodePath(target) : undefined
    if (pathname === undefined) return turnAway(reply, 400)
    const file = isRead(request) ? (files.current.find(target) ?? (await late?.find(pathname))) : undefined
    if (file === 'late') return turnAway(reply, 503)
    if (file) return sendFile(request, reply, file)
    const refusal = refusalOf(request.raw, pathname)
    if (refusal) return turnAway(reply, refusal)
    request.pathname = pathname
    request.lane = laneOf(request.method, pathname)
    request.kind = request.lane === 'page' ? 'page' : 'api'
    goOn()
  }
}

const sayWho = (request: FastifyRequest, reply: FastifyReply): void => void reply.raw.setHeader(REQUEST_ID, request.id)

function logFailure({ id, method, raw }: FastifyRequest, error: Error): void {
  if (isOutOfDescriptors(error)) leaveForDescriptors(error)
  log('error', 'request-failed', { request: id, method, path: raw.url?.split('?', 1)[0], error })
}

/**
 * Creates the server: it answers static pages and files itself and passes everything else to Next, with limited
 * concurrency. Every failure is logged and answered. Every response carries its request id.
 */
export async function createSite(parts: SiteParts): Promise<FastifyInstance> {
  const { files, headersFor, next, proxies = 0, perMinute = 1200, requestTimeout = 12, observe } = parts
  const { lanes = createLanes() } = parts
  const security = headersFor(NOT_A_PAGE)
  const begin: typeof sayWho = (request, reply) => {
    sayWho(request, reply)
    observe?.(request, reply.raw)
  }
  const turnAway: TurnAway = (reply, status) => {
    if (status !== 404) return void refuse(reply, status, security)
    const { headers, body } = files.current.notFound(acceptedBy(reply.request))
    reply.code(404).headers(headers).send(body)
  }
  const { sendFile, keep } = createSender()
  const app = Fastify({
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 16 * 1024 },
    genReqId: (request) => requestIdOf(request, proxies),
    rewriteUrl: ({ url = '' }) => pathOf(url) ?? NOWHERE,
    serverFactory: (answer) => createLimitedServer(answer, requestTimeout),
    clientErrorHandler: createClientErrorHandler(security),
    frameworkErrors(_error, request, reply) {
      begin(request, reply)
      turnAway(reply, 400)
    },
  })
  app.decorateRequest('kind', 'refused')
  app.decorateRequest('encoding', 'identity')
  for (const name of ['pathname', 'lane', 'file', 'release']) app.decorateRequest(name, undefined)
  const decide = createDecision(parts, { begin, turnAway, sendFile })
  app.addHook('onRequest', (request, reply, done) => void decide(request, reply, done).catch(done))
  app.addHook('onSend', keep)
  app.setNotFoundHandler((request, reply) => turnAway(reply, isRead(request) ? 404 : 405))
  app.setErrorHandler((error: FastifyError & { headers?: ResponseHeaders }, request, reply) => {
    const { statusCode = 500, headers } = error
    // A client that leaves while it is answered is no failure.
    if (statusCode === 500 && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') logFailure(request, error)
    return refuse(reply, statusCode, { ...security, ...headers })
  })
  await app.register(fastifyStatic, staticOptions)
  await passToNext(app, { next, security, lanes, proxies, perMinute })
  return app
}
