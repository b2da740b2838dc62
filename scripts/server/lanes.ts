import type { ServerResponse } from 'node:http'
import { createConcurrencyLimiter, type Release } from '../../lib/http/concurrency.ts'
import { createLane, type Lane, type LaneLimits } from './in-flight.ts'

const row = { waiting: 512, waitingPerClient: 64, patience: 5_000 }

/**
 * What is in Next's hands at once. A page is rendered on the thread that answers everybody: more at once makes none of
 * them faster, and the others wait. Reads of the API are short; posts are shorter still, but may wait for a mail server.
 * What the operator asks has a lane to itself: it must be answered while the others are full.
 */
export const laneLimits = {
  page: { ...row, atOnce: 2, perClient: 1 },
  read: { ...row, atOnce: 8, perClient: 4 },
  post: { ...row, waitingPerClient: 128, atOnce: 32, perClient: 16 },
  operator: { ...row, atOnce: 2, perClient: 1 },
} as const satisfies Record<string, LaneLimits>

export type LaneName = keyof typeof laneLimits

/** Answers that wait for their reader alone, over all clients and of each. */
const READING = 128
const READING_PER_CLIENT = 16

/** Milliseconds that Next may need to notice that nobody wants an answer any more. */
const GIVING_UP = 10_000

const OPERATOR = /^\/api\/(health|metrics)\/?$/
const READ = /^\/(api|pictures)\//

/** The lane of a request, by its method and path. */
export function laneOf(method: string | undefined, pathname: string): LaneName {
  if (OPERATOR.test(pathname)) return 'operator'
  if (method !== 'GET' && method !== 'HEAD') return 'post'
  return READ.test(pathname) ? 'read' : 'page'
}

export interface Lanes {
  /**
   * Does `work` on a request of `client` when its turn has come; false where it did not come. The turn lasts until the
   * work is done. A client that reads slowly does not prolong it, as long as not too many answers wait for their readers.
   */
  run(name: LaneName, client: string, response: ServerResponse, work: () => Promise<void>): Promise<boolean>
  lanes: Readonly<Record<LaneName, Lane>>
}

/** Calls `stalled` when what is written to `response` begins to wait for its reader. */
function onStall(response: ServerResponse, stalled: () => void): void {
  const write = response.write.bind(response) as (...given: unknown[]) => boolean
  response.write = (...given: unknown[]): boolean => {
    const goesOn = write(...given)
    if (!goesOn) stalled()
    return goesOn
  }
}

/** Makes the lanes of one server. */
export function createLanes(limits: Readonly<Record<LaneName, LaneLimits>> = laneLimits): Lanes {
  const lanes = Object.fromEntries(
    Object.entries(limits).map(([name, each]) => [name, createLane(each)]),
  ) as unknown as Record<LaneName, Lane>
  const readers = { ofAll: createConcurrencyLimiter(READING), ofClient: createConcurrencyLimiter(READING_PER_CLIENT) }

  /** Counts one more answer that waits for its reader; undefined where there are enough of them. */
  function enterReaders(client: string): Release | undefined {
    const leaveClient = readers.ofClient.enter(client)
    const leaveAll = leaveClient && readers.ofAll.enter('all')
    if (!leaveAll) return void leaveClient?.()
    return () => {
      leaveClient()
      leaveAll()
    }
  }

  return {
    lanes,
    async run(name, client, response, work) {
      const release = await lanes[name].enter(client, response)
      if (!release) return false
      let reading: Release | undefined
      let giveUp: NodeJS.Timeout | undefined
      let isDone = false
      onStall(response, () => {
        reading ??= enterReaders(client)
        if (reading) release()
      })
      response.once('close', () => {
        reading?.()
        // Somebody who leaves early must not get another turn while Next works for this one; Next may never end it.
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
