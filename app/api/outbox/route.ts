import { env } from '@/lib/env'
import { mailer } from '@/lib/mail'
import { createOutboxHandler } from '@/lib/mail/outbox-handler'

export const POST = createOutboxHandler({ cronSecret: () => env().cronSecret, mailer })
