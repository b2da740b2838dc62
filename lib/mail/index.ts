import 'server-only'
import path from 'node:path'
import { env } from '@/lib/env'
import { log } from '@/lib/http/log'
import { signingSecret } from '@/lib/leads/signing-secret'
import { memberDocuments } from '@/lib/members'
import { store } from '@/lib/store'
import { createServiceClient } from '@/lib/store/supabase-client'
import { createEmlSender } from './eml'
import { createMailLinks } from './mail-links'
import { createMailer, type Mailer } from './mailer'
import { createSmtpSender } from './smtp'
import { createFunctionSender } from './supabase-function'
import type { Mail, MailContent, Sender } from './types'
import { writeMail } from './write'

const DRAIN_INTERVAL = 60_000

const write = (mail: Mail): MailContent =>
  writeMail(
    mail,
    createMailLinks(mail, {
      siteUrl: env().siteUrl,
      secret: signingSecret(),
      hasMemberDocuments: memberDocuments().length > 0,
    }),
  )

/** SMTP where it is set, else the Supabase project's function, else files. */
function chooseSender(): Sender {
  const { smtpUrl, supabase, dataDir } = env()
  if (smtpUrl) return createSmtpSender(smtpUrl, write)
  if (supabase) return createFunctionSender(() => createServiceClient(supabase), write)
  return createEmlSender(path.join(dataDir, 'outbox'), write)
}

let opened: Mailer | undefined

/** This process's mailer. */
export const mailer = (): Mailer => (opened ??= createMailer(chooseSender(), () => store().outbox))

const drainOrLog = (): void => {
  mailer()
    .drain()
    .catch((error: unknown) => log('error', 'outbox-not-drained', { error }))
}

/**
 * Tries what the outbox holds, now and then every minute, without keeping the process alive. With Supabase there is
 * none.
 */
export function startOutbox(): void {
  if (env().supabase) return
  drainOrLog()
  setInterval(drainOrLog, DRAIN_INTERVAL).unref()
}
