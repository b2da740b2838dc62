/** Stands in for the browser's observer in jsdom, where nothing has a place: a test says what comes into sight. */
const observers = new Set<SightObserver>()

class SightObserver implements IntersectionObserver {
  private readonly callback: IntersectionObserverCallback
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = [0]
  private readonly targets = new Set<Element>()

  constructor(callback: IntersectionObserverCallback) {
    this.callback = callback

    observers.add(this)
  }
  observe(target: Element): void {
    this.targets.add(target)
  }
  unobserve(target: Element): void {
    this.targets.delete(target)
  }
  disconnect(): void {
    this.targets.clear()
    observers.delete(this)
  }
  takeRecords = (): IntersectionObserverEntry[] => []
  report(wanted: Element, isIntersecting: boolean): void {
    if (!this.targets.has(wanted)) return
    this.callback([{ target: wanted, isIntersecting } as unknown as IntersectionObserverEntry], this)
  }
}

export function watchSight(): void {
  Object.defineProperty(globalThis, 'IntersectionObserver', { value: SightObserver, writable: true })
}

export function bringIntoSight(element: Element, isIntersecting = true): void {
  for (const observer of [...observers]) observer.report(element, isIntersecting)
}
