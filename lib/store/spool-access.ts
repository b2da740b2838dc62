import 'server-only'
import { log } from '@/lib/http/log'
import { monotonic } from '@/lib/monotonic'
import { openSpool, type Spool, type SpoolLimits } from './spool'

/** Access to the spool, if there is one. */
export interface SpoolAccess {
  /** Returns undefined if there is no spool now. Retries to open it at most every 30 seconds. */
  open(): Spool | undefined
  /** Returns why there is none: NOWHERE by design, or the failure. */
  problem(): string | undefined
  close(): void
}

const AGAIN = 30_000
export const NOWHERE = 'This installation has no disk'

/**
 * A spool that cannot be opened must not stop the site: it is logged once per cause, and records that Supabase does not
 * accept fail. `file` is undefined if there is no persistent disk.
 */
export function createSpoolAccess(
  file: string | undefined,
  limits?: SpoolLimits,
  now: () => number = monotonic,
): SpoolAccess {
  let spool: Spool | undefined
  let problem: string | undefined
  let tryAt = -Infinity

  const tell = (reason: string): void => {
    if (reason !== problem) log(file ? 'error' : 'info', 'no-spool', { reason, file })
    problem = reason
  }
  return {
    open() {
      if (spool || now() < tryAt) return spool
      tryAt = now() + AGAIN
      if (file === undefined) {
        tell(NOWHERE)
        return undefined
      }
      try {
        spool = openSpool(file, limits)
        problem = undefined
      } catch (error) {
        tell(error instanceof Error ? error.message : String(error))
      }
      return spool
    },
    problem: () => problem,
    close() {
      spool?.close()
      spool = undefined
      tryAt = Infinity
    },
  }
}
