import 'server-only'
import path from 'node:path'
import { env } from '@/lib/env'
import { withFallback } from '@/lib/log/with-fallback'
import { findSigningSecret } from '@/lib/signed-links/signing-secret'
import { memberDocuments } from '@/lib/catalogue/member-documents'
import { singleton } from '@/lib/singleton'
import { store } from '@/lib/store'
import { CircuitState } from 'cockatiel'
import { hostedCircuitBreaker } from '@/lib/store/supabase/circuit-breaker'
import { createServiceClient, type ServiceClient, type SupabaseSettings } from '@/lib/store/supabase/client'
import { fromDisk, fromSite, readAttachment } from './attachment'
import { createMailGate, mailboxAllowance } from './gate'
import { createMailLinks } from './mail-links'
import { createMailer, type Mailer, type MailerOptions } from './mailer'
import { writeMail } from './message'
import { createEmlSender, tidyMessageFiles } from './message-files'
import { observeGate, observeSender, type MailOutcomes, type SenderName } from './outcomes'
import { createSmtpSender } from './smtp'
import { createFunctionSender } from './supabase-function'
import { NotSentError, type Attachment, type Mail, type MailContent, type Sender } from './types'

const DRAIN_INTERVAL = 60_000
/** Longer than a visitor waits and than the function waits for its mail service; shorter than the outbox lease. */
const SEND_TIMEOUT = 15_000
/** Concurrent messages: a mail server takes many, Resend a few per second. */
const parallel: Record<SenderName, number> = { smtp: 20, 'supabase-function': 2, files: 20 }

/** A message is not sent without its links: it waits in the outbox until there is a secret. */
function secretForLinks(): string {
  const secret = findSigningSecret()
  if (secret === undefined) throw new NotSentError('There is no secret to sign its links with')
  return secret
}

const attach = (mail: Mail): Promise<Attachment | undefined> =>
  readAttachment(mail, env().isServerless ? fromSite(env().siteUrl) : fromDisk)

const write = async (mail: Mail): Promise<MailContent> =>
  writeMail(
    mail,
    createMailLinks(mail, {
      siteUrl: env().siteUrl,
      secret: secretForLinks(),
      hasMemberDocuments: memberDocuments().length > 0,
    }),
    await attach(mail),
  )

/** Fails fast while the circuit of the function's project is open. */
function connectToFunction(supabase: SupabaseSettings): ServiceClient {
  if (hostedCircuitBreaker().state !== CircuitState.Closed)
    throw new NotSentError('Supabase has not responded recently')
  return createServiceClient(supabase, SEND_TIMEOUT)
}

const outboxFolder = (): string => path.join(env().dataDir, 'outbox')

/** SMTP if configured, else the Supabase project's function if configured, else files. */
function chooseSender(): [SenderName, Sender] {
  const { smtpUrl, supabase } = env()
  if (smtpUrl) return ['smtp', createSmtpSender(smtpUrl, write)]
  if (supabase) return ['supabase-function', createFunctionSender(() => connectToFunction(supabase), { write, attach })]
  return ['files', createEmlSender(outboxFolder(), write)]
}

const opened = () =>
  singleton('mailer', () => {
    const [sender, send] = chooseSender()
    const outcomes: MailOutcomes = { sender }
    const openOutbox = () => store().outbox
    const gate = createMailGate(openOutbox, { allowance: { ...mailboxAllowance, totalHour: env().mailPerHour } })
    const options: MailerOptions = {
      parallel: parallel[sender],
      gate,
      onWithheld: (verdict) => observeGate(verdict, outcomes),
    }
    return { outcomes, mailer: createMailer(observeSender(send, outcomes), openOutbox, options) }
  })

/** This process's mailer. */
export const mailer = (): Mailer => opened().mailer

/** How this process sends messages, and its latest outcomes. */
export const mailOutcomes = (): Readonly<MailOutcomes> => opened().outcomes

/** Drains the outbox every minute; each message is leased to one process. Without processes, `/api/outbox` is called. */
export function startOutbox(): void {
  if (env().isServerless) return
  const { sender } = mailOutcomes()
  if (sender === 'files') void withFallback(() => tidyMessageFiles(outboxFolder()), 0, 'outbox-not-tidied')
  let isDraining = false
  const drain = async (): Promise<void> => {
    if (isDraining) return
    isDraining = true
    await withFallback(() => mailer().drain(), 0, 'outbox-not-drained')
    isDraining = false
  }
  void drain()
  setInterval(() => void drain(), DRAIN_INTERVAL).unref()
}
