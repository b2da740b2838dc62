import 'server-only'
import { setImmediate as yieldToOthers, setTimeout as wait } from 'node:timers/promises'
import { monotonic } from '@/lib/monotonic'
import { isLocked } from './faults'

/** Average poll interval in milliseconds. It is randomized: two processes must not stay in step. */
const POLL = 25

export interface LockQueue {
  /** Runs `attempt`, again while a lock prevents it. Rejects with the lock error after `deadline` on the queue's clock. */
  run<T>(attempt: () => Promise<T>, deadline: number): Promise<T>
}

interface Waiting {
  deadline: number
  attempt: () => Promise<boolean>
  giveUp: () => void
}

const wasLocked = (work: Promise<unknown>): Promise<boolean> => work.then(() => false, isLocked)

/** In place of SQLite's busy timeout, which would block the process: one operation polls at a time and yields between two. */
export function createLockQueue(now: () => number = monotonic): LockQueue {
  let waiting: Waiting[] = []
  let isServing = false

  async function serve(): Promise<void> {
    if (isServing) return
    isServing = true
    while (waiting.length > 0) {
      await wait(POLL * (0.5 + Math.random()))
      while (await waiting[0]?.attempt()) {
        waiting.shift()
        await yieldToOthers()
      }
      const time = now()
      for (const late of waiting.filter(({ deadline }) => deadline <= time)) late.giveUp()
      waiting = waiting.filter(({ deadline }) => deadline > time)
    }
    isServing = false
  }

  return {
    async run<T>(attempt: () => Promise<T>, deadline: number): Promise<T> {
      let latest = attempt()
      if (!(await wasLocked(latest))) return latest
      return new Promise<T>((resolve) => {
        waiting.push({
          deadline,
          giveUp: () => resolve(latest),
          async attempt() {
            latest = attempt()
            if (await wasLocked(latest)) return false
            resolve(latest)
            return true
          },
        })
        void serve()
      })
    },
  }
}
