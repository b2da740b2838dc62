import { z } from 'zod'
import type { Store } from './port'
import type { Call } from './supabase-call'
import type { Write } from './writer'

const standingSchema = z.object({
  isConfirmed: z.boolean(),
  // As the embedded store writes times.
  unsubscribedAt: z
    .string()
    .transform((time) => new Date(time).toISOString())
    .nullable(),
  isSuppressed: z.boolean(),
})

type Suppression = Pick<Store, 'setUnsubscribed' | 'suppress' | 'allow' | 'standingOf'>

/** Who is not written to any more, in the hosted store. What is written can be kept, what is read cannot. */
export function createSupabaseSuppression(call: Call, write: Write): Suppression {
  return {
    async setUnsubscribed(email) {
      await write('unsubscribe', { email })
    },
    async suppress(email, reason) {
      await write('suppress', { email, reason })
    },
    allow: async (email) => (await write('allow', { email })) !== 'unlisted',
    standingOf: (email) =>
      call('standing_of', standingSchema, (client) => client.rpc('standing_of', { subscriber_email: email })),
  }
}
