import 'server-only'
import type { Posted } from '@/lib/http/body'
import { invalidInput, type Failure } from '@/lib/http/failure'
import { createPostHandler } from '@/lib/http/handler'
import { htmlResponse } from '@/lib/http/html'
import { fingerprint, log } from '@/lib/http/log'
import type { Store } from '@/lib/store'
import type { ContactAnswer } from './answers'
import { renderContactForm } from './contact-page'
import type { FormLimits } from './limits'
import { contactSchema, formTexts } from './schema'
import { isTrapped } from './trap'

export interface ContactHandlerContext {
  siteUrl: () => string
  clientOf: (request: Request) => string
  limits: () => Pick<FormLimits, 'checkClient'>
  store: () => Pick<Store, 'recordContactMessage'>
}

const notRecorded: Failure = { status: 503, code: 'not-recorded', message: formTexts.failure }
const sent = '<p>We&#39;ll get back to you soon.</p><p><a href="/">Back to Home</a></p>'

/** `POST /api/contact`, as JSON or as an HTML form: records a message. */
export function createContactHandler(context: ContactHandlerContext): (request: Request) => Promise<Response> {
  async function run(posted: Posted, request: Request): Promise<Response | Failure> {
    const tooMany = await context.limits().checkClient(context.clientOf(request))
    if (tooMany) return tooMany
    const input = contactSchema.safeParse(posted.kind === 'form' ? Object.fromEntries(posted.data) : posted.data)
    if (!input.success) return invalidInput(input.error.issues)
    try {
      if (isTrapped(posted.data)) log('info', 'trap-filled-in', { form: 'contact' })
      else await context.store().recordContactMessage(input.data)
    } catch (error) {
      log('error', 'contact-not-recorded', { address: fingerprint(input.data.email), error })
      return notRecorded
    }
    return posted.kind === 'json'
      ? Response.json({ ok: true } satisfies ContactAnswer)
      : htmlResponse('Message Sent!', sent, { status: 200 })
  }
  return createPostHandler(run, { siteUrl: context.siteUrl, renderForm: renderContactForm })
}
