import { isFull } from './full'

export { spread as sample, spreadOfEach as sampleOfEach } from './chosen'

/** Whether a long browser test runs: in the full run. */
export const isItsTurn = (_name: string, days: number): boolean => isFull || days === 1
