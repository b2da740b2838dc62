import type { EventEmitter } from 'node:events'
import type { Release } from '../../lib/http/concurrency.ts'

export interface LaneLimits {
  /** Requests that are worked on at once. */
  atOnce: number
  /** How many of them may be one client's. */
  perClient: number
  /** Requests that wait for their turn. */
  waiting: number
  waitingPerClient: number
  /** Milliseconds that a request waits at most. */
  patience: number
}

export interface Lane {
  /**
   * Waits for the turn of one request of `client`, and answers how to end it; undefined where too many wait already, the
   * turn does not come in time, or `response` is closed meanwhile.
   */
  enter(client: string, response: Pick<EventEmitter, 'once' | 'off'>): Promise<Release | undefined>
  inFlight(): number
  waiting(): number
}

interface Ticket {
  settle: (release: Release | undefined) => void
}

/**
 * Bounds the work that is under way at once, over all clients and for each. What is beyond waits its turn; clients take
 * turns, so that one who asks for much waits for itself.
 */
export function createLane(limits: LaneLimits): Lane {
  const working = new Map<string, number>()
  /** Who waits, in the order of their turns; no client without a ticket. */
  const queues = new Map<string, Set<Ticket>>()
  let inFlight = 0
  let waiting = 0

  const mayBegin = (client: string): boolean =>
    inFlight < limits.atOnce && (working.get(client) ?? 0) < limits.perClient

  function begin(client: string): Release {
    inFlight += 1
    working.set(client, (working.get(client) ?? 0) + 1)
    let ended = false
    return () => {
      if (ended) return
      ended = true
      inFlight -= 1
      const left = (working.get(client) ?? 1) - 1
      if (left > 0) working.set(client, left)
      else working.delete(client)
      // Not at once: whatever came meanwhile, pages from memory above all, is answered between two pieces of work.
      if (waiting > 0) setImmediate(callNext)
    }
  }

  function callNext(): void {
    for (const [client, tickets] of queues) {
      if (inFlight >= limits.atOnce) return
      const [ticket] = tickets
      if (!ticket || !mayBegin(client)) continue
      // To the end of the row: the next turn is another client's.
      queues.delete(client)
      queues.set(client, tickets)
      ticket.settle(begin(client))
    }
  }

  function drop(client: string, ticket: Ticket): void {
    const tickets = queues.get(client)
    if (!tickets?.delete(ticket)) return
    waiting -= 1
    if (tickets.size === 0) queues.delete(client)
  }

  return {
    enter(client, response) {
      if (mayBegin(client) && !queues.has(client)) return Promise.resolve(begin(client))
      const tickets = queues.get(client) ?? new Set()
      if (waiting >= limits.waiting || tickets.size >= limits.waitingPerClient) return Promise.resolve(undefined)
      return new Promise((resolve) => {
        const leave = (): void => ticket.settle(undefined)
        const timer = setTimeout(leave, limits.patience).unref()
        const ticket: Ticket = {
          settle(release) {
            clearTimeout(timer)
            response.off('close', leave)
            drop(client, ticket)
            resolve(release)
          },
        }
        response.once('close', leave)
        queues.set(client, tickets.add(ticket))
        waiting += 1
      })
    },
    inFlight: () => inFlight,
    waiting: () => waiting,
  }
}
