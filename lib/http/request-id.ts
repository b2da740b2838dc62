import { AsyncLocalStorage } from 'node:async_hooks'
import { perProcess } from '../per-process.ts'

/**
 * The id of the request that is being handled, for the lines that the log writes meanwhile. The native server sets it
 * and the code that Next has bundled reads it: both copies of this module share the one storage.
 */
export const requestScope = (): AsyncLocalStorage<string> =>
  perProcess('request-id', () => new AsyncLocalStorage<string>())
