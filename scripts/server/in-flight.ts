import type { EventEmitter } from 'node:events'
import { createClientLimiter, type Release } from '../../lib/rate-limit/concurrency.ts'

export interface LaneLimits {
  atOnce: number
  /** How many of them may belong to one client. */
  perClient: number
  waiting: number
  waitingPerClient: number
  /** Maximum time in the queue, in milliseconds. */
  patience: number
}

export interface Lane {
  /** Returns the release of a slot; undefined if the queue is full, the wait times out or `response` closes first. */
  enter(client: string, response: Pick<EventEmitter, 'once' | 'off'>): Promise<Release | undefined>
  inFlight(): number
  waiting(): number
}

/** Limits concurrent work, in total and per client. Excess requests are queued, and clients take turns. */
export function createLane(limits: LaneLimits): Lane {
  const slots = createClientLimiter({ perClient: limits.perClient, total: limits.atOnce })
  const places = createClientLimiter({ perClient: limits.waitingPerClient, total: limits.waiting })
  const working = new Set<Release>()
  /** What ends the wait of each queued request, per client, in turn order. A client without any is not in the map. */
  const queues = new Map<string, Set<(release?: Release) => void>>()

  function begin(client: string): Release | undefined {
    const leave = slots.enter(client)
    if (typeof leave === 'string') return undefined
    const release = (): void => {
      if (!working.delete(release)) return
      leave()
      // Deferred, which lets other events happen between two pieces of work, above all files that are sent.
      if (queues.size > 0) setImmediate(callNext)
    }
    working.add(release)
    return release
  }

  function callNext(): void {
    for (const [client, queue] of queues) {
      const [settle] = queue
      const release = begin(client)
      if (!release) continue
      // Moves the client to the end of the queue: the next turn belongs to another client.
      queues.delete(client)
      queues.set(client, queue)
      settle?.(release)
    }
  }

  function wait(client: string, response: Pick<EventEmitter, 'once' | 'off'>, place: Release) {
    return new Promise<Release | undefined>((resolve) => {
      const queue = queues.get(client) ?? new Set()
      const giveUp = (): void => settle()
      const timer = setTimeout(giveUp, limits.patience).unref()
      const settle = (release?: Release): void => {
        clearTimeout(timer)
        response.off('close', giveUp)
        place()
        queue.delete(settle)
        if (queue.size === 0) queues.delete(client)
        resolve(release)
      }
      response.once('close', giveUp)
      queues.set(client, queue.add(settle))
    })
  }

  return {
    async enter(client, response) {
      const release = queues.has(client) ? undefined : begin(client)
      if (release) return release
      const place = places.enter(client)
      return typeof place === 'string' ? undefined : wait(client, response, place)
    },
    inFlight: () => working.size,
    waiting: () => [...queues.values()].reduce((sum, { size }) => sum + size, 0),
  }
}
