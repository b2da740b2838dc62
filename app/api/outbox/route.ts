import { env } from '@/lib/env'
import { methodHandlers } from '@/lib/http/methods'
import { purgeOldRecords } from '@/lib/store/retention'
import { mailer } from '@/lib/mail'
import { createOutboxHandler } from '@/lib/mail/outbox-handler'
import { store } from '@/lib/store'

/** Maximum run time on a serverless host, in seconds: longer than the handler keeps starting messages. */
export const maxDuration = 60

const handle = createOutboxHandler({
  cronSecret: () => env().cronSecret,
  mailer,
  purge: async () => purgeOldRecords(store(), env()),
})

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methodHandlers({ GET: handle, POST: handle })
