const ORIGIN = 'https://docs.test'

/** A fragment is no part of the address of what is stored. */
function addressOf(request: RequestInfo | URL): string {
  const address = new URL(typeof request === 'object' && 'url' in request ? request.url : request, ORIGIN)
  address.hash = ''
  return address.href
}
const withoutQuery = (address: string): string => address.split('?', 1)[0] ?? ''

class MemoryCache {
  private readonly isFull: () => boolean
  private readonly entries = new Map<string, Response>()

  constructor(isFull: () => boolean) {
    this.isFull = isFull
  }

  match(request: RequestInfo | URL, { ignoreSearch = false } = {}): Promise<Response | undefined> {
    const wanted = addressOf(request)
    const found = [...this.entries].find(([address]) =>
      ignoreSearch ? withoutQuery(address) === withoutQuery(wanted) : address === wanted,
    )
    // As in browsers: a copy has the address that it was stored under, without a fragment.
    return Promise.resolve(found && Object.defineProperty(found[1].clone(), 'url', { value: found[0] }))
  }

  put(request: RequestInfo | URL, response: Response): Promise<void> {
    if (this.isFull()) return Promise.reject(new DOMException('There is no room', 'QuotaExceededError'))
    const address = addressOf(request)
    // As in browsers: what is stored again comes last.
    this.entries.delete(address)
    this.entries.set(address, response)
    return Promise.resolve()
  }

  delete(request: RequestInfo | URL): Promise<boolean> {
    return Promise.resolve(this.entries.delete(addressOf(request)))
  }

  keys(): Promise<readonly Pick<Request, 'url'>[]> {
    return Promise.resolve([...this.entries.keys()].map((url) => ({ url })))
  }
}

export interface MemoryCaches extends CacheStorage {
  fill: () => void
  pathsIn: (name: string) => Promise<string[]>
}

export function memoryCaches(): MemoryCaches {
  const all = new Map<string, MemoryCache>()
  let isFull = false
  const open = (name: string): Promise<MemoryCache> => {
    const cache = all.get(name) ?? new MemoryCache(() => isFull)
    all.set(name, cache)
    return Promise.resolve(cache)
  }
  return {
    open,
    has: (name: string) => Promise.resolve(all.has(name)),
    keys: () => Promise.resolve([...all.keys()]),
    delete: (name: string) => Promise.resolve(all.delete(name)),
    fill: () => void (isFull = true),
    pathsIn: async (name: string) => (await (await open(name)).keys()).map(({ url }) => url.replace(ORIGIN, '')),
  } as unknown as MemoryCaches
}
