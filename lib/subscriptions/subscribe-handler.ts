import 'server-only'
import type { Posted } from '@/lib/http/body'
import { invalidInput, type Failure } from '@/lib/http/failure'
import { redirectAfterPost } from '@/lib/http/handler'
import { fingerprint, log } from '@/lib/log/log'
import type { MailTemplate } from '@/lib/mail/types'
import { renderSubscribeForm } from './form-page'
import { createFormHandler, notRecorded, type FormContext } from '@/lib/forms/handler'
import type { FormLimits } from '@/lib/forms/limits'
import { subscribeSchema, type SubscribeInput } from '@/lib/forms/schema'
import { chosenFile } from '@/lib/downloads/choice'
import { subscribe, type LeadsContext } from './subscribe'
import { isHoneypotFilled } from '@/lib/forms/honeypot'

interface SubscribeHandlerContext extends FormContext {
  limits: () => FormLimits
  leads: () => LeadsContext
}

const readForm = (form: URLSearchParams): Record<string, unknown> => ({
  email: form.get('email') ?? undefined,
  newsletterSubscribed: form.has('newsletterSubscribed'),
  source: form.get('source') || undefined,
  templates: form.getAll('templates').filter(Boolean),
  bundle: form.get('bundle') || undefined,
  format: form.get('format') || undefined,
})

/** Redirect target for forms without JavaScript: the one requested file, or else a confirmation page. */
function redirectTarget({ format, source }: SubscribeInput, [template, ...others]: readonly MailTemplate[]): string {
  return source === 'download' && template && !others.length ? chosenFile(template, format).url : '/subscribed'
}

const failures: Record<'unknown-template' | 'not-recorded', Failure> = {
  'unknown-template': {
    status: 422,
    code: 'unknown-template',
    message: 'That template does not exist',
    fields: { templates: 'That template does not exist' },
  },
  'not-recorded': notRecorded,
}

/** The context for bots caught by the honeypot: same responses, but nothing is recorded or sent. */
const withoutEffect = (leads: LeadsContext): LeadsContext => ({
  ...leads,
  store: {
    recordSubscriber: () => Promise.resolve(),
    recordDownloads: () => Promise.resolve(),
    recordBundleDownload: () => Promise.resolve(),
  },
  deliver: () => Promise.resolve('sent'),
})

/** The context of a client with a limited number of messages: beyond it, deliveries fail. */
const withinLimits = (leads: LeadsContext, limits: FormLimits, client: string): LeadsContext => ({
  ...leads,
  async deliver(mail) {
    if (await limits.admitMessage(client)) return leads.deliver(mail)
    log('info', 'mail-withheld', { address: fingerprint(mail.to), reason: 'client' })
    return 'failed'
  },
})

/** `POST /api/subscribe`, as JSON or as an HTML form. */
export function createSubscribeHandler(context: SubscribeHandlerContext): (request: Request) => Promise<Response> {
  async function run(posted: Posted, request: Request): Promise<Response | Failure> {
    const client = context.clientOf(request)
    const limits = context.limits()
    const input = subscribeSchema.safeParse(posted.kind === 'form' ? readForm(posted.data) : posted.data)
    if (!input.success) return invalidInput(input.error.issues)
    const tooSoon = await limits.checkSubmit(client, input.data.email)
    if (tooSoon) return tooSoon
    const isBot = isHoneypotFilled(posted.data)
    if (isBot) log('info', 'honeypot-filled-in', { form: 'subscribe' })
    const leads = context.leads()
    const result = await subscribe(input.data, isBot ? withoutEffect(leads) : withinLimits(leads, limits, client))
    if ('failure' in result) {
      await limits.forgetSubmit(client, input.data.email)
      return failures[result.failure]
    }
    if (posted.kind === 'json') return Response.json(result.response)
    return redirectAfterPost(redirectTarget(input.data, result.templates))
  }
  return createFormHandler(run, context, renderSubscribeForm)
}
