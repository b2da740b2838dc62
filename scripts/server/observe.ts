import type { FastifyInstance } from 'fastify'
import { Gauge } from 'prom-client'
import { metrics } from '../../lib/metrics/registry.ts'
import type { Lanes } from './to-next.ts'

/** Collects the server's figures for `/api/metrics`. */
export function observe(app: FastifyInstance, lanes: Lanes): void {
  const { registry, requests, durations } = metrics()
  const registers = [registry]
  const byLane = (name: string, help: string, count: (lane: Lanes[keyof Lanes]) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['lane'],
      registers,
      collect() {
        for (const [lane, each] of Object.entries(lanes)) this.set({ lane }, count(each))
      },
    })
  byLane('ridgedocs_requests_in_flight', 'Requests in the hands of Next.js.', (lane) => lane.inFlight())
  byLane('ridgedocs_requests_waiting', 'Requests that wait for their turn.', (lane) => lane.waiting())
  const connections = new Gauge({ name: 'ridgedocs_connections', help: 'Open connections.', registers })
  app.server.on('connection', (socket) => {
    connections.inc()
    socket.once('close', () => connections.dec())
  })
  app.addHook('onRequest', (request, { raw }, done) => {
    const start = performance.now()
    raw.once('close', () => {
      const { kind } = request
      requests.inc({ kind, status: raw.headersSent ? raw.statusCode : 'none' })
      durations.observe({ kind }, (performance.now() - start) / 1000)
    })
    done()
  })
}
