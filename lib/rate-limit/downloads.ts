import { createClientLimiter, type Release } from './concurrency.ts'

/** Milliseconds after which the speed of a client counts. */
const PATIENCE = 60_000
/** Bytes per millisecond, 50 KB/s: a third of a phone's speed with one bar. */
const LEAST = 50

export interface Download {
  /** Bytes that the client has taken. */
  taken: () => number
  /** Milliseconds that the client took for them, without the server's time. */
  waited: () => number
  end: () => void
}

export interface Downloads {
  /** Takes a place for a download of `client`. Returns its release function, or the limit that is reached. */
  enter(client: string, download: Download): Release | 'client-limit' | 'total-limit'
}

const speedOf = ({ taken, waited }: Download): number => taken() / waited()

/** Limits concurrent downloads. If all places are taken, the slowest below 50 KB a second for a minute makes room. */
export function createDownloads(limits: { perClient: number; total: number }): Downloads {
  const places = createClientLimiter(limits)
  const running = new Map<Download, Release>()

  function makeRoom(): boolean {
    const slow = [...running.keys()].filter((each) => each.waited() >= PATIENCE && speedOf(each) < LEAST)
    const [slowest] = slow.sort((one, other) => speedOf(one) - speedOf(other))
    if (!slowest) return false
    running.get(slowest)?.()
    slowest.end()
    return true
  }

  return {
    enter(client, download) {
      let place = places.enter(client)
      if (place === 'total-limit' && makeRoom()) place = places.enter(client)
      if (typeof place !== 'function') return place
      const free = place
      const release = (): void => {
        running.delete(download)
        free()
      }
      running.set(download, release)
      return release
    },
  }
}
