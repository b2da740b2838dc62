/** `scripts/service-worker` writes this to `/sw.js` with the list of its build's files. */
import { isWorkPage, type Manifest } from '../addresses'
import { routeOf } from '../routes'
import { answer } from './answer'
import { install, removePrevious } from './install'
import type { WorkerScope } from './scope'
import type { WorkerContext } from './context'

declare const MANIFEST: Manifest

const scope = self as unknown as WorkerScope
const from: WorkerContext = { caches, fetch: (...request) => fetch(...request), manifest: MANIFEST }

/** Whether a work page is open, other than the requesting one. */
async function isWorkOpen(requesting?: string): Promise<boolean> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return pages.some(({ id, url }) => id !== requesting && isWorkPage(new URL(url).pathname))
}

async function takeOver(requesting?: string): Promise<void> {
  if (!(await isWorkOpen(requesting))) await scope.skipWaiting()
}

scope.addEventListener('install', (event) => event.waitUntil(install(from).then(() => takeOver())))

scope.addEventListener('activate', (event) => event.waitUntil(removePrevious(from).then(() => scope.clients.claim())))

scope.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(takeOver(event.source?.id))
})

scope.addEventListener('fetch', (event) => {
  const route = routeOf(event.request, scope.location.origin)
  const later = (work: Promise<unknown>): void =>
    event.waitUntil(work.catch((error: unknown) => console.error('This page could not be kept.', error)))
  if (route) event.respondWith(answer(from, event.request, route, later))
})
