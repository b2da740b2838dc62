import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
} from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { readBuildRules } from '@/scripts/server/build-manifests'
import { createHandler } from '@/scripts/server/handler'
import type { Lanes } from '@/scripts/server/lanes'
import type { LateFiles } from '@/scripts/server/late-files'
import { createNotFoundAnswerer } from '@/scripts/server/not-found'
import { createStiller } from '@/scripts/server/requested-pages'
import { findStaticFiles } from '@/scripts/server/static-files'
import { precompress } from '@/scripts/support/precompress'

export const page = `<!doctype html><title>Shingle</title>${'<p>Roofs, roofs and roofs.</p>'.repeat(40)}`
export const missing = `<!doctype html><title>Not Found</title>${'<p>Page Not Found.</p>'.repeat(40)}`
export const pdf = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251))

const routes = {
  headers: [
    { source: '/:path*', regex: '^(?:/(.*))?$', headers: [{ key: 'X-Frame-Options', value: 'DENY' }] },
    { source: '/templates', regex: '^/templates$', headers: [{ key: 'X-Frame-Options', value: 'SAMEORIGIN' }] },
  ],
  rsc: { varyHeader: 'rsc, next-router-state-tree' },
}
const middleware = {
  middleware: {
    '/': {
      matchers: [
        { regexp: '^/templates/([^/]+?)$' },
        { regexp: '^/templates$', has: [{ type: 'query', key: 'format' }] },
      ],
    },
  },
}

export interface Tree {
  root: string
  build: string
  publicFolder: string
  write: (name: string, content: string | Uint8Array) => string
}

/** A minimal build and public folder. */
export async function makeTree(manifests: { routes?: unknown; middleware?: unknown } = {}): Promise<Tree> {
  const root = mkdtempSync(path.join(tmpdir(), 'server-'))
  const write = (name: string, content: string | Uint8Array): string => {
    const file = path.join(root, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
    return file
  }
  write('build/routes-manifest.json', JSON.stringify(manifests.routes ?? routes))
  write('build/server/middleware-manifest.json', JSON.stringify(manifests.middleware ?? middleware))
  const meta = JSON.stringify({ headers: { 'x-nextjs-prerender': '1', 'X-Next-Cache-Tags': 'a', Link: '</a.css>' } })
  const pages = ['index', 'templates', 'templates/shingle'].map((name) => {
    write(`build/server/app/${name}.meta`, meta)
    return write(`build/server/app/${name}.html`, page)
  })
  write('build/server/app/plain.meta', '{}')
  write('build/server/app/plain.html', page)
  write('build/server/app/gone.meta', '{"status":404}')
  write('build/server/app/gone.html', page)
  const notFound = write('build/server/app/_not-found.html', missing)
  write('build/server/app/missing/template.meta', '{}')
  write('build/server/app/missing/template.html', missing)
  write('build/server/app/icon.svg.body', '<svg/>')
  write('build/server/app/icon.svg.meta', '{"status":200,"headers":{"content-type":"image/svg+xml"}}')
  const script = write('build/static/chunks/a1.js', 'let roofs = "roofs, roofs and roofs"')
  write('public/templates/contracts/shingle.pdf', pdf)
  write('public/notice.css', 'p { color: black }')
  write('public/.secret', 'secret')
  write('secret.txt', 'secret')
  await precompress([...pages, notFound, script])
  const stale = write('build/server/app/plain.html.br', 'left over from an earlier build')
  utimesSync(stale, new Date(0), new Date(0))
  return { root, build: path.join(root, 'build'), publicFolder: path.join(root, 'public'), write }
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface TestServer {
  get: (target: string, headers?: Record<string, string>, method?: string) => Promise<Answer>
  /** Sends text as is and returns the response up to the end of the connection. */
  raw: (text: string) => Promise<string>
  url: string
  /** The addresses passed on to Next. */
  handedOn: string[]
  tree: Tree
  /** Looks for files and their copies again. */
  readAgain: () => void
  close: () => Promise<void>
}

type Next = Parameters<typeof createHandler>[0]['next']

export interface TestServerOptions {
  next?: Next
  lanes?: Lanes
  /** Number of reverse proxies in front of the server. */
  proxies?: number
  /** Makes what waits for pictures that are drawn while the server runs. */
  late?: (tree: Tree) => LateFiles
  /** Makes pages still that Next writes on request. */
  still?: boolean
}

/** The server on a real socket, in front of a stand-in for Next that records its requests. */
export async function startTestServer({
  next,
  lanes,
  proxies,
  late: makeLate,
  still: isStill,
}: TestServerOptions = {}): Promise<TestServer> {
  const tree = await makeTree()
  const rules = readBuildRules(tree.build)
  const handedOn: string[] = []
  const late = makeLate?.(tree)
  const still = isStill
    ? createStiller('http://localhost:3000', path.join(tree.build, 'server/app/index.html'))
    : undefined
  const standIn: Next = (request, response) => {
    handedOn.push(`${request.method} ${request.url}`)
    response.writeHead(404).end('from Next')
    return Promise.resolve()
  }
  const readBuild = (): RequestListener => {
    const files = findStaticFiles(tree.build, tree.publicFolder, rules)
    const notFound = createNotFoundAnswerer(tree.build, rules)
    return createHandler({ files, rules, notFound, next: next ?? standIn, lanes, late, still, proxies })
  }
  let handle = readBuild()
  const server = createServer((request, response) => handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    handedOn,
    tree,
    readAgain: () => {
      handle = readBuild()
    },
    get: (target, headers = {}, method = 'GET') =>
      new Promise((resolve, reject) => {
        const answered = (response: IncomingMessage): void =>
          void buffer(response).then(
            (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
            reject,
          )
        httpRequest({ port, host: '127.0.0.1', path: target, headers, method, agent: false }, answered)
          .on('error', reject)
          .end()
      }),
    raw: (text) =>
      new Promise((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(text))
        buffer(socket).then((bytes) => resolve(bytes.toString('latin1')), reject)
      }),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      rmSync(tree.root, { recursive: true, force: true })
    },
  }
}
