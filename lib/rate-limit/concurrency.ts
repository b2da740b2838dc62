/** Releases one slot. Further calls have no effect. */
export type Release = () => void

export interface ConcurrencyLimiter {
  /** Acquires a slot for `key`. Returns undefined if the client is already at its limit. */
  enter(key: string): Release | undefined
}

/**
 * Limits the concurrent work of one kind per client. Keeps state only for work in progress. It protects resources of
 * one process (open files, connections), so it does not need to be shared between processes.
 */
export function createConcurrencyLimiter(limit: number): ConcurrencyLimiter {
  const underWay = new Map<string, number>()
  return {
    enter(key) {
      const count = underWay.get(key) ?? 0
      if (count >= limit) return undefined
      underWay.set(key, count + 1)
      let ended = false
      return () => {
        if (ended) return
        ended = true
        const left = (underWay.get(key) ?? 1) - 1
        if (left > 0) underWay.set(key, left)
        else underWay.delete(key)
      }
    },
  }
}

export interface ClientLimiter {
  /** Acquires a slot for `client`. Returns its release function, or the limit that is reached. */
  enter(client: string): Release | 'client-limit' | 'total-limit'
}

/** Limits the concurrent work of one kind, per client and for all clients together. */
export function createClientLimiter({ perClient, total }: { perClient: number; total: number }): ClientLimiter {
  const ofClient = createConcurrencyLimiter(perClient)
  const ofAll = createConcurrencyLimiter(total)
  return {
    enter(client) {
      const releaseClient = ofClient.enter(client)
      if (!releaseClient) return 'client-limit'
      const releaseTotal = ofAll.enter('all')
      if (releaseTotal)
        return () => {
          releaseClient()
          releaseTotal()
        }
      releaseClient()
      return 'total-limit'
    },
  }
}
