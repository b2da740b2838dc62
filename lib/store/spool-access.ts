import 'server-only'
import { log } from '@/lib/http/log'
import { monotonic } from '@/lib/monotonic'
import { openSpool, type Spool, type SpoolLimits } from './spool'

/** The spool where there can be one. */
export interface SpoolAccess {
  /** Undefined where there is none now; it is tried again at most every half minute. */
  open(): Spool | undefined
  /** Why there is none: 'nowhere', by design, or the failure. */
  problem(): string | undefined
  close(): void
}

const AGAIN = 30_000
export const NOWHERE = 'This installation has no disk'

/**
 * A spool that cannot be opened must not stop the site: it is logged once for each cause, and records that Supabase
 * does not take fail. `file` is undefined where nothing that is written to the disk lasts.
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
