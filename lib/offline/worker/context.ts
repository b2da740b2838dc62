import type { Manifest } from '../addresses'

/** The service worker's access to its browser and its build. */
export interface WorkerContext {
  caches: CacheStorage
  fetch: typeof fetch
  manifest: Manifest
}

/** Fetches a file to keep. Rejects unless the response is the file itself. */
export async function fetchWhole(
  { fetch }: Pick<WorkerContext, 'fetch'>,
  address: string,
  cache: RequestCache = 'default',
): Promise<Response> {
  const response = await fetch(address, { cache, credentials: 'same-origin' })
  if (response.status !== 200 || response.redirected) throw new Error(`${address} responded ${response.status}`)
  return response
}

/** Runs `work` on each item, a few at a time. Rejects with the first failure, once all running work has ended. */
export async function eachOf<T>(items: Iterable<T>, work: (item: T) => Promise<unknown>, atOnce = 4): Promise<void> {
  const rest = [...items]
  const next = async (): Promise<void> => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift())
      await work(item).catch((cause: unknown) => {
        rest.length = 0
        throw cause
      })
  }
  const failed = (await Promise.allSettled(Array.from({ length: atOnce }, next))).find(
    (outcome) => outcome.status === 'rejected',
  )
  if (failed) throw failed.reason
}
