import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Outbox } from './port-outbox'
import type { Call } from './supabase-call'
import type { Write } from './writer'

const iso = (time: number): string => new Date(time).toISOString()

const admissions = z.enum(['admitted', 'suppressed', 'mailbox', 'total'])
const claimedSchema = z.array(
  z.object({ id: z.string(), payload: z.string(), attempts: z.number(), interrupted: z.boolean() }),
)

/**
 * The hosted store's outbox. Adding, removing and postponing go through the same ordered writer as the other records.
 */
export function createSupabaseOutbox(call: Call, write: Write): Outbox {
  /**
   * A claim whose response was lost. Repeating it under the same id returns the messages that would otherwise be in
   * doubt.
   */
  let lost: string | undefined
  // Do not retry immediately: rows still locked by the first attempt would be skipped and never claimed.
  const claimAs = (claim: string, now: number, leasedUntil: number, limit: number) => {
    const parameters = { claim, claimed_at: iso(now), leased_until: iso(leasedUntil), how_many: limit }
    return call('claim_messages', claimedSchema, (client) => client.rpc('claim_messages', parameters), { once: true })
  }
  return {
    // Do not retry: a second call might count a message twice.
    admit(recipient, { mailboxQuarterHour, mailboxDay, totalHour }) {
      const parameters = {
        recipient,
        mailbox_quarter_hour: mailboxQuarterHour,
        mailbox_day: mailboxDay,
        total_hour: totalHour,
      }
      return call('admit_message', admissions, (client) => client.rpc('admit_message', parameters), { once: true })
    },
    async add({ id, recipient, payload }, leasedUntil) {
      await write('keep-message', { id, recipient, payload, leasedUntil })
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
      await write('remove-message', { id })
    },
    async postpone(id, dueAt) {
      await write('postpone-message', { id, dueAt })
    },
    async refuse({ id, recipient }, reason) {
      await write('refuse-message', { id, recipient, reason })
    },
  }
}
