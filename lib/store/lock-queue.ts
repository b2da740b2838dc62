import 'server-only'
import { setImmediate as yieldToOthers, setTimeout as wait } from 'node:timers/promises'
import { monotonic } from '@/lib/monotonic'

/** Average poll interval in milliseconds. It is randomized so that two processes do not stay in step. */
const POLL = 25

export interface LockQueue {
  /**
   * Retries `attempt`, which failed with the lock error `refusal`, until it no longer hits a lock, and resolves or
   * rejects with its outcome. Rejects with the latest lock error if the lock outlasts `deadline`, a time on the queue's
   * clock.
   */
  wait<T>(attempt: () => Promise<T>, refusal: unknown, deadline: number): Promise<T>
}

type Outcome<T> = { result: T } | { error: unknown }

interface Waiting {
  deadline: number
  /** True if the attempt finished (success or error); false if it hit a lock. */
  attempt: () => Promise<boolean>
  giveUp: () => void
}

/**
 * Queues operations that hit a database lock. Only one of them polls at a time, and between two that succeed the
 * process yields to the event loop, so neither a lock nor its release blocks page requests.
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
