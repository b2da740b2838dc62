import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Outbox } from '@/lib/store/port-outbox'
import type { Caller } from './call'
import type { Writer } from '@/lib/store/spool/writer'

const iso = (time: number): string => new Date(time).toISOString()

const admissions = z.enum(['admitted', 'suppressed', 'mailbox', 'total'])
const claimedSchema = z.array(
  z.object({ id: z.string(), payload: z.string(), attempts: z.number(), interrupted: z.boolean() }),
)

/** The hosted outbox. Changes go through the same ordered writer as the other records. */
export function createOutbox({ rpc }: Caller, { write }: Writer): Outbox {
  /** A claim whose response was lost. Repeated under the same id, it returns the same messages. */
  let lost: string | undefined
  // Do not retry immediately: rows still locked by the first attempt would be skipped and never claimed.
  const claimAs = (claim: string, now: number, leasedUntil: number, limit: number) => {
    const parameters = { claim, claimed_at: iso(now), leased_until: iso(leasedUntil), how_many: limit }
    return rpc('claim_messages', parameters, claimedSchema, { once: true })
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
      return rpc('admit_message', parameters, admissions, { once: true })
    },
    add: ({ id, recipient, payload }, leasedUntil) => write('keep-message', { id, recipient, payload, leasedUntil }),
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
    remove: (id) => write('remove-message', { id }),
    postpone: (id, dueAt) => write('postpone-message', { id, dueAt }),
    refuse: ({ id, recipient }, reason) => write('refuse-message', { id, recipient, reason }),
  }
}
