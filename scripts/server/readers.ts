import type { Socket } from 'node:net'

/** Milliseconds within which a client must read part of what is buffered for it. */
export const READER_PATIENCE = 30_000
/** Bytes that it must read in that time, 1 KB per second: the slowest dial-up connections were three times as fast. */
export const READER_LEAST = 30 * 1024
/** Milliseconds between two checks of all connections. */
const LOOK = 5_000

interface Progress {
  /** Bytes that the client had read at that time. */
  taken: number
  at: number
}

/** The same internal fields that Node.js uses to detect write progress (net.js, `Socket.prototype._onTimeout`). */
type Handle = { bytesWritten: number; writeQueueSize: number }
const handleOf = (socket: Socket): Handle | null | undefined => (socket as Socket & { _handle?: Handle | null })._handle

/**
 * Closes connections whose client reads too slowly: a pending response holds memory, a file and a slot. `now` is a
 * monotonic clock in milliseconds.
 */
export function createReaderWatch(now: () => number = () => performance.now()): {
  /** Watches a connection until it is closed. */
  watch: (socket: Socket) => void
  /** Checks all connections. Closes those that read less than 30 KB in 30 seconds while more was buffered. */
  look: () => void
} {
  const open = new Map<Socket, Progress | undefined>()
  return {
    watch(socket) {
      open.set(socket, undefined)
      socket.once('close', () => open.delete(socket))
    },
    look() {
      const time = now()
      for (const [socket, before] of open) {
        const handle = handleOf(socket)
        const isWaiting = handle ? handle.writeQueueSize > 0 || socket.writableLength > 0 : false
        if (!handle || !isWaiting) {
          open.set(socket, undefined)
          continue
        }
        const taken = handle.bytesWritten - handle.writeQueueSize
        if (!before || taken - before.taken >= READER_LEAST) open.set(socket, { taken, at: time })
        else if (time - before.at >= READER_PATIENCE) socket.destroy()
      }
    },
  }
}

/** Checks every five seconds. Does not keep the process alive. */
export function startReaderWatch(): (socket: Socket) => void {
  const { watch, look } = createReaderWatch()
  setInterval(look, LOOK).unref()
  return watch
}
