import 'server-only'
import { randomUUID } from 'node:crypto'
import { ConstantBackoff, handleWhenResult, retry } from 'cockatiel'
import type { RecordStore } from '@/lib/store/port'
import { whenUnlocked, type SpoolAccess } from './access'

/** Milliseconds. Longer than a sender holds the lease for one record. */
const TIMEOUT = 20_000
const INTERVAL = 50
const LEASE = 15_000

/** Waits until no sender is active: a record in flight would bring back the erased address. */
const untilLeased = retry(
  handleWhenResult((isLeased) => !isLeased),
  { maxAttempts: TIMEOUT / INTERVAL, backoff: new ConstantBackoff(INTERVAL) },
)

/** Erases an address from this machine's spool, then from Supabase. Other machines' spools are out of reach. */
export function createSpoolEraser(
  access: SpoolAccess,
  erase: RecordStore['eraseAddress'],
): RecordStore['eraseAddress'] {
  return async (email) => {
    const spool = await access.open()
    if (!spool) return erase(email)
    const owner = randomUUID()
    const lease = () => whenUnlocked(() => spool.lease(owner, Date.now(), Date.now() + LEASE))
    if (!(await untilLeased.execute(lease)))
      throw new Error('The records that wait on this machine are being sent: try again')
    try {
      const spooled = await whenUnlocked(() => spool.erase(email))
      return { ...(await erase(email)), 'spool of this machine': spooled }
    } finally {
      await whenUnlocked(() => spool.release(owner))
    }
  }
}
