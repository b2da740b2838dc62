import { z } from 'zod'

const template = z.object({
  name: z.string(),
  slug: z.string(),
  /** Where it is shown, if not on the page of a template. */
  page: z.string().optional(),
  files: z.array(z.object({ format: z.enum(['PDF', 'Word', 'Excel', 'ZIP']), url: z.string() })).readonly(),
})

/** A message to be written and sent, as the outbox keeps it. `id` becomes its Message-ID: a repeat is recognised. */
export const downloadMailSchema = z.object({
  id: z.string(),
  to: z.string(),
  newsletterSubscribed: z.boolean(),
  templates: z.array(template).min(1).readonly(),
})

export type MailTemplate = z.output<typeof template>
export type DownloadMail = z.output<typeof downloadMailSchema>

/** A message as it leaves, but for its transport encoding. */
export interface MailContent {
  from: { name: string; address: string }
  to: string
  subject: string
  text: string
  html: string
  messageId: string
  headers: Record<string, string>
}

/** `permanent`: this message will never be accepted, so trying again is of no use. */
export type SendResult = { ok: true } | { ok: false; permanent: boolean; reason: string }

/** Hands one message on; rejects when the other side gave no answer. */
export type Sender = (mail: DownloadMail) => Promise<SendResult>

/** 'Metal Estimate', or 'Metal Estimate and 3 more templates'. */
export function describeTemplates(templates: readonly { name: string }[]): string {
  const [first, ...others] = templates
  const name = first?.name ?? 'Template'
  if (!others.length) return name
  return `${name} and ${others.length} more template${others.length === 1 ? '' : 's'}`
}
