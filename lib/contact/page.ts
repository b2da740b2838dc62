import 'server-only'
import type { Failure } from '@/lib/http/failure'
import { htmlResponse } from '@/lib/forms/html-response'
import { escapeHtml } from '@/lib/text'
import { honeypotField } from '@/lib/forms/honeypot'

/** Renders a rejected contact form, with the values entered, for browsers without JavaScript. */
export function renderContactForm({ status, message, headers }: Failure, form: URLSearchParams): Response {
  const typed = (name: string): string => escapeHtml(form.get(name) ?? '')
  const body = `<form method="post" action="/api/contact">
<p role="alert">${escapeHtml(message)}</p>
<label>Name <input name="name" autocomplete="name" required maxlength="100" value="${typed('name')}"></label>
<label>Email <input type="email" name="email" autocomplete="email" required maxlength="255" value="${typed('email')}"></label>
<label>Message <textarea name="message" rows="8" required maxlength="1000">\n${typed('message')}</textarea></label>
${honeypotField}
<button>Send Message</button>
</form>`
  return htmlResponse('Contact Us', body, { status, headers })
}
