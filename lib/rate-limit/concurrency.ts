/** Releases one slot. Further calls have no effect. */
export type Release = () => void

export interface ConcurrencyLimiter {
  /** Acquires a slot for `key`. Returns undefined if the client is already at its limit. */
  enter(key: string): Release | undefined
}

/** Limits the concurrent work of one kind per client. */
export function createConcurrencyLimiter(limit: number): ConcurrencyLimiter {
  const active = new Map<string, number>()
  return {
    enter(key) {
      const count = active.get(key) ?? 0
      if (count >= limit) return undefined
      active.set(key, count + 1)
      let ended = false
      return () => {
        if (ended) return
        ended = true
        const left = (active.get(key) ?? 1) - 1
        if (left > 0) active.set(key, left)
        else active.delete(key)
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
