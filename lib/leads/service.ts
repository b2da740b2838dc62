import 'server-only'
import { randomUUID } from 'node:crypto'
import { fingerprint, log } from '@/lib/http/log'
import type { DownloadMail, MailTemplate } from '@/lib/mail/types'
import type { Store } from '@/lib/store'
import { findChoice, type Lookups } from './choice'
import type { EmailOutcome, SubscribeAnswer, SubscribeInput } from './schema'

export interface LeadsContext extends Lookups {
  store: Pick<Store, 'recordSubscriber' | 'recordDownloads'>
  deliver: (mail: DownloadMail) => Promise<Exclude<EmailOutcome, 'none'>>
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
 * Records a subscriber and mails what was asked for, both at once. A record that fails does not hold up a download:
 * the mail still goes out and the answer only stops claiming the newsletter. Where the record is all that was asked
 * for, its failure is the visitor's: 'not-recorded'.
 */
export async function subscribe(input: SubscribeInput, context: LeadsContext): Promise<SubscribeResult> {
  const { email, source } = input
  const choice = findChoice(input, context)
  if (!choice) return { refused: 'unknown-template' }
  const { mailed: templates, downloads } = choice
  const isDownload = source === 'download' && templates.length > 0
  const newsletterSubscribed = input.newsletterSubscribed || source === 'newsletter'
  const templatesDownloaded = templates.map(({ name }) => name)

  const mail = { id: randomUUID(), to: email, newsletterSubscribed, templates }
  const delivery: Promise<EmailOutcome> = isDownload ? context.deliver(mail) : Promise.resolve('none')

  const [recorded, outcome] = await Promise.all([
    succeeds('subscriber-not-recorded', email, () =>
      context.store.recordSubscriber({ email, newsletterSubscribed, source, templatesDownloaded }),
    ),
    delivery,
    isDownload && succeeds('downloads-not-recorded', email, () => context.store.recordDownloads(downloads)),
  ])
  if (!recorded && !isDownload) return { refused: 'not-recorded' }
  const lost = newsletterSubscribed && !recorded ? { newsletter: false as const } : {}
  return { answer: { ok: true, email: outcome, ...lost }, templates }
}
