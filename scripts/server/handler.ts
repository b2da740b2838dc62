import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { log } from '../../lib/http/log.ts'
import { createFileAnswerer } from './answer-file.ts'
import type { BuildRules, ResponseHeaders } from './build-manifests.ts'
import { refusalHeaders } from './limits.ts'
import type { StaticFile, StaticFiles } from './static-files.ts'

type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

interface Parts {
  files: StaticFiles
  rules: BuildRules
  next: NextHandler
}

/** A host and maybe a port; anything else in Host has no business here, and libraries build addresses from it. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** An address that has the headers of every answer, and none of those that only pages have. */
export const NOT_A_PAGE = '/api/'

function refuse(response: ServerResponse, status: 400 | 500, security: ResponseHeaders): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const body = status === 400 ? 'Bad request' : 'Something went wrong. Please try again.'
  response.writeHead(status, refusalHeaders(body, security))
  response.end(body)
}

/** Servers must take the whole address as well (RFC 9112, 3.2.2); everything behind here expects a path. */
function pathOf(target: string): string | undefined {
  if (target.startsWith('/')) return target
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return undefined
  const { pathname, search } = new URL(target)
  return pathname + search
}

function isDecodable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0')
  } catch {
    return false
  }
}

function findFile({ files, rules }: Parts, request: IncomingMessage, target: string): StaticFile | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  const mark = target.indexOf('?')
  const pathname = mark < 0 ? target : target.slice(0, mark)
  const file = files.get(pathname)
  if (!file?.page) return file
  if (rules.routerHeaders.some((name) => request.headers[name] !== undefined)) return undefined
  if (mark < 0) return file
  const query = new URLSearchParams(target.slice(mark + 1))
  return query.has('_rsc') || rules.isRewritten(pathname, query) ? undefined : file
}

/** Answers static pages and files itself and hands everything else to Next. Whatever fails is logged and answered. */
export function createHandler(parts: Parts): RequestListener {
  const answerFile = createFileAnswerer()
  const security = parts.rules.headersFor(NOT_A_PAGE)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = pathOf(request.url ?? '')
    const { host } = request.headers
    if (target === undefined || !isDecodable(target.split('?', 1)[0] ?? '') || (host && !HOST.test(host)))
      return refuse(response, 400, security)
    request.url = target
    const file = findFile(parts, request, target)
    if (file && (await answerFile(request, response, file))) return
    // Next leaves them out where it answers before it looks at its configuration, as in redirects to another spelling.
    for (const [name, value] of Object.entries(security)) response.setHeader(name, value)
    await parts.next(request, response)
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      log('error', 'request-failed', { method: request.method, path: request.url?.split('?', 1)[0], error })
      refuse(response, 500, security)
    })
  }
}
