import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { singleton } from '../singleton.ts'
import { mailCounts } from './index.ts'

/** Bucket upper bounds in seconds: a page from memory falls below the first, a search into the next few. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  // Process metrics: CPU, memory, open descriptors, event loop delay, garbage collection and active handles.
  collectDefaultMetrics({ register: registry })
  new Counter({
    name: 'ridgedocs_mail_total',
    help: 'Messages by outcome.',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset()
      for (const [outcome, count] of Object.entries(mailCounts())) this.inc({ outcome }, count)
    },
  })
  return {
    registry,
    requests: new Counter({
      name: 'ridgedocs_requests_total',
      help: 'Requests by kind of handler and status; "none" if the client disconnected before the response.',
      labelNames: ['kind', 'status'],
      registers,
    }),
    durations: new Histogram({
      name: 'ridgedocs_request_duration_seconds',
      help: 'Time from the request to the end of its response, by kind of handler.',
      labelNames: ['kind'],
      buckets,
      registers,
    }),
    outbox: new Gauge({
      name: 'ridgedocs_outbox_messages',
      help: 'Messages waiting in the outbox.',
      registers,
    }),
    storeUp: new Gauge({
      name: 'ridgedocs_store_up',
      help: '1 if records can be written, 0 if the store is down.',
      registers,
    }),
  }
}

export type Metrics = ReturnType<typeof createMetrics>

/** This process's registry, shared by the native server and the code bundled by Next.js. */
export const metrics = (): Metrics => singleton('metrics', createMetrics)
