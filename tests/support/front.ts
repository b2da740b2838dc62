import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { servers } from './servers'

/** A text of the site changed on its way: what a next build, or another setting, would answer. */
export type Change = (path: string, text: string) => string

const isText = (type: string | undefined): boolean => /^(text|application)\/(html|javascript)/.test(type ?? '')

function forward(requests: string[], changeOf: () => Change | undefined): Server {
  return createServer((incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming
    requests.push(`${method} ${url}`)
    const { hostname, port } = new URL(servers.main.url)
    // Neither compressed texts nor those that the browser has could be changed.
    const { 'if-none-match': _, 'if-modified-since': __, ...plain } = headers
    const options = { hostname, port, method, path: url, headers: { ...plain, 'accept-encoding': 'identity' } }
    const passed = request(options, (response) => {
      const { statusCode = 502, headers: given } = response
      const change = changeOf()
      if (!change || !isText(given['content-type'])) {
        outgoing.writeHead(statusCode, given)
        response.pipe(outgoing)
        return
      }
      void buffer(response).then((body) => {
        const text = Buffer.from(change(url, body.toString()))
        const { etag: _, 'content-length': __, 'last-modified': ___, ...rest } = given
        outgoing.writeHead(statusCode, { ...rest, 'content-length': text.length })
        outgoing.end(text)
      })
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
}

const started: Server[] = []

export async function stopFronts(): Promise<void> {
  await Promise.all(started.splice(0).map(close))
}

async function close(server: Server): Promise<void> {
  if (!server.listening) return
  await new Promise((resolve) => {
    server.close(resolve)
    server.closeAllConnections()
  })
}

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })

/** The main server behind an address of its own, which can vanish and return. */
export async function startFront() {
  let change: Change | undefined
  const requests: string[] = []
  const server = forward(requests, () => change)
  started.push(server)
  const port = await listen(server, 0)
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    change: (next: Change) => void (change = next),
    vanish: () => close(server),
    return: async () => void (await listen(server, port)),
  }
}
export type Front = Awaited<ReturnType<typeof startFront>>
