/**
 * The service worker of a site whose operator has switched the work without a network off (`OFFLINE=off`): it takes the
 * place of the other one, removes what that has kept, and then itself. Drafts stay.
 */
import { removeAll } from './install'
import type { WorkerScope } from './scope'

const scope = self as unknown as WorkerScope

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) =>
  event.waitUntil(removeAll(caches).then(() => scope.registration.unregister())),
)
