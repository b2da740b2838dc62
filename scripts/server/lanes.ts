import type { ServerResponse } from 'node:http'
import type { Release } from '../../lib/rate-limit/concurrency.ts'
import { createDownloads, type Download } from '../../lib/rate-limit/downloads.ts'
import { createLane, type Lane, type LaneLimits } from './in-flight.ts'

const row = { waiting: 512, waitingPerClient: 64, patience: 5_000 }

/**
 * Limits on concurrent requests in Next. Pages are rendered on the main thread: more concurrency makes none of them
 * faster and blocks the others. API reads are short; posts are shorter still but may wait for a mail server. Operator
 * requests have their own lane: they must be answered while the others are full.
 */
export const laneLimits = {
  page: { ...row, atOnce: 2, perClient: 1 },
  read: { ...row, atOnce: 8, perClient: 4 },
  post: { ...row, waitingPerClient: 128, atOnce: 32, perClient: 16 },
  operator: { ...row, atOnce: 2, perClient: 1 },
} as const satisfies Record<string, LaneLimits>

export type LaneName = keyof typeof laneLimits

/** Maximum number of responses that only wait for a slow reader, in total and per client. */
const READING = 128
const READING_PER_CLIENT = 16

/** Milliseconds that Next may need to notice that the client has disconnected. */
const GIVING_UP = 10_000

const OPERATOR = /^\/api\/(health|metrics)\/?$/
/** Also state editions of documents, which may take seconds to make. */
const READ = /^\/(api|pictures|models)\/|^\/templates\/[^/]+\/[^/]+\.[a-z]{2}\.[a-z]+$/

/** Returns the lane of a request, by method and path. */
export function laneOf(method: string | undefined, pathname: string): LaneName {
  if (OPERATOR.test(pathname)) return 'operator'
  if (method !== 'GET' && method !== 'HEAD') return 'post'
  return READ.test(pathname) ? 'read' : 'page'
}

export interface Lanes {
  /**
   * Runs `work` for a request of `client` when it gets a slot. Resolves to false if it did not get one. The slot is
   * held until the work is done. A slow reader does not hold it longer, unless too many responses already wait for
   * their readers.
   */
  run(name: LaneName, client: string, response: ServerResponse, work: () => Promise<void>): Promise<boolean>
  lanes: Readonly<Record<LaneName, Lane>>
}

/** Calls `stalled` when a write to `response` is first buffered because the reader is slow. */
function onStall(response: ServerResponse, stalled: () => void): void {
  const write = response.write.bind(response) as (...given: unknown[]) => boolean
  response.write = (...given: unknown[]): boolean => {
    const goesOn = write(...given)
    if (!goesOn) stalled()
    return goesOn
  }
}

/** A response as a download, from when its reader was first slow. Time in which the server has nothing to send is not its. */
function asDownload(response: ServerResponse): Download {
  const { socket } = response
  const since = performance.now()
  const before = socket?.bytesWritten ?? 0
  return {
    taken: () => (socket?.bytesWritten ?? 0) - before - response.writableLength,
    waited: () => (response.writableNeedDrain ? performance.now() - since : 0),
    end: () => response.destroy(),
  }
}

/** Creates the lanes of one server. */
export function createLanes(limits: Readonly<Record<LaneName, LaneLimits>> = laneLimits): Lanes {
  const lanes = Object.fromEntries(
    Object.entries(limits).map(([name, each]) => [name, createLane(each)]),
  ) as unknown as Record<LaneName, Lane>
  const readers = createDownloads({ perClient: READING_PER_CLIENT, total: READING })

  return {
    lanes,
    async run(name, client, response, work) {
      const release = await lanes[name].enter(client, response)
      if (!release) return false
      let reading: Release | undefined
      let giveUp: NodeJS.Timeout | undefined
      let isDone = false
      onStall(response, () => {
        const slot = reading ?? readers.enter(client, asDownload(response))
        if (typeof slot !== 'function') return
        reading = slot
        release()
      })
      response.once('close', () => {
        reading?.()
        // A client that disconnects early must not get another slot while Next still works for it. Next may never
        // finish, hence the timeout.
        if (!isDone) giveUp = setTimeout(release, GIVING_UP).unref()
      })
      try {
        await work()
      } finally {
        isDone = true
        clearTimeout(giveUp)
        release()
      }
      return true
    },
  }
}
