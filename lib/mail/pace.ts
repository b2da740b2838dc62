import { setTimeout as wait } from 'node:timers/promises'

/** Number of deliveries whose duration is kept. */
const REMEMBERED = 32

export interface Timing {
  /** Records its duration. */
  done(): void
  /** Waits until a randomly picked recent duration has passed; does not wait if none was recorded. */
  catchUp(): Promise<void>
}

/** Makes suppressed messages take as long as sent ones. Returns a function that starts timing a delivery. */
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
