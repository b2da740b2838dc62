import type { IncomingMessage, ServerResponse } from 'node:http'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clientAddress } from '../../lib/http/client.ts'
import { requestScope } from '../../lib/log/request-id.ts'
import type { ResponseHeaders } from '../../lib/platform/response-headers.ts'
import type { Release } from '../../lib/rate-limit/concurrency.ts'
import { createLane, type Lane, type LaneLimits } from './in-flight.ts'
import { bodyReceived } from './received.ts'
import { refuse } from './refusals.ts'

const row = { waiting: 512, waitingPerClient: 64, patience: 5_000 }

/**
 * Limits on concurrent requests in Next. Pages are rendered on the main thread: more concurrency makes none of them
 * faster and blocks the others. API reads are short; posts are shorter still but may wait for a mail server. To begin an archive takes
 * memory. Operator requests must be answered while all others wait.
 */
export const laneLimits = {
  page: { ...row, atOnce: 2, perClient: 1 },
  read: { ...row, atOnce: 8, perClient: 4 },
  archive: { ...row, atOnce: 8, perClient: 4 },
  post: { ...row, waitingPerClient: 128, atOnce: 32, perClient: 16 },
  operator: { ...row, atOnce: 2, perClient: 1 },
} as const satisfies Record<string, LaneLimits>

export type LaneName = keyof typeof laneLimits
export type Lanes = Readonly<Record<LaneName, Lane>>

const OPERATOR = /^\/api\/(health|metrics)$/
/** Mail services send these for many people. */
const UNCOUNTED = /^\/api\/(unsubscribe|bounces)$/
/** Also state editions of documents, which may take seconds to make. */
const READ = /^\/(api|pictures|models)\/|^\/templates\/[^/]+\/[^/]+\.[a-z]{2}\.[a-z]+$/

const MINUTE = 60_000
/** Milliseconds that Next may need to notice that the client has disconnected. */
const GIVING_UP = 10_000
/** Loads above which Next gets no more requests: the average delay of the event loop over five seconds, and memory. */
const pressure = { sampleInterval: 5_000, maxEventLoopDelay: 1_000, maxRssBytes: 1_000_000_000 }

/** Returns the lane of a request, by method and path. */
export function laneOf(method: string | undefined, pathname: string): LaneName {
  if (OPERATOR.test(pathname)) return 'operator'
  if (method !== 'GET' && method !== 'HEAD') return 'post'
  if (pathname.startsWith('/api/bundles/')) return 'archive'
  return READ.test(pathname) ? 'read' : 'page'
}

/** Creates the lanes of one server. */
export const createLanes = (limits: Readonly<Record<LaneName, LaneLimits>> = laneLimits): Lanes =>
  Object.fromEntries(Object.entries(limits).map(([name, each]) => [name, createLane(each)])) as unknown as Lanes

export interface NextParts {
  next: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  security: ResponseHeaders
  lanes: Lanes
  proxies: number
  /** Requests that one client may send to Next in a minute. */
  perMinute: number
}

/**
 * Holds a slot until `work` is done. A reader that is too slow for what is written does not hold it; a client that leaves
 * keeps it for as long as Next still works for it, at most ten seconds.
 */
async function holding(release: Release, response: ServerResponse, work: () => Promise<void>): Promise<void> {
  const write = response.write.bind(response) as (...given: unknown[]) => boolean
  response.write = (...given: unknown[]): boolean => {
    const goesOn = write(...given)
    if (!goesOn) release()
    return goesOn
  }
  let giveUp: NodeJS.Timeout | undefined
  response.once('close', () => (giveUp = setTimeout(release, GIVING_UP).unref()))
  try {
    await work()
  } finally {
    release()
    clearTimeout(giveUp)
  }
}

/** Adds what Next answers to the server: everything that no file did, with limited rates and concurrency. */
export async function passToNext(app: FastifyInstance, parts: NextParts): Promise<void> {
  const { next, security, lanes, proxies, perMinute } = parts
  const clientOf = ({ headers }: FastifyRequest): string =>
    clientAddress({ get: (name) => String(headers[name] ?? '') }, proxies)

  async function receive(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const received = await bodyReceived(request.raw)
    if (received === 'too-large') return refuse(reply, 413, security)
    return received === 'gone' ? reply.hijack() : undefined
  }

  async function takeTurn(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    request.release = await lanes[request.lane].enter(clientOf(request), reply.raw)
    return request.release ? undefined : refuse(reply, 503, security)
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // Next omits these headers when it responds before reading its configuration, such as in trailing-slash redirects.
    for (const [name, value] of Object.entries(security)) reply.raw.setHeader(name, value)
    await holding(request.release!, reply.raw, () => requestScope().run(request.id, () => next(request.raw, reply.raw)))
    return reply.hijack()
  }

  // Bodies go to Next unread.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _body, done) => done(null))
  await app.register(rateLimit, { global: false })
  const count = app.rateLimit({
    max: perMinute,
    timeWindow: MINUTE,
    keyGenerator: clientOf,
    allowList: ({ pathname }) => UNCOUNTED.test(pathname),
  })
  for (const url of ['/api/health', '/api/metrics']) app.all(url, { preHandler: [receive, takeTurn] }, answer)
  await app.register(async (loaded) => {
    await loaded.register(underPressure, pressure)
    loaded.all('/*', { preHandler: [count, receive, takeTurn] }, answer)
  })
}
