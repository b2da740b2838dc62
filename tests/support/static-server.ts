import { utimesSync } from 'node:fs'
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createHeadersFor } from '@/lib/platform/response-headers'
import { listFiles } from '@/scripts/server/files'
import type { LateFiles } from '@/scripts/server/late-files'
import { createSite } from '@/scripts/server/site'
import { precompress } from '@/scripts/support/precompress'
import { newFolder } from './new-folder'
import { writeIn } from './write-in'

export const page = `<!doctype html><title>Shingle</title>${'<p>Roofs, roofs and roofs.</p>'.repeat(40)}`
export const missing = `<!doctype html><title>Not Found</title>${'<p>Page Not Found.</p>'.repeat(40)}`
export const pdf = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251))

export async function makeTree() {
  const root = newFolder()
  const write = (name: string, content: string | Uint8Array) => writeIn(root, name, content)
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

export type Tree = Awaited<ReturnType<typeof makeTree>>

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

type SiteParts = Parameters<typeof createSite>[0]

export interface TestServerOptions extends Partial<Omit<SiteParts, 'files' | 'late' | 'headersFor'>> {
  /** Makes what waits for pictures that are drawn while the server runs. */
  late?: (tree: Tree) => LateFiles
}

export const headersFor = createHeadersFor(false)

/** The server on a real socket, in front of a stand-in for Next that records its requests. */
export async function startTestServer({ late, ...options }: TestServerOptions = {}) {
  const tree = await makeTree()
  const passedOn: string[] = []
  const next: SiteParts['next'] = (request, response) => {
    passedOn.push(`${request.method} ${request.url}`)
    response.writeHead(404).end('from Next')
    return Promise.resolve()
  }
  const list = () => listFiles(tree.build, tree.publicFolder, headersFor)
  const files = { current: list() }
  const app = await createSite({ files, headersFor, next, late: late?.(tree), ...options })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  let requests = 0
  let connections = 0
  app.server.on('request', () => (requests += 1))
  app.server.on('connection', (socket) => {
    connections += 1
    socket.once('close', () => (connections -= 1))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    passedOn,
    tree,
    requests: () => requests,
    connections: () => connections,
    readAgain: () => {
      files.current = list()
    },
    get: (target: string, headers: Record<string, string> = {}, method = 'GET') =>
      new Promise<Answer>((resolve, reject) => {
        const answered = (response: IncomingMessage): void =>
          void buffer(response).then(
            (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
            reject,
          )
        httpRequest({ port, host: '127.0.0.1', path: target, headers, method, agent: false }, answered)
          .on('error', reject)
          .end()
      }),
    /** Sends text as is and returns the response up to the end of the connection. */
    raw: (text: string) =>
      new Promise<string>((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(text))
        buffer(socket).then((bytes) => resolve(bytes.toString('latin1')), reject)
      }),
    close: async () => {
      app.server.closeAllConnections()
      await app.close()
    },
  }
}
export type TestServer = Awaited<ReturnType<typeof startTestServer>>
