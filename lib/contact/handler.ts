import 'server-only'
import type { Posted } from '@/lib/http/body'
import { invalidInput, type Failure } from '@/lib/http/failure'
import { createPostHandler, redirectAfterPost } from '@/lib/http/handler'
import { fingerprint, log } from '@/lib/log/log'
import type { Store } from '@/lib/store'
import type { ContactResponse } from '@/lib/forms/responses'
import { contactId } from './message-id'
import { renderContactForm } from './page'
import type { FormLimits } from '@/lib/forms/limits'
import { contactSchema, formTexts } from '@/lib/forms/schema'
import { isHoneypotFilled } from '@/lib/forms/honeypot'

interface ContactHandlerContext {
  siteUrl: () => string
  clientOf: (request: Request) => string
  limits: () => Pick<FormLimits, 'checkClient'>
  store: () => Pick<Store, 'recordContactMessage'>
  now?: () => number
}

const notRecorded: Failure = { status: 503, code: 'not-recorded', message: formTexts.failure }

/**
 * `POST /api/contact`, as JSON or as an HTML form: records a message once, however often it is resent. A form post is
 * redirected to a page that is safe to reload.
 */
export function createContactHandler(context: ContactHandlerContext): (request: Request) => Promise<Response> {
  async function run(posted: Posted, request: Request): Promise<Response | Failure> {
    const tooMany = await context.limits().checkClient(context.clientOf(request))
    if (tooMany) return tooMany
    const input = contactSchema.safeParse(posted.kind === 'form' ? Object.fromEntries(posted.data) : posted.data)
    if (!input.success) return invalidInput(input.error.issues)
    const { id = contactId(input.data, context.now?.() ?? Date.now()), ...message } = input.data
    try {
      if (isHoneypotFilled(posted.data)) log('info', 'honeypot-filled-in', { form: 'contact' })
      else await context.store().recordContactMessage({ id, ...message })
    } catch (error) {
      log('error', 'contact-not-recorded', { address: fingerprint(message.email), error })
      return notRecorded
    }
    return posted.kind === 'json'
      ? Response.json({ ok: true } satisfies ContactResponse)
      : redirectAfterPost('/contact/sent')
  }
  return createPostHandler(run, { siteUrl: context.siteUrl, renderForm: renderContactForm })
}
