import 'server-only'
import { randomUUID } from 'node:crypto'
import { monotonic } from '@/lib/monotonic'
import type { RecordStore } from './port'
import type { Spool } from './spool'
import type { SpoolAccess } from './spool-access'

/** Longer than a sender holds the lease for one record. */
const PATIENCE = 20_000
const STEP = 50
const LEASE = 15_000

/** Waits until no sender is active: a record in flight would bring back the erased address. */
async function lease(spool: Spool, owner: string): Promise<void> {
  const until = monotonic() + PATIENCE
  while (!spool.lease(owner, Date.now(), Date.now() + LEASE)) {
    if (monotonic() > until) throw new Error('The records that wait on this machine are being sent: try again')
    await new Promise((resolve) => setTimeout(resolve, STEP))
  }
}

/**
 * Erases an address from this machine's spool first, then from Supabase. The report has a line for the spool if there
 * is one. Spools on other machines are out of reach.
 */
export function createSpoolEraser(
  access: SpoolAccess,
  erase: RecordStore['eraseAddress'],
): RecordStore['eraseAddress'] {
  return async (email) => {
    const spool = access.open()
    if (!spool) return erase(email)
    const owner = randomUUID()
    await lease(spool, owner)
    try {
      const spooled = spool.erase(email)
      return { ...(await erase(email)), 'spool of this machine': spooled }
    } finally {
      spool.release(owner)
    }
  }
}
