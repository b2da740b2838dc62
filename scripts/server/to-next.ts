import type { IncomingMessage, ServerResponse } from 'node:http'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clientAddress } from '../../lib/http/client.ts'
import { requestScope } from '../../lib/log/request-id.ts'
import type { Release } from '../../lib/rate-limit/concurrency.ts'
import { createLane, type Lane, type LaneLimits } from './in-flight.ts'
import { BODY_LIMIT, isRead, refuse } from './refusals.ts'

const row = { waiting: 512, waitingPerClient: 64, patience: 5_000 }

/** Pages block the main thread, posts may wait for a mail server, archives take memory, operators must always get in. */
export const laneLimits = {
  page: { ...row, atOnce: 2, perClient: 1 },
  read: { ...row, atOnce: 8, perClient: 4 },
  archive: { ...row, atOnce: 8, perClient: 4 },
  post: { ...row, waitingPerClient: 128, atOnce: 32, perClient: 16 },
  operator: { ...row, atOnce: 2, perClient: 1 },
} as const satisfies Record<string, LaneLimits>

type LaneName = keyof typeof laneLimits
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
export function laneOf(request: Pick<IncomingMessage, 'method'>, pathname: string): LaneName {
  if (OPERATOR.test(pathname)) return 'operator'
  if (!isRead(request)) return 'post'
  if (pathname.startsWith('/api/bundles/')) return 'archive'
  return READ.test(pathname) ? 'read' : 'page'
}

/** Creates the lanes of one server. */
export const createLanes = (limits: Readonly<Record<LaneName, LaneLimits>> = laneLimits): Lanes =>
  Object.fromEntries(Object.entries(limits).map(([name, each]) => [name, createLane(each)])) as unknown as Lanes

/** Resolves once a body has arrived: slow clients hold no slot. The data stays in the request to be read. */
function bodyReceived(request: IncomingMessage): Promise<'complete' | 'too-large' | 'gone'> {
  const { headers } = request
  const hasBody = Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined
  if (request.destroyed) return Promise.resolve('gone')
  if (!hasBody || request.complete) return Promise.resolve('complete')
  return new Promise((resolve) => {
    request.on('readable', () => {
      if (request.readableLength > BODY_LIMIT) resolve('too-large')
      else if (request.complete) resolve('complete')
      // Starts reading more without consuming anything.
      else request.read(0)
    })
    request.once('close', () => resolve('gone'))
  })
}

/** Holds a slot until `work` is done, but not for a slow reader, and at most ten seconds for a client that has left. */
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

export interface NextParts {
  next: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  lanes: Lanes
  proxies: number
  /** Requests that one client may send to Next in a minute. */
  perMinute: number
}

/** Returns what passes requests of decoded paths on to Next, with limited rates, load and concurrency. */
export async function createPass(app: FastifyInstance, { next, lanes, proxies, perMinute }: NextParts) {
  const clientOf = ({ headers }: FastifyRequest): string =>
    clientAddress({ get: (name) => String(headers[name] ?? '') }, proxies)
  await app.register(rateLimit, { global: false })
  await app.register(underPressure, pressure)
  const count = app.createRateLimit({ max: perMinute, timeWindow: MINUTE, keyGenerator: clientOf })

  /** Refuses a request over the limits of rate or load. Returns whether it did. */
  async function isRefused(request: FastifyRequest, reply: FastifyReply, pathname: string): Promise<boolean> {
    const rate = UNCOUNTED.test(pathname) ? undefined : await count(request)
    if (app.isUnderPressure()) refuse(reply, 503)
    else if (rate && !rate.isAllowed && rate.isExceeded)
      refuse(reply, 429, { 'retry-after': String(rate.ttlInSeconds) })
    else return false
    return true
  }

  return async (request: FastifyRequest, reply: FastifyReply, pathname: string): Promise<void> => {
    const lane = laneOf(request.raw, pathname)
    request.kind = lane === 'page' ? 'page' : 'api'
    if (lane !== 'operator' && (await isRefused(request, reply, pathname))) return
    const received = await bodyReceived(request.raw)
    if (received === 'gone') return
    if (received === 'too-large') return refuse(reply, 413)
    const release = await lanes[lane].enter(clientOf(request), reply.raw)
    if (!release) return refuse(reply, 503)
    // Next omits these headers when it responds before reading its configuration, such as in trailing-slash redirects.
    for (const [name, value] of Object.entries(app.security)) reply.raw.setHeader(name, value)
    await holding(release, reply.raw, () => requestScope().run(request.id, () => next(request.raw, reply.raw)))
  }
}
