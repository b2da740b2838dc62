import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Flood } from './floods'

/** Addresses of this machine, other than that of the visitor. */
const addressOf = (client: number): string => `127.0.1.${client + 1}`

interface Held {
  clients: number
  each: number
  /** What each connection sends once, if anything. */
  send?: string
  /** Reads this many bytes a second of the answer. Otherwise nothing. */
  trickle?: number
}

/** Opens a connection that never ends by itself, and resolves when the server has ended it. */
async function hold(url: string, client: number, { send, trickle }: Held, signal: AbortSignal): Promise<void> {
  const { hostname, port } = new URL(url)
  const target = { port: Number(port), host: hostname, localAddress: addressOf(client) }
  const socket = connect(target, () => send && socket.write(send)).pause()
  const leave = (): void => void socket.destroy()
  socket.on('error', leave)
  signal.addEventListener('abort', leave)
  const closed = new Promise((resolve) => socket.once('close', resolve))
  const reading = trickle ? setInterval(() => take(socket, trickle), 1000) : undefined
  if (!trickle) socket.resume()
  await closed
  clearInterval(reading)
  signal.removeEventListener('abort', leave)
}

function take(socket: Socket, bytes: number): void {
  socket.read(Math.min(bytes, socket.readableLength) || undefined)
}

async function keepHolding(url: string, signal: AbortSignal, held: Held): Promise<void> {
  const all = Array.from({ length: held.clients * held.each }, async (_, index) => {
    while (!signal.aborted) {
      await hold(url, Math.floor(index / held.each), held, signal)
      await wait(100)
    }
  })
  await Promise.all(all)
}

const flood = (name: string, held: Held): Flood => ({
  name,
  run: (url, signal) => keepHolding(url, signal, held),
})

const withheld = (length: number): string =>
  `POST /api/contact HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`

/** Attacks that send next to nothing. */
export const silences: readonly Flood[] = [
  flood('480 silent connections of one address', { clients: 1, each: 480 }),
  flood('8 addresses with 512 silent connections each', { clients: 8, each: 512 }),
  flood('8 addresses with 128 half headers each', {
    clients: 8,
    each: 128,
    send: 'GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ',
  }),
  flood('8 addresses withhold 16 bodies each', { clients: 8, each: 16, send: withheld(40) }),
  flood('8 addresses withhold 16 bodies of 40 KB each', { clients: 8, each: 16, send: withheld(40_000) }),
  flood('8 addresses trickle 4 archives each', {
    clients: 8,
    each: 4,
    send: 'GET /api/bundles/complete HTTP/1.1\r\nhost: localhost\r\n\r\n',
    trickle: 1200,
  }),
  flood('8 addresses trickle 16 files on each of 4 connections', {
    clients: 8,
    each: 4,
    send: 'GET /models/roofing-job-schedule.json HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(16),
    trickle: 1200,
  }),
]
