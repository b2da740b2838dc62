import 'server-only'
import { setImmediate as yieldToOthers, setTimeout as wait } from 'node:timers/promises'
import { monotonic } from '@/lib/monotonic'

/** Milliseconds between two questions whether a lock is gone, on average: two processes do not stay in step. */
const POLL = 25

export interface LockQueue {
  /**
   * Tries `attempt`, which a lock has met with `refusal`, until it is not refused any more; what it then gives or throws
   * is the outcome. Rejects with the newest refusal where the lock outlasts `deadline`, a time on the queue's clock.
   */
  wait<T>(attempt: () => Promise<T>, refusal: unknown, deadline: number): Promise<T>
}

type Outcome<T> = { result: T } | { error: unknown }

interface Waiting {
  deadline: number
  /** Whether it came to an end, be it a failure; false where a lock refused it. */
  attempt: () => Promise<boolean>
  giveUp: () => void
}

/**
 * Lets what a lock refuses wait outside the database. However many wait, one of them asks at a time, and between any two
 * that are let in the process turns to whatever else there is: neither a lock nor its end stops the pages.
 */
export function createLockQueue(isRefusal: (error: unknown) => boolean, now: () => number = monotonic): LockQueue {
  let waiting: Waiting[] = []
  let isServing = false

  async function letIn(): Promise<void> {
    while (await waiting[0]?.attempt()) {
      waiting.shift()
      await yieldToOthers()
    }
  }

  async function serve(): Promise<void> {
    if (isServing) return
    isServing = true
    while (waiting.length > 0) {
      await wait(POLL * (0.5 + Math.random()))
      await letIn()
      const time = now()
      for (const late of waiting.filter(({ deadline }) => deadline <= time)) late.giveUp()
      waiting = waiting.filter(({ deadline }) => deadline > time)
    }
    isServing = false
  }

  return {
    async wait<T>(attempt: () => Promise<T>, refusal: unknown, deadline: number): Promise<T> {
      const outcome = await new Promise<Outcome<T>>((end) => {
        let newest = refusal
        waiting.push({
          deadline,
          giveUp: () => end({ error: newest }),
          async attempt() {
            try {
              end({ result: await attempt() })
              return true
            } catch (error) {
              newest = error
              if (isRefusal(error)) return false
              end({ error })
              return true
            }
          },
        })
        void serve()
      })
      if ('error' in outcome) throw outcome.error
      return outcome.result
    },
  }
}
