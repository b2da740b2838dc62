/** A site in front of the tests' server whose pages arrive in pieces. */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const PIECE = 4096

/** Answers as the site at `origin` does. Of a page the first piece goes to the browser at once, each other one by `next`. */
export async function startSlowSite(origin: string) {
  const { host, hostname, port } = new URL(origin)
  let pieces: (() => void)[] = []

  const send = async (answer: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(answer)
    const { 'content-length': _, ...headers } = answer.headers
    const isPage = headers['content-type']?.startsWith('text/html')
    // What the browser had kept would not arrive in pieces.
    response.writeHead(answer.statusCode ?? 502, { ...headers, ...(isPage && { 'cache-control': 'no-store' }) })
    if (!isPage) return void response.end(body)
    const count = Math.ceil(body.length / PIECE)
    pieces = Array.from({ length: count }, (_each, index) => () => {
      const piece = body.subarray(index * PIECE, (index + 1) * PIECE)
      if (index === count - 1) response.end(piece)
      else response.write(piece)
    })
    pieces.shift()?.()
  }
  const server = createServer((asked, response) => {
    const { method, url: path } = asked
    const headers = { ...asked.headers, host, 'accept-encoding': 'identity' }
    const passed = request({ hostname, port, method, path, headers }, (answer) => void send(answer, response))
    passed.on('error', () => response.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Lets the next piece of the page go. False once there is none. */
    next() {
      const piece = pieces.shift()
      piece?.()
      return piece !== undefined
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
export type SlowSite = Awaited<ReturnType<typeof startSlowSite>>
