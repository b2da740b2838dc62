import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { BuildRules } from './build-manifests.ts'
import { createNegotiator, type Encoding } from './negotiate.ts'

/** The page's path within Next, which has the headers of any page. */
const PAGE = '/_not-found'
const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' }

/** Creates the function that responds with 404 and the build's own page. Throws if the build has none. */
export function createNotFoundAnswerer(
  build: string,
  rules: BuildRules,
): (request: IncomingMessage, response: ServerResponse) => void {
  const file = path.join(build, `server/app${PAGE}.html`)
  const encodings = (['br', 'gzip', 'identity'] as const).filter((encoding) => existsSync(file + suffixes[encoding]))
  const bodies = new Map(encodings.map((encoding) => [encoding, readFileSync(file + suffixes[encoding])]))
  const choose = createNegotiator()
  const headers = {
    ...rules.headersFor(PAGE),
    'content-type': 'text/html; charset=utf-8',
    vary: 'accept-encoding',
    'cache-control': 'public, max-age=0, must-revalidate',
  }
  return (request, response) => {
    const encoding = choose(String(request.headers['accept-encoding'] ?? ''), encodings)
    const body = bodies.get(encoding) ?? readFileSync(file)
    response.writeHead(404, {
      ...headers,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      'content-length': String(body.length),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}
