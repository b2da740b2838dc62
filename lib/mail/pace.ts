import { setTimeout as wait } from 'node:timers/promises'

/** Deliveries whose duration is remembered. */
const REMEMBERED = 32

/** One delivery, from the moment it began. */
export interface Timing {
  /** Remembers how long it took. */
  done(): void
  /** Waits until it has taken as long as one of the last, picked at random; no time where none is remembered. */
  catchUp(): Promise<void>
}

/**
 * Makes what is not sent take as long as what is, so that the time of an answer does not tell them apart. Answers how to
 * begin a delivery.
 */
export function createPace(
  clock = (): number => performance.now(),
  pause: (milliseconds: number) => Promise<unknown> = wait,
): () => Timing {
  const durations: number[] = []
  return () => {
    const start = clock()
    return {
      done() {
        if (durations.push(clock() - start) > REMEMBERED) durations.shift()
      },
      async catchUp() {
        const duration = durations[Math.floor(Math.random() * durations.length)] ?? 0
        const left = duration - (clock() - start)
        if (left > 0) await pause(left)
      },
    }
  }
}
