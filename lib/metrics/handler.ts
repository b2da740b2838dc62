import 'server-only'
import { env } from '@/lib/env'
import { hasBearer } from '@/lib/http/bearer'
import type { Failure } from '@/lib/http/failure'
import { createGetHandler } from '@/lib/http/get-handler'
import { store } from '@/lib/store'

const switchedOff: Failure = { status: 404, code: 'metrics-off', message: 'Metrics are not switched on' }
const unauthorized: Failure = {
  status: 401,
  code: 'unauthorized',
  message: 'The metrics token is required',
  headers: { 'www-authenticate': 'Bearer' },
}

/** `GET /api/metrics`: this process's figures as Prometheus text, for callers with METRICS_TOKEN; 404 where none is set. */
export const answerMetrics = createGetHandler(async (request) => {
  const { metricsToken } = env()
  if (metricsToken === undefined) return switchedOff
  if (!hasBearer(request, metricsToken)) return unauthorized
  // Loaded by those who ask for it: a site without metrics keeps none of it in memory.
  const { metrics } = await import('./registry')
  const { registry, outbox, storeUp } = metrics()
  const { state, waiting } = await store().health()
  storeUp.set(state === 'down' ? 0 : 1)
  // What cannot be counted is not told, rather than told as none.
  if (waiting === undefined) outbox.remove()
  else outbox.set(waiting)
  return new Response(await registry.metrics(), {
    headers: { 'content-type': registry.contentType, 'cache-control': 'no-store' },
  })
})
