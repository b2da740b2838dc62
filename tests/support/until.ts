import { setImmediate } from 'node:timers/promises'

/** Resolves once `reached` is true, checked on each turn of the event loop. If it never is, the test times out. */
export async function until(reached: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await reached())) await setImmediate()
}
