import 'server-only'
import { FunctionsFetchError, FunctionsHttpError } from '@supabase/supabase-js'
import type { ServiceClient } from '@/lib/store/supabase-client'
import { describeTemplates, type Mail, type MailContent, type Sender } from './types'

/** A download's message is written by the function, as specified; the others are handed to it as they leave. */
function payloadOf(mail: Mail, write: (mail: Mail) => MailContent): Record<string, unknown> {
  if (mail.kind !== 'download') {
    const { subject, text, html } = write(mail)
    return { email: mail.to, id: mail.id, message: { subject, text, html } }
  }
  const { to, id, templates, newsletterSubscribed } = mail
  return {
    email: to,
    id,
    templateName: describeTemplates(templates),
    templateSlug: templates[0]?.slug ?? 'template',
    newsletterSubscribed,
  }
}

/** Has the project's function send the message. `connect` gives a client whose requests end in time. */
export function createFunctionSender(connect: () => ServiceClient, write: (mail: Mail) => MailContent): Sender {
  return async (mail) => {
    const answer = await connect().functions.invoke<unknown>('send-download-email', { body: payloadOf(mail, write) })
    const error: unknown = answer.error
    if (!error) return { ok: true }
    if (error instanceof FunctionsFetchError) throw error
    const status = error instanceof FunctionsHttpError ? (error.context as Response).status : undefined
    return {
      ok: false,
      permanent: status === 400,
      reason: error instanceof Error ? `${status ?? ''} ${error.message}`.trim() : 'no reason given',
    }
  }
}
