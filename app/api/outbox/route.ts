import { env } from '@/lib/env'
import { purgeOldMessages } from '@/lib/leads/retention'
import { mailer } from '@/lib/mail'
import { createOutboxHandler } from '@/lib/mail/outbox-handler'
import { store } from '@/lib/store'

export const POST = createOutboxHandler({
  cronSecret: () => env().cronSecret,
  mailer,
  purge: async () => purgeOldMessages(store(), env().contactMonths),
})
