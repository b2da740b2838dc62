import 'server-only'
import { FunctionsFetchError, FunctionsHttpError } from '@supabase/supabase-js'
import type { ServiceClient } from '@/lib/store/supabase/client'
import {
  describeTemplates,
  NotSentError,
  type Attachment,
  type Mail,
  type Sender,
  type SendResult,
  type Write,
} from './types'

/** How messages are written: those of downloads by the function, with the file that `attach` reads. */
export interface Writing {
  write: Write
  attach: (mail: Mail) => Promise<Attachment | undefined>
}

/** The function writes download messages itself, as specified; all others are passed to it ready to send. */
async function payloadOf(mail: Mail, { write, attach }: Writing): Promise<Record<string, unknown>> {
  if (mail.kind !== 'download') {
    const { subject, text, html } = await write(mail)
    return { email: mail.to, id: mail.id, message: { subject, text, html } }
  }
  const { to, id, templates, newsletterSubscribed } = mail
  const file = await attach(mail)
  return {
    email: to,
    id,
    templateName: describeTemplates(templates),
    templateSlug: templates[0]?.slug ?? 'template',
    newsletterSubscribed,
    ...(file ? { attachment: { filename: file.filename, content: file.content.toString('base64') } } : {}),
  }
}

async function composePayload(mail: Mail, writing: Writing): Promise<Record<string, unknown>> {
  try {
    return await payloadOf(mail, writing)
  } catch (error) {
    throw new NotSentError('The message could not be written', { cause: error })
  }
}

/** Node and undici error codes that mean no connection was made. */
const NO_CONNECTION = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

function isNeverConnected(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  return NO_CONNECTION.has(String(code)) || (cause !== undefined && isNeverConnected(cause))
}

/** Returns the error code of the function's own response; undefined if something in front of it responded. */
async function codeOf(response: Response): Promise<string | undefined> {
  const body: unknown = await response.json().catch(() => undefined)
  const code = (body as { error?: { code?: unknown } } | undefined)?.error?.code
  return typeof code === 'string' ? code : undefined
}

/** Interprets an error response. Throws if the message may have been sent. */
async function judge(response: Response, cause: Error): Promise<SendResult> {
  const { status } = response
  const code = await codeOf(response)
  if (status >= 500 && code !== 'not-sent') throw new Error(`The function responded ${status}`, { cause })
  const isAddress = code === 'address-refused'
  const permanent = isAddress || (status === 400 && code === 'invalid')
  return {
    ok: false,
    permanent,
    reason: `${status} ${code ?? cause.message}`,
    ...(isAddress && { address: 'refused' }),
  }
}

/** Creates a sender that calls the project's function. `connect` returns a client whose requests time out. */
export function createFunctionSender(connect: () => ServiceClient, writing: Writing): Sender {
  return async (mail) => {
    const client = connect()
    const body = await composePayload(mail, writing)
    const answer = await client.functions.invoke<unknown>('send-download-email', { body })
    const error = answer.error as Error | null
    if (!error) return { ok: true }
    if (error instanceof FunctionsHttpError) return judge(error.context as Response, error)
    if (error instanceof FunctionsFetchError && isNeverConnected(error.context))
      throw new NotSentError('The function was not reached', { cause: error })
    throw error
  }
}
