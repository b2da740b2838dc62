import { AsyncLocalStorage } from 'node:async_hooks'
import { singleton } from '../singleton.ts'

/** The id of the current request for log lines, shared by the native server and the code bundled by Next.js. */
export const requestScope = (): AsyncLocalStorage<string> =>
  singleton('request-id', () => new AsyncLocalStorage<string>())
