import { env } from '@/lib/env'
import { answerMethods } from '@/lib/http/methods'
import { purgeOldRecords } from '@/lib/leads/retention'
import { mailer } from '@/lib/mail'
import { createOutboxHandler } from '@/lib/mail/outbox-handler'
import { store } from '@/lib/store'

/** Seconds that a serverless host lets it run, more than it takes new messages for. */
export const maxDuration = 60

const handle = createOutboxHandler({
  cronSecret: () => env().cronSecret,
  mailer,
  purge: async () => purgeOldRecords(store(), env()),
})

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = answerMethods({ GET: handle, POST: handle })
