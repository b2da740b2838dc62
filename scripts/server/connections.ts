import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { devNull } from 'node:os'
import { networkOf } from '../../lib/http/client.ts'
import { log } from '../../lib/log/log.ts'
import { createConcurrencyLimiter } from '../../lib/rate-limit/concurrency.ts'

/** Maximum connections per IP address without a proxy in front: enough for a large office, too few for a flood. */
const PER_ADDRESS = 512
/** The share of all connections that one address may have, and from which on silent ones make room. */
const SHARE = 1 / 2
const CROWDED = 3 / 4
/** Descriptors reserved for the store, mail server sockets and libraries, plus some spare. */
const OWN = 64
/** One for the connection, one for the file sent over it. */
const PER_CONNECTION = 2
/** More connections than one process can serve well; each costs memory. */
const MOST_CONNECTIONS = 4096
const LIMITS = '/proc/self/limits'
const LOOK = 2_000

/** Returns this process's limit of open descriptors; Infinity if the system does not report it (only Linux does). */
function descriptorLimit(): number {
  if (!existsSync(LIMITS)) return Infinity
  const soft = /^Max open files\s+(\d+)/m.exec(readFileSync(LIMITS, 'utf8'))?.[1]
  return soft === undefined ? Infinity : Number(soft)
}

/** Returns how many connections leave enough of `limit` descriptors for the process's own work; at least 1. */
export const connectionsWithin = (limit: number): number =>
  Math.max(1, Math.min(MOST_CONNECTIONS, Math.floor((limit - OWN) / PER_CONNECTION)))

/** Returns whether an error means that this process (EMFILE) or the machine (ENFILE) has run out of descriptors. */
export function isOutOfDescriptors(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  return code === 'EMFILE' || code === 'ENFILE' || isOutOfDescriptors(error.cause)
}

/** Ends the process if `error` says that no descriptor is left: it does not recover, and its supervisor restarts it. */
export function exitWithoutDescriptors(error: unknown): void {
  if (!isOutOfDescriptors(error)) return
  log('error', 'out-of-descriptors', { error })
  process.exit(1)
}

/** Opens a file every two seconds: libuv silently closes connections that it has no descriptor to accept. */
export function watchDescriptors(): void {
  setInterval(() => {
    try {
      closeSync(openSync(devNull, 'r'))
    } catch (error) {
      exitWithoutDescriptors(error)
    }
  }, LOOK).unref()
}

/**
 * Limits the connections of `server`, in total and per IP address. When most places are taken, each new connection closes
 * the oldest that has not sent a request: one that is being sent arrives before its connection is the oldest. With
 * `proxies` in front, all connections come from the proxy, so only the total is limited.
 */
export function guardConnections(server: Server, proxies: number, most = connectionsWithin(descriptorLimit())): void {
  const perAddress = proxies > 0 ? Infinity : Math.min(PER_ADDRESS, Math.floor(most * SHARE))
  const addresses = createConcurrencyLimiter(perAddress)
  const silent = new Set<Socket>()
  let open = 0
  server.maxConnections = most
  server.on('drop', () => log('error', 'connection-dropped', { connections: most }))
  server.on('request', ({ socket }) => silent.delete(socket))
  server.on('connection', (socket: Socket) => {
    const leave = addresses.enter(networkOf(socket.remoteAddress ?? ''))
    if (!leave) {
      log('error', 'connection-dropped', { perAddress })
      return void socket.destroy()
    }
    open += 1
    silent.add(socket)
    socket.once('close', () => {
      open -= 1
      silent.delete(socket)
      leave()
    })
    const [oldest] = silent
    if (open > most * CROWDED && oldest !== socket) oldest?.destroy()
  })
}

/** Lets requests in flight finish, closes those after `patience` milliseconds, and returns whether all finished. */
export async function drain(server: Server, patience: number): Promise<boolean> {
  let finished = true
  const limit = setTimeout(() => {
    finished = false
    server.closeAllConnections()
  }, patience)
  // Closes keep-alive connections as soon as their last response has been sent.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  await new Promise((resolve) => server.close(resolve))
  clearInterval(sweep)
  clearTimeout(limit)
  return finished
}
