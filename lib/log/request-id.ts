import { AsyncLocalStorage } from 'node:async_hooks'
import { singleton } from '../singleton.ts'

/**
 * The id of the current request, for log lines written while it is handled. The native server sets it and the code
 * bundled by Next.js reads it: both copies of this module share one AsyncLocalStorage.
 */
export const requestScope = (): AsyncLocalStorage<string> =>
  singleton('request-id', () => new AsyncLocalStorage<string>())
