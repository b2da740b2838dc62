import 'server-only'
import { randomUUID } from 'node:crypto'
import { fingerprint } from '@/lib/log/log'
import { withFallback } from '@/lib/log/with-fallback'
import { ATTACHED_BYTES, type ConfirmationMail, type DownloadMail, type MailTemplate } from '@/lib/mail/types'
import { fileNameOf } from '@/lib/paths'
import type { Store } from '@/lib/store'
import { chosenFile, findChoice, recordCounted, type Lookups } from '@/lib/downloads/choice'
import { consent } from './consent'
import type { EmailOutcome, SubscribeResponse } from '@/lib/forms/responses'
import type { SubscribeInput } from '@/lib/forms/schema'

type Outgoing = DownloadMail | ConfirmationMail

export interface LeadsContext extends Lookups {
  store: Pick<Store, 'recordSubscriber' | 'recordDownloads' | 'recordBundleDownload'>
  deliver: (mail: Outgoing) => Promise<Exclude<EmailOutcome, 'none'>>
}

type SubscribeResult =
  | { response: SubscribeResponse; templates: readonly MailTemplate[] }
  | { failure: 'unknown-template' | 'not-recorded' }

/** Returns whether `work` succeeded. The reason for a failure goes to the log, never to the visitor. */
const succeeds = (event: string, email: string, work: () => Promise<void>): Promise<boolean> =>
  withFallback(() => work().then(() => true), false, event, { address: fingerprint(email) })

/** The file that the message of one template carries: the chosen one, if it is small. Editions are made on request. */
function attachedOf(templates: readonly MailTemplate[], format: SubscribeInput['format']): DownloadMail['attached'] {
  const [template, ...others] = templates
  if (!template || others.length > 0) return undefined
  const file = chosenFile(template, format)
  if (file.format === 'ZIP' || file.bytes === undefined || file.bytes > ATTACHED_BYTES) return undefined
  return { url: file.url, name: fileNameOf(template.name, file.format), format: file.format }
}

/** The backup copy of a download, with a confirmation link if wished; else the confirmation message, or none. */
function messageFor(input: SubscribeInput, templates: readonly MailTemplate[]): Outgoing | undefined {
  const { email: to, source } = input
  const newsletterSubscribed = input.newsletterSubscribed || source === 'newsletter'
  const id = randomUUID()
  const optIn = { source, consentVersion: consent.version, requestedAt: Date.now() }
  if (source === 'download' && templates.length > 0 && input.copy !== false) {
    const attached = attachedOf(templates, input.format)
    const parts = { ...(newsletterSubscribed ? { optIn } : {}), ...(attached ? { attached } : {}) }
    return { kind: 'download', id, to, newsletterSubscribed, ...parts, templates }
  }
  return newsletterSubscribed ? { kind: 'confirmation', id, to, optIn } : undefined
}

/** Records in parallel with a download's message, which is sent anyway. If the record is all that was asked, it must succeed. */
export async function subscribe(input: SubscribeInput, context: LeadsContext): Promise<SubscribeResult> {
  const { email, source } = input
  const choice = findChoice(input, context)
  if (!choice) return { failure: 'unknown-template' }
  const { mailed: templates, counted } = choice
  const newsletterSubscribed = input.newsletterSubscribed || source === 'newsletter'
  const templatesDownloaded = templates.map(({ name }) => name)
  const record = (): Promise<boolean> =>
    succeeds('subscriber-not-recorded', email, () =>
      context.store.recordSubscriber({ email, newsletterSubscribed, source, templatesDownloaded }),
    )
  const count = (): Promise<boolean> =>
    succeeds('downloads-not-recorded', email, () => recordCounted(counted, context.store))
  const mail = messageFor(input, templates)
  if (mail?.kind !== 'download') {
    if (!(await record())) return { failure: 'not-recorded' }
    if (templates.length > 0) await count()
    return { response: { ok: true, email: mail ? await context.deliver(mail) : 'none' }, templates }
  }
  const [recorded, outcome] = await Promise.all([record(), context.deliver(mail), count()])
  const lost = newsletterSubscribed && !recorded ? { newsletter: false as const } : {}
  return { response: { ok: true, email: outcome, ...lost }, templates }
}
