import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { allTemplates } from '@/lib/catalogue'
import { pagePictureUrl } from '@/lib/paths'

/** An attack: sends requests to the server at `url` until `signal` is aborted. */
export interface Flood {
  name: string
  run: (url: string, signal: AbortSignal) => Promise<void>
  /** Asks for pages, which are rendered on the thread that answers everybody. */
  ofPages?: boolean
}

interface Ask {
  target: string
  method?: string
  /** The client's address, one of this machine. */
  client?: string
  cancel?: boolean
  agent?: Agent
}

/** Sends one request. Resolves when it is over, whether it succeeded or not. */
function send(url: string, { target, method = 'GET', client = '127.0.1.1', cancel = false, agent }: Ask) {
  return new Promise<void>((resolve) => {
    const { hostname, port } = new URL(url)
    const headers = { 'accept-encoding': 'identity' }
    // The target goes out as it is, dots included.
    const to = { hostname, port, path: target, method, headers, localAddress: client }
    const sent = request({ ...to, agent: agent ?? false, timeout: 20_000 })
    sent.on('close', resolve)
    sent.on('error', () => resolve())
    sent.on('timeout', () => sent.destroy())
    sent.on('response', (response) => {
      response.on('error', () => resolve())
      if (cancel) response.once('data', () => sent.destroy())
      else response.resume()
    })
    sent.end()
  })
}

async function keepAsking(
  url: string,
  signal: AbortSignal,
  count: number,
  make: (client: number, turn: number) => Ask,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: count })
  await Promise.all(
    Array.from({ length: count }, async (_, client) => {
      for (let turn = 0; !signal.aborted; turn += 1) await send(url, { agent, ...make(client, turn) })
    }),
  )
  agent.destroy()
}

/** Sends `count` requests at once on one connection. Reconnects 0.1 seconds after the server closes it. */
async function pipeline(url: string, signal: AbortSignal, target: string, count: number): Promise<void> {
  const { hostname, port } = new URL(url)
  const bytes = `GET ${target} HTTP/1.1\r\nhost: localhost\r\n\r\n`.repeat(count)
  while (!signal.aborted) {
    const to = { port: Number(port), host: hostname, localAddress: '127.0.1.1' }
    const socket = connect(to, () => socket.write(bytes))
    const leave = (): void => void socket.destroy()
    signal.addEventListener('abort', leave)
    socket.on('error', leave)
    await once(socket.resume(), 'close').catch(leave)
    signal.removeEventListener('abort', leave)
    await wait(100)
  }
}

const image = encodeURIComponent('/templates/essentials/shingle-roof-estimate.480.webp')
const documents = allTemplates().slice(0, 200)

export const warmUp: readonly string[] = [
  '/',
  '/browse',
  '/api/bundles/essentials?format=PDF',
  pagePictureUrl(documents[0]?.slug ?? '', 1),
]

/** Attacks that once stopped this site or slowed it down for all visitors. */
export const floods: readonly Flood[] = [
  {
    name: 'HEAD and canceled GET of archives',
    run: (url, signal) =>
      keepAsking(url, signal, 16, (client, turn) => ({
        target: '/api/bundles/complete',
        method: turn % 2 ? 'HEAD' : 'GET',
        cancel: turn % 2 === 0,
        client: `127.0.1.${client + 1}`,
      })),
  },
  {
    name: '800 × /browse pipelined on one connection',
    ofPages: true,
    run: (url, signal) => pipeline(url, signal, '/browse', 800),
  },
  {
    name: '2,000 × / pipelined on each of 100 connections',
    ofPages: true,
    run: async (url, signal) => {
      await Promise.all(Array.from({ length: 100 }, () => pipeline(url, signal, '/', 2000)))
    },
  },
  {
    name: '/browse, 64 connections of one address',
    ofPages: true,
    run: (url, signal) => keepAsking(url, signal, 64, () => ({ target: '/browse' })),
  },
  {
    name: 'POST /api/%2e%2e/browse, 48 connections of one address',
    ofPages: true,
    run: (url, signal) => keepAsking(url, signal, 48, () => ({ target: '/api/%2e%2e/browse', method: 'POST' })),
  },
  {
    name: '/_next/image, 100 connections of one address',
    run: (url, signal) => keepAsking(url, signal, 100, () => ({ target: `/_next/image?url=${image}&w=1920&q=75` })),
  },
  {
    name: 'pages of documents turned by 16 addresses',
    run: (url, signal) =>
      keepAsking(url, signal, 16, (client, turn) => ({
        target: pagePictureUrl(documents[(client * 97 + turn) % documents.length]?.slug ?? '', 1),
        client: `127.0.1.${client + 1}`,
      })),
  },
]
