import 'server-only'
import { randomUUID } from 'node:crypto'
import { fingerprint, log } from '@/lib/http/log'
import type { DownloadMail, MailTemplate } from '@/lib/mail/types'
import type { Store } from '@/lib/store'
import type { EmailOutcome, SubscribeAnswer, SubscribeInput } from './schema'

export type TemplateLookup = (slug: string) => MailTemplate | undefined

export interface LeadsContext {
  store: Pick<Store, 'recordSubscriber' | 'recordDownloads'>
  deliver: (mail: DownloadMail) => Promise<Exclude<EmailOutcome, 'none'>>
  findTemplate: TemplateLookup
}

export type SubscribeResult =
  | { answer: SubscribeAnswer; templates: readonly MailTemplate[] }
  | { refused: 'unknown-template'; slug: string }
  | { refused: 'not-recorded' }

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
 * Records a subscriber and mails the templates that were asked for, both at once. A record that fails does not hold
 * up a download: the mail still goes out and the answer only stops claiming the newsletter. Where the record is all
 * that was asked for, its failure is the visitor's: 'not-recorded'.
 */
export async function subscribe(input: SubscribeInput, context: LeadsContext): Promise<SubscribeResult> {
  const { email, source } = input
  const templates: MailTemplate[] = []
  for (const slug of new Set(input.templates)) {
    const template = context.findTemplate(slug)
    if (!template) return { refused: 'unknown-template', slug }
    templates.push(template)
  }
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
    isDownload && succeeds('downloads-not-recorded', email, () => recordDownloads(templates, input.format, context)),
  ])
  if (!recorded && !isDownload) return { refused: 'not-recorded' }
  const lost = newsletterSubscribed && !recorded ? { newsletter: false as const } : {}
  return { answer: { ok: true, email: outcome, ...lost }, templates }
}

function recordDownloads(
  templates: readonly MailTemplate[],
  chosen: SubscribeInput['format'],
  { store }: LeadsContext,
): Promise<void> {
  return store.recordDownloads(
    templates.map((template) => ({ slug: template.slug, format: chosenFile(template, chosen).format })),
  )
}

/** The file in the chosen format, else the template's first. */
export function chosenFile(template: MailTemplate, format: SubscribeInput['format']): MailTemplate['files'][number] {
  const file = template.files.find((candidate) => candidate.format === format) ?? template.files[0]
  if (!file) throw new Error(`${template.slug} has no file`)
  return file
}
