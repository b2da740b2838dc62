/**
 * The service worker. It keeps the pages on which people work, the engine, and the documents that pages ask to keep
 * (`lib/offline/keep.ts`). `scripts/service-worker` writes it to `/sw.js` with the list of its build's files.
 */
import { isWorkPage, type Manifest } from '../addresses'
import { routeOf } from '../routes'
import { answer } from './answer'
import { install, removeFormer } from './install'
import type { WorkerScope } from './scope'
import type { Surroundings } from './surroundings'

declare const MANIFEST: Manifest

const scope = self as unknown as WorkerScope
const from: Surroundings = { caches, fetch: (...request) => fetch(...request), manifest: MANIFEST }

/** Whether a page on which people work is open, apart from the one that asks. */
async function isWorkOpen(asking?: string): Promise<boolean> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return pages.some(({ id, url }) => id !== asking && isWorkPage(new URL(url).pathname))
}

/** Takes the place of the former build, unless somebody works with it. */
async function takeOver(asking?: string): Promise<void> {
  if (!(await isWorkOpen(asking))) await scope.skipWaiting()
}

scope.addEventListener('install', (event) => event.waitUntil(install(from).then(() => takeOver())))

scope.addEventListener('activate', (event) => event.waitUntil(removeFormer(from).then(() => scope.clients.claim())))

scope.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(takeOver(event.source?.id))
})

scope.addEventListener('fetch', (event) => {
  const route = routeOf(event.request, scope.location.origin)
  const later = (work: Promise<unknown>): void =>
    event.waitUntil(work.catch((error: unknown) => console.error('This page could not be kept.', error)))
  if (route) event.respondWith(answer(from, event.request, route, later))
})
