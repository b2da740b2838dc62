import type { Server, ServerResponse } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { Gauge } from 'prom-client'
import { metrics } from '../../lib/metrics/registry.ts'
import type { Lanes } from './to-next.ts'

/**
 * Collects the server's figures for `/api/metrics`: requests in flight and queued per lane, and connections. Returns
 * the callback to call for each request.
 */
export function createObserver(lanes: Lanes): {
  observe: (request: FastifyRequest, response: ServerResponse) => void
  observeConnections: (server: Server) => void
} {
  const { registry, requests, durations } = metrics()
  const registers = [registry]
  const byLane = (name: string, help: string, count: (lane: Lanes[keyof Lanes]) => number): void => {
    new Gauge({
      name,
      help,
      labelNames: ['lane'],
      registers,
      collect() {
        for (const [lane, each] of Object.entries(lanes)) this.set({ lane }, count(each))
      },
    })
  }
  byLane('ridgedocs_requests_in_flight', 'Requests in the hands of Next.js.', (lane) => lane.inFlight())
  byLane('ridgedocs_requests_waiting', 'Requests that wait for their turn.', (lane) => lane.waiting())
  return {
    observe(request, response) {
      const start = performance.now()
      response.once('close', () => {
        const { kind } = request
        requests.inc({ kind, status: response.headersSent ? response.statusCode : 'none' })
        durations.observe({ kind }, (performance.now() - start) / 1000)
      })
    },
    observeConnections(server) {
      new Gauge({
        name: 'ridgedocs_connections',
        help: 'Open connections.',
        registers,
        async collect() {
          const count = await new Promise<number>((resolve, reject) =>
            server.getConnections((error, connections) => (error ? reject(error) : resolve(connections))),
          )
          this.set(count)
        },
      })
    },
  }
}
