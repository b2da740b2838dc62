import 'server-only'
import path from 'node:path'
import { env } from '@/lib/env'
import { log } from '@/lib/http/log'
import { createUnsubscribeToken, oneClickUrl, unsubscribePageUrl } from '@/lib/leads/links'
import { signingSecret } from '@/lib/leads/signing-secret'
import { store } from '@/lib/store'
import { createServiceClient } from '@/lib/store/supabase-client'
import { createEmlSender } from './eml'
import { createMailer, type Mailer } from './mailer'
import { writeDownloadMessage } from './message'
import { createSmtpSender } from './smtp'
import { createFunctionSender } from './supabase-function'
import type { DownloadMail, MailContent, Sender } from './types'

const DRAIN_INTERVAL = 60_000

function write(mail: DownloadMail): MailContent {
  const { siteUrl } = env()
  const token = createUnsubscribeToken(mail.to, signingSecret())
  return writeDownloadMessage(mail, {
    siteUrl,
    unsubscribePage: unsubscribePageUrl(siteUrl, token),
    oneClick: oneClickUrl(siteUrl, token),
  })
}

/** SMTP where it is set, else the Supabase project's function, else files. */
function chooseSender(): Sender {
  const { smtpUrl, supabase, dataDir } = env()
  if (smtpUrl) return createSmtpSender(smtpUrl, write)
  if (supabase) return createFunctionSender(() => createServiceClient(supabase))
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
