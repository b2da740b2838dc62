interface LifetimeEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

interface FetchEvent extends LifetimeEvent {
  request: Request
  respondWith: (response: Promise<Response>) => void
}

interface OpenWindow {
  id: string
  url: string
}

interface ClientMessage extends LifetimeEvent {
  data: unknown
  source: OpenWindow | null
}

interface Events {
  install: LifetimeEvent
  activate: LifetimeEvent
  fetch: FetchEvent
  message: ClientMessage
}

export interface WorkerScope {
  location: Location
  addEventListener: <T extends keyof Events>(type: T, listener: (event: Events[T]) => void) => void
  skipWaiting: () => Promise<void>
  clients: {
    claim: () => Promise<void>
    matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly OpenWindow[]>
  }
  registration: ServiceWorkerRegistration
}
