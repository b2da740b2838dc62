import { z } from 'zod'
import type { RefusalReason } from '@/lib/store'

const files = z
  .array(z.object({ format: z.enum(['PDF', 'Word', 'Excel', 'ZIP']), url: z.string(), bytes: z.number().optional() }))
  .readonly()

const attached = z.object({ url: z.string(), name: z.string(), format: z.enum(['PDF', 'Word', 'Excel']) })

const template = z.object({
  name: z.string(),
  slug: z.string(),
  /** Its page, if other than the template page. */
  page: z.string().optional(),
  files,
  officeFiles: files.optional(),
  fieldFiles: files.optional(),
  /** The customer's workbook; of messages that an earlier version stored, every format. */
  customerCopy: files.optional(),
})

const optIn = z.object({
  source: z.enum(['download', 'newsletter']),
  consentVersion: z.string(),
  /** Milliseconds since the epoch. */
  requestedAt: z.number(),
})

/** Earlier versions stored an opt-in as `wish`, with other keys: such messages may still be in an outbox. */
function renameWish(stored: unknown): unknown {
  if (typeof stored !== 'object' || !stored || !('wish' in stored)) return stored
  const { wish, ...mail } = stored
  const { source, textVersion, wishedAt } = wish as Record<string, unknown>
  return { ...mail, optIn: { source, consentVersion: textVersion, requestedAt: wishedAt } }
}

/** `id` becomes the Message-ID, so duplicates can be recognized. */
const common = { id: z.string(), to: z.string() }

const downloadMailSchema = z.object({
  kind: z.literal('download').default('download'),
  ...common,
  newsletterSubscribed: z.boolean(),
  optIn: optIn.optional(),
  templates: z.array(template).min(1).readonly(),
  attached: attached.optional(),
})
const confirmationMailSchema = z.object({ kind: z.literal('confirmation'), ...common, optIn })
const welcomeMailSchema = z.object({ kind: z.literal('welcome'), ...common })
const issueMailSchema = z.object({ kind: z.literal('issue'), ...common, subject: z.string(), markdown: z.string() })

/** A message to be written and sent, as stored in the outbox. */
export const mailSchema = z.preprocess(
  renameWish,
  z.union([downloadMailSchema, confirmationMailSchema, welcomeMailSchema, issueMailSchema]),
)

export const ATTACHED_BYTES = 200 * 1024

export type MailTemplate = z.output<typeof template>
export type DownloadMail = z.output<typeof downloadMailSchema>
export type ConfirmationMail = z.output<typeof confirmationMailSchema>
export type IssueMail = z.output<typeof issueMailSchema>
export type Mail = z.output<typeof mailSchema>

export interface Attachment {
  filename: string
  content: Buffer
  format: NonNullable<DownloadMail['attached']>['format']
}

/** Writes a message. Throws or rejects if a required link is missing. */
export type Write = (mail: Mail) => MailContent | Promise<MailContent>

export interface MailContent {
  from: { name: string; address: string }
  to: string
  subject: string
  text: string
  html: string
  messageId: string
  headers: Record<string, string>
  attachments?: { filename: string; content: Buffer }[]
}

/** `permanent`: this message will never be accepted; `address`: the address itself is undeliverable. */
export type SendResult =
  | { ok: true }
  | { ok: false; permanent: boolean; reason: string; address?: RefusalReason | undefined }

/** There was no response and nothing was sent, so a retry cannot cause a duplicate. */
export class NotSentError extends Error {
  override name = 'NotSentError'
}

/** Sends one message. Rejects if there was no response; with a NotSentError if the message was certainly not sent. */
export type Sender = (mail: Mail) => Promise<SendResult>

/** 'Metal Estimate', or 'Metal Estimate and 3 more templates'. */
export function describeTemplates(templates: readonly { name: string }[]): string {
  const [first, ...others] = templates
  const name = first?.name ?? 'Template'
  if (!others.length) return name
  return `${name} and ${others.length} more template${others.length === 1 ? '' : 's'}`
}
