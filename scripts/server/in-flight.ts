import type { EventEmitter } from 'node:events'
import type { Release } from '../../lib/rate-limit/concurrency.ts'

export interface LaneLimits {
  /** Requests processed at the same time. */
  atOnce: number
  /** How many of them may belong to one client. */
  perClient: number
  /** Maximum queue length. */
  waiting: number
  waitingPerClient: number
  /** Maximum time in the queue, in milliseconds. */
  patience: number
}

export interface Lane {
  /**
   * Waits for a slot for one request of `client` and returns its release function. Returns undefined if the queue is
   * full, the wait times out, or `response` is closed in the meantime.
   */
  enter(client: string, response: ClosableResponse): Promise<Release | undefined>
  inFlight(): number
  waiting(): number
}

type ClosableResponse = Pick<EventEmitter, 'once' | 'off'>

/** A request in the queue. `settle` ends its wait, with a release function if it got a slot. */
interface Ticket {
  settle: (release: Release | undefined) => void
}

/** Creates a ticket that settles without a slot after `timeout` milliseconds or if `response` is closed. */
function createTicket(timeout: number, response: ClosableResponse, onSettled: Ticket['settle']): Ticket {
  const leave = (): void => ticket.settle(undefined)
  const timer = setTimeout(leave, timeout).unref()
  const ticket: Ticket = {
    settle(release) {
      clearTimeout(timer)
      response.off('close', leave)
      onSettled(release)
    },
  }
  response.once('close', leave)
  return ticket
}

/**
 * Limits concurrent work, in total and per client. Excess requests are queued. Clients take turns, so a client with
 * many requests delays only itself.
 */
export function createLane(limits: LaneLimits): Lane {
  const working = new Map<string, number>()
  /** Queued tickets per client, in turn order. A client without tickets is not in the map. */
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
      // Deferred, so that other events, above all pages served from memory, are handled between two pieces of work.
      if (waiting > 0) setImmediate(callNext)
    }
  }

  function callNext(): void {
    for (const [client, tickets] of queues) {
      if (inFlight >= limits.atOnce) return
      const [ticket] = tickets
      if (!ticket || !mayBegin(client)) continue
      // Moves the client to the end of the queue: the next turn belongs to another client.
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
        const ticket = createTicket(limits.patience, response, (release) => {
          drop(client, ticket)
          resolve(release)
        })
        queues.set(client, tickets.add(ticket))
        waiting += 1
      })
    },
    inFlight: () => inFlight,
    waiting: () => waiting,
  }
}
