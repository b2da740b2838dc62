import type { Socket } from 'node:net'

/** Milliseconds in which a client must take part of what waits for it. */
export const READER_PATIENCE = 30_000
/** Bytes that it must take in that time, 1 KB a second: the slowest telephone lines did three times as much. */
export const READER_LEAST = 30 * 1024
/** Milliseconds between two looks at all connections. */
const LOOK = 5_000

interface Progress {
  /** Bytes that the client had taken when this was noted. */
  taken: number
  at: number
}

/** What Node.js itself looks at to see whether a write makes progress (net.js, `Socket.prototype._onTimeout`). */
type Handle = { bytesWritten: number; writeQueueSize: number }
const handleOf = (socket: Socket): Handle | null | undefined => (socket as Socket & { _handle?: Handle | null })._handle

/**
 * Cuts connections whose client reads too slowly: an answer that waits holds memory, a file and a place among those
 * under way. `now` is in milliseconds and never goes back.
 */
export function createReaderWatch(now: () => number = () => performance.now()): {
  /** Watches a connection until it is closed. */
  watch: (socket: Socket) => void
  /** Looks at all connections; cuts those that have taken less than 30 KB in 30 seconds while more waited. */
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

/** Looks every five seconds; does not keep the process alive. */
export function startReaderWatch(): (socket: Socket) => void {
  const { watch, look } = createReaderWatch()
  setInterval(look, LOOK).unref()
  return watch
}
