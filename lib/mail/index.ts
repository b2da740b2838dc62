import 'server-only'
import path from 'node:path'
import { env } from '@/lib/env'
import { log } from '@/lib/http/log'
import { findSigningSecret } from '@/lib/leads/signing-secret'
import { memberDocuments } from '@/lib/members'
import { perProcess } from '@/lib/per-process'
import { store } from '@/lib/store'
import { hostedCircuit } from '@/lib/store/circuit'
import { createServiceClient, type ServiceClient, type SupabaseSettings } from '@/lib/store/supabase-client'
import { createEmlSender } from './eml'
import { createMailGate, mailboxAllowance } from './gate'
import { createMailLinks } from './mail-links'
import { createMailer, type Mailer, type MailerOptions } from './mailer'
import { observeGate, observeSender, type MailOutcomes, type SenderName } from './outcomes'
import { createSmtpSender } from './smtp'
import { createFunctionSender } from './supabase-function'
import { NotSentError, type Mail, type MailContent, type Sender } from './types'
import { tidyMessageFiles } from './tidy-files'
import { writeMail } from './write'

const DRAIN_INTERVAL = 60_000
/** Longer than a visitor waits and than the function waits for its mail service, shorter than the outbox's lease. */
const SEND_TIMEOUT = 15_000
/** Messages at once: a mail server takes many, Resend a few a second. */
const parallel: Record<SenderName, number> = { smtp: 20, 'supabase-function': 2, files: 20 }

/** A message without its links does not leave: it waits in the outbox for the secret. */
function secretForLinks(): string {
  const secret = findSigningSecret()
  if (secret === undefined) throw new NotSentError('There is no secret to sign its links with')
  return secret
}

const write = (mail: Mail): MailContent =>
  writeMail(
    mail,
    createMailLinks(mail, {
      siteUrl: env().siteUrl,
      secret: secretForLinks(),
      hasMemberDocuments: memberDocuments().length > 0,
    }),
  )

/** The function is not waited for while its project is known not to answer. */
function connectToFunction(supabase: SupabaseSettings): ServiceClient {
  if (hostedCircuit().state() === 'open') throw new NotSentError('Supabase has not answered lately')
  return createServiceClient(supabase, SEND_TIMEOUT)
}

/** Where messages are put as files when no mail server is set. */
const outboxFolder = (): string => path.join(env().dataDir, 'outbox')

/** SMTP where it is set, else the Supabase project's function, else files. */
function chooseSender(): [SenderName, Sender] {
  const { smtpUrl, supabase } = env()
  if (smtpUrl) return ['smtp', createSmtpSender(smtpUrl, write)]
  if (supabase) return ['supabase-function', createFunctionSender(() => connectToFunction(supabase), write)]
  return ['files', createEmlSender(outboxFolder(), write)]
}

const opened = () =>
  perProcess('mailer', () => {
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

/** How this process's messages leave, and how it last went. */
export const mailOutcomes = (): Readonly<MailOutcomes> => opened().outcomes

/**
 * Works the outbox off, now and then every minute, without keeping the process alive. Several processes may do so: each
 * message is leased to one. Where no process lives long, as on Vercel, a scheduler does it (`/api/outbox`).
 */
export function startOutbox(): void {
  if (env().isServerless) return
  const { sender } = mailOutcomes()
  if (sender === 'files')
    tidyMessageFiles(outboxFolder()).catch((error: unknown) => log('error', 'outbox-not-tidied', { error }))
  let isDraining = false
  const drain = async (): Promise<void> => {
    if (isDraining) return
    isDraining = true
    try {
      await mailer().drain()
    } catch (error) {
      log('error', 'outbox-not-drained', { error })
    } finally {
      isDraining = false
    }
  }
  void drain()
  setInterval(() => void drain(), DRAIN_INTERVAL).unref()
}
