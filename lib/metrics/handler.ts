import 'server-only'
import { env } from '@/lib/env'
import { hasBearer } from '@/lib/http/bearer'
import type { Failure } from '@/lib/http/failure'
import { createGetHandler } from '@/lib/http/get-handler'
import { store } from '@/lib/store'

const switchedOff: Failure = { status: 404, code: 'metrics-off', message: 'Metrics are disabled' }
const unauthorized: Failure = {
  status: 401,
  code: 'unauthorized',
  message: 'The metrics token is required',
  headers: { 'www-authenticate': 'Bearer' },
}

/** `GET /api/metrics` in the Prometheus text format, for callers with METRICS_TOKEN. 404 if no token is set. */
export const getMetrics = createGetHandler(async (request) => {
  const { metricsToken } = env()
  if (metricsToken === undefined) return switchedOff
  if (!hasBearer(request, metricsToken)) return unauthorized
  // Loaded on first use: a site without metrics spends no memory on them.
  const { metrics } = await import('./registry')
  const { registry, outbox, storeUp } = metrics()
  const { state, waiting } = await store().health()
  storeUp.set(state === 'down' ? 0 : 1)
  // Omit a number that is unknown; 0 would be wrong.
  if (waiting === undefined) outbox.remove()
  else outbox.set(waiting)
  return new Response(await registry.metrics(), {
    headers: { 'content-type': registry.contentType, 'cache-control': 'no-store' },
  })
})
