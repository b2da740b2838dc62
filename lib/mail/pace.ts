import { setTimeout as wait } from 'node:timers/promises'

/** Deliveries whose time is remembered. */
const REMEMBERED = 32

export interface Pace {
  /** Runs `work` and remembers how long it took. */
  measure<T>(work: () => Promise<T>): Promise<T>
  /** Takes as long as one of the last deliveries, picked at random; no time where there was none. */
  wait(): Promise<void>
}

/** Lets what is not sent take as long as what is, so that the time of an answer does not tell them apart. */
export function createPace(
  clock = (): number => performance.now(),
  pause: (ms: number) => Promise<unknown> = wait,
): Pace {
  const durations: number[] = []
  return {
    async measure(work) {
      const start = clock()
      const result = await work()
      if (durations.push(clock() - start) > REMEMBERED) durations.shift()
      return result
    },
    async wait() {
      const duration = durations[Math.floor(Math.random() * durations.length)]
      if (duration !== undefined) await pause(duration)
    },
  }
}
