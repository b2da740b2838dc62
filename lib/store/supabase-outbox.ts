import { randomUUID } from 'node:crypto'
import type { Outbox } from './port-outbox'
import { mustSucceed, type ServiceClient } from './supabase-client'

const iso = (time: number): string => new Date(time).toISOString()

/** The hosted store's outbox. */
export function createSupabaseOutbox(connect: () => ServiceClient): Outbox {
  /** A claim whose answer did not arrive: made again under its name, it gives the messages that would else be in doubt. */
  let lost: string | undefined
  const claimAs = async (claim: string, now: number, leasedUntil: number, limit: number) => {
    const claimed = await connect().rpc('claim_messages', {
      claim,
      claimed_at: iso(now),
      leased_until: iso(leasedUntil),
      how_many: limit,
    })
    mustSucceed('claim_messages', claimed)
    return claimed.data ?? []
  }
  return {
    async add({ id, recipient, payload }, leasedUntil) {
      const kept = await connect().rpc('keep_message', {
        message_id: id,
        message_recipient: recipient,
        message_payload: payload,
        leased_until: iso(leasedUntil),
      })
      mustSucceed('keep_message', kept)
    },
    async claimDue(now, leasedUntil, limit) {
      const claim = lost ?? randomUUID()
      lost = undefined
      try {
        return await claimAs(claim, now, leasedUntil, limit)
      } catch (error) {
        lost = claim
        throw error
      }
    },
    async remove(id) {
      mustSucceed('remove_message', await connect().rpc('remove_message', { message_id: id }))
    },
    async postpone(id, dueAt) {
      mustSucceed('postpone_message', await connect().rpc('postpone_message', { message_id: id, due: iso(dueAt) }))
    },
    async refuse({ id, recipient }, reason) {
      const refused = await connect().rpc('refuse_message', {
        message_id: id,
        message_recipient: recipient,
        reason,
      })
      mustSucceed('refuse_message', refused)
    },
  }
}
