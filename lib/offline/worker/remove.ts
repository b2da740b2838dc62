/**
 * The service worker of a site whose operator has switched offline use off (`OFFLINE=off`): it replaces the other one,
 * removes its caches, and then itself. Drafts stay.
 */
import { removeAll } from './install'
import type { WorkerScope } from './scope'

const scope = self as unknown as WorkerScope

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) =>
  event.waitUntil(removeAll(caches).then(() => scope.registration.unregister())),
)
