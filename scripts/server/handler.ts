import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { clientAddress } from '../../lib/http/client.ts'
import { log } from '../../lib/log/log.ts'
import { requestScope } from '../../lib/log/request-id.ts'
import { createFileAnswerer } from './answer-file.ts'
import type { BuildRules } from './build-manifests.ts'
import { isOutOfDescriptors, leaveForDescriptors } from './descriptors.ts'
import { refusalOf } from './doors.ts'
import { createLanes, laneOf, type Lanes } from './lanes.ts'
import type { LateFiles } from './late-files.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { decodePath, pathOf } from './paths.ts'
import { bodyReceived } from './received.ts'
import { refuse, type RefusedStatus } from './refusals.ts'
import { REQUEST_ID, requestIdOf } from './request-ids.ts'
import type { StaticFile, StaticFiles } from './static-files.ts'

type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** What answered a request, for the metrics. */
export type RequestKind = 'static' | 'page' | 'api' | 'refused'

interface Parts {
  files: StaticFiles
  rules: BuildRules
  next: NextHandler
  notFound: (request: IncomingMessage, response: ServerResponse) => void
  /** Number of reverse proxies in front of the server. */
  proxies?: number
  lanes?: Lanes
  /** Documents and pictures that are made while the server runs. */
  late?: LateFiles
  /** Called before Next answers with a page, to change what it writes. */
  still?: (request: IncomingMessage, response: ServerResponse) => void
  /** Called for every request as soon as it is known what answers it. */
  observe?: (kind: RequestKind, response: ServerResponse) => void
}

/** A host with an optional port. Anything else in the Host header is refused: libraries build URLs from it. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** A path that gets the headers of every response and none of the page-only headers. */
export const NOT_A_PAGE = '/api/'

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD'

function findFile({ files, rules }: Parts, request: IncomingMessage, target: string): StaticFile | undefined {
  if (!isRead(request)) return undefined
  const mark = target.indexOf('?')
  const pathname = mark < 0 ? target : target.slice(0, mark)
  const file = files.get(pathname)
  if (!file?.page || mark < 0) return file
  return rules.isRewritten(pathname, new URLSearchParams(target.slice(mark + 1))) ? undefined : file
}

/** Returns the client address that limits count by, resolved as in the API handlers. */
const clientOf = ({ headers }: IncomingMessage, proxies: number): string =>
  clientAddress({ get: (name) => String(headers[name] ?? '') }, proxies)

/**
 * Answers static pages and files itself and passes everything else to Next, with limited concurrency. Every failure is
 * logged and answered. Every response carries its request id.
 */
export function createHandler(parts: Parts): RequestListener {
  const { rules, next, notFound, proxies = 0, lanes = createLanes(), late, still, observe } = parts
  const answerFile = createFileAnswerer()
  const security = rules.headersFor(NOT_A_PAGE)

  async function handOn(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
    const lane = laneOf(request.method, pathname)
    observe?.(lane === 'page' ? 'page' : 'api', response)
    const received = await bodyReceived(request)
    if (received === 'too-large') refuse(response, 413, security)
    if (received !== 'complete') return
    const isAnswered = await lanes.run(lane, clientOf(request, proxies), response, () => {
      // Next omits these headers when it responds before reading its configuration, such as in trailing-slash
      // redirects.
      for (const [name, value] of Object.entries(security)) response.setHeader(name, value)
      if (lane === 'page') still?.(request, response)
      return next(request, response)
    })
    if (!isAnswered && !response.closed) refuse(response, 503, security)
  }

  function turnAway(request: IncomingMessage, response: ServerResponse, status: RefusedStatus): void {
    observe?.('refused', response)
    if (status === 404) notFound(request, response)
    else refuse(response, status, security)
  }

  async function answer(request: IncomingMessage, response: ServerResponse, id: string): Promise<void> {
    const target = pathOf(request.url ?? '')
    const pathname = target === undefined ? undefined : decodePath(target)
    const { host } = request.headers
    if (target === undefined || pathname === undefined || (host && !HOST.test(host))) {
      response.setHeader(REQUEST_ID, id)
      return turnAway(request, response, 400)
    }
    request.url = target
    const file = findFile(parts, request, target) ?? (isRead(request) ? await late?.find(pathname) : undefined)
    if (file === 'late') return turnAway(request, response, 503)
    if (file) {
      observe?.('static', response)
      // Passing the header here is faster than setting it first.
      if (await answerFile(request, response, file, { [REQUEST_ID]: id })) return
    }
    response.setHeader(REQUEST_ID, id)
    const refusal = refusalOf(request.method, pathname, request.headers)
    if (refusal) return turnAway(request, response, refusal)
    await requestScope().run(id, () => handOn(request, response, pathname))
  }

  return oneAtATime((request, response) => {
    const id = requestIdOf(request.headers, proxies)
    answer(request, response, id).catch((error: unknown) => {
      if (isOutOfDescriptors(error)) leaveForDescriptors(error)
      log('error', 'request-failed', {
        request: id,
        method: request.method,
        path: request.url?.split('?', 1)[0],
        error,
      })
      if (!response.headersSent) response.setHeader(REQUEST_ID, id)
      refuse(response, 500, security)
    })
  })
}
