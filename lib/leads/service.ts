import 'server-only'
import { randomUUID } from 'node:crypto'
import { fingerprint, log } from '@/lib/http/log'
import type { ConfirmationMail, DownloadMail, MailTemplate } from '@/lib/mail/types'
import type { Store } from '@/lib/store'
import { findChoice, recordCounted, type Lookups } from './choice'
import { consent } from './consent'
import type { EmailOutcome, SubscribeAnswer } from './answers'
import type { SubscribeInput } from './schema'

type Outgoing = DownloadMail | ConfirmationMail

export interface LeadsContext extends Lookups {
  store: Pick<Store, 'recordSubscriber' | 'recordDownloads' | 'recordBundleDownload'>
  deliver: (mail: Outgoing) => Promise<Exclude<EmailOutcome, 'none'>>
}

export type SubscribeResult =
  { answer: SubscribeAnswer; templates: readonly MailTemplate[] } | { refused: 'unknown-template' | 'not-recorded' }

/** Whether `work` succeeded; why it did not goes to the log, never to the visitor. */
async function succeeds(event: string, email: string, work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    log('error', event, { address: fingerprint(email), error })
    return false
  }
}

/**
 * The message that is due: the backup copy of a download, which carries the link to confirm a newsletter that was
 * ticked; for a newsletter without a download the confirmation message; for neither none.
 */
function dueMail(input: SubscribeInput, templates: readonly MailTemplate[]): Outgoing | undefined {
  const { email: to, source } = input
  const newsletterSubscribed = input.newsletterSubscribed || source === 'newsletter'
  const id = randomUUID()
  const wish = { source, textVersion: consent.version, wishedAt: Date.now() }
  if (source === 'download' && templates.length > 0)
    return { kind: 'download', id, to, newsletterSubscribed, ...(newsletterSubscribed ? { wish } : {}), templates }
  return newsletterSubscribed ? { kind: 'confirmation', id, to, wish } : undefined
}

/**
 * Records a subscriber and mails what was asked for. A record that fails does not hold up a download: both go at once,
 * the mail still goes out and the answer only stops claiming the newsletter. Where the record is all that was asked
 * for, its failure is the visitor's: 'not-recorded', and nothing is mailed.
 */
export async function subscribe(input: SubscribeInput, context: LeadsContext): Promise<SubscribeResult> {
  const { email, source } = input
  const choice = findChoice(input, context)
  if (!choice) return { refused: 'unknown-template' }
  const { mailed: templates, counted } = choice
  const newsletterSubscribed = input.newsletterSubscribed || source === 'newsletter'
  const templatesDownloaded = templates.map(({ name }) => name)
  const record = (): Promise<boolean> =>
    succeeds('subscriber-not-recorded', email, () =>
      context.store.recordSubscriber({ email, newsletterSubscribed, source, templatesDownloaded }),
    )
  const mail = dueMail(input, templates)
  if (mail?.kind !== 'download') {
    if (!(await record())) return { refused: 'not-recorded' }
    return { answer: { ok: true, email: mail ? await context.deliver(mail) : 'none' }, templates }
  }
  const [recorded, outcome] = await Promise.all([
    record(),
    context.deliver(mail),
    succeeds('downloads-not-recorded', email, () => recordCounted(counted, context.store)),
  ])
  const lost = newsletterSubscribed && !recorded ? { newsletter: false as const } : {}
  return { answer: { ok: true, email: outcome, ...lost }, templates }
}
