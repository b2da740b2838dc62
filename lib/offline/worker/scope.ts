/** The part of a service worker's global scope that the project uses. Its types are those of pages. */

interface Waiting extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

export interface Asking extends Waiting {
  request: Request
  respondWith: (response: Promise<Response>) => void
}

interface OpenPage {
  id: string
  url: string
}

export interface Told extends Waiting {
  data: unknown
  source: OpenPage | null
}

interface Events {
  install: Waiting
  activate: Waiting
  fetch: Asking
  message: Told
}

export interface WorkerScope {
  location: Location
  addEventListener: <T extends keyof Events>(type: T, listener: (event: Events[T]) => void) => void
  skipWaiting: () => Promise<void>
  clients: {
    claim: () => Promise<void>
    matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly OpenPage[]>
  }
  registration: ServiceWorkerRegistration
}
