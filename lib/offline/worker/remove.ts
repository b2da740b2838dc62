/** Replaces the service worker where offline use is off, and removes its caches and itself. Drafts stay. */
import { removeAll } from './install'
import type { WorkerScope } from './scope'

const scope = self as unknown as WorkerScope

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) =>
  event.waitUntil(removeAll(caches).then(() => scope.registration.unregister())),
)
