import 'server-only'
import { log } from '@/lib/log/log'
import { withFallback } from '@/lib/log/with-fallback'
import { monotonic } from '@/lib/monotonic'
import { createLockQueue } from '@/lib/store/sqlite/lock-queue'
import { asPromise } from '@/lib/store/sqlite/schema'
import { openSpool, type Spool, type SpoolLimits } from './spool'

export interface SpoolAccess {
  /** Resolves to undefined if there is no spool now. Retries to open it at most every 30 seconds. Never rejects. */
  open(): Promise<Spool | undefined>
  /** Runs `work` on the spool. Resolves to undefined if there is none, or if `work` fails, which is logged. */
  use<T>(work: (spool: Spool) => T | Promise<T>): Promise<T | undefined>
  /** Returns why there is none: NOWHERE by design, or the failure. */
  problem(): string | undefined
  close(): void
}

const RETRY_INTERVAL = 30_000
/** Milliseconds to wait for a lock of another process that uses the spool. */
const LOCK_TIMEOUT = 1000
export const NOWHERE = 'This installation has no disk'

const locks = createLockQueue()

/** Runs work on the spool, again while another process locks it. Rejects with the lock error after one second. */
export const whenUnlocked = <T>(work: () => T): Promise<T> =>
  locks.run(() => asPromise(work), monotonic() + LOCK_TIMEOUT)

/** Opens the spool. A failure is logged once per cause and does not stop the site. No `file`: no persistent disk. */
export function createSpoolAccess(file: string | undefined, limits?: SpoolLimits): SpoolAccess {
  let spool: Spool | undefined
  let problem: string | undefined
  let opening: Promise<void> | undefined
  let retryAt = -Infinity

  const report = (reason: string): void => {
    if (reason !== problem) log(file ? 'error' : 'info', 'no-spool', { reason, file })
    problem = reason
  }
  async function tryToOpen(): Promise<void> {
    if (file === undefined) return report(NOWHERE)
    try {
      spool = await whenUnlocked(() => openSpool(file, limits))
      problem = undefined
    } catch (error) {
      report(error instanceof Error ? error.message : String(error))
    }
  }
  async function open(): Promise<Spool | undefined> {
    if (!spool && monotonic() >= retryAt) {
      retryAt = monotonic() + RETRY_INTERVAL
      opening = tryToOpen()
    }
    await opening
    return spool
  }
  return {
    open,
    use: (work) =>
      withFallback(
        async () => {
          const opened = await open()
          return opened && work(opened)
        },
        undefined,
        'spool-failed',
      ),
    problem: () => problem,
    close() {
      spool?.close()
      spool = undefined
      retryAt = Infinity
    },
  }
}
