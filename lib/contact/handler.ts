import 'server-only'
import { createFormHandler, fieldsOf, notRecorded, type FormContext } from '@/lib/forms/handler'
import { isHoneypotFilled } from '@/lib/forms/honeypot'
import type { ContactResponse } from '@/lib/forms/responses'
import { contactSchema } from '@/lib/forms/schema'
import { invalidInput } from '@/lib/http/failure'
import { redirectAfterPost } from '@/lib/http/handler'
import { fingerprint, log } from '@/lib/log/log'
import type { Store } from '@/lib/store'
import { contactId } from './message-id'
import { renderContactForm } from './page'

interface ContactHandlerContext extends FormContext {
  store: () => Pick<Store, 'recordContactMessage'>
  now?: () => number
}

/** `POST /api/contact`, JSON or an HTML form: records a message once, however often it is resent. */
export const createContactHandler = ({ store, now = Date.now, ...form }: ContactHandlerContext) =>
  createFormHandler(
    async (posted) => {
      const input = contactSchema.safeParse(fieldsOf(posted))
      if (!input.success) return invalidInput(input.error.issues)
      const { id = contactId(input.data, now()), ...message } = input.data
      try {
        if (isHoneypotFilled(posted.data)) log('info', 'honeypot-filled-in', { form: 'contact' })
        else await store().recordContactMessage({ id, ...message })
      } catch (error) {
        log('error', 'contact-not-recorded', { address: fingerprint(message.email), error })
        return notRecorded
      }
      return posted.kind === 'json'
        ? Response.json({ ok: true } satisfies ContactResponse)
        : redirectAfterPost('/contact/sent')
    },
    form,
    renderContactForm,
  )
