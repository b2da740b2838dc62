import { z } from 'zod'
import type { Store } from './port'
import type { Call } from './supabase-call'
import type { Write } from './writer'

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
