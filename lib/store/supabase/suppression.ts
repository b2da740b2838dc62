import { z } from 'zod'
import type { Store } from '@/lib/store/port'
import type { Caller } from './call'
import type { Writer } from '@/lib/store/spool/writer'

const standingSchema = z.object({
  isConfirmed: z.boolean(),
  // The same time format as the embedded store.
  unsubscribedAt: z
    .string()
    .transform((time) => new Date(time).toISOString())
    .nullable(),
  isSuppressed: z.boolean(),
})

type Suppression = Pick<Store, 'setUnsubscribed' | 'suppress' | 'allow' | 'standingOf'>

/** The suppression list in the hosted store. Writes can be spooled; reads cannot. */
export function createSuppression({ rpc }: Caller, { write, writeForOutcome }: Writer): Suppression {
  return {
    setUnsubscribed: (email) => write('unsubscribe', { email }),
    suppress: (email, reason) => write('suppress', { email, reason }),
    allow: async (email) => (await writeForOutcome('allow', { email })) !== 'unlisted',
    standingOf: (email) => rpc('standing_of', { subscriber_email: email }, standingSchema),
  }
}
