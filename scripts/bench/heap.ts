import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')

/** Frees what nothing refers to any more. */
export const collectGarbage = runInNewContext('gc') as () => void

/** What this process's objects and arrays take. */
export function usedMegabytes(): number {
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 2 ** 20
}
