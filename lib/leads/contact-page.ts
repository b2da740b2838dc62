import 'server-only'
import type { Failure } from '@/lib/http/failure'
import { escapeHtml, htmlResponse } from '@/lib/http/html'
import { trapField } from './trap-field'

/**
 * Renders a refused contact form for browsers without JavaScript: the message, and the form with the values entered.
 */
export function renderContactForm({ status, message, headers }: Failure, form: URLSearchParams): Response {
  const typed = (name: string): string => escapeHtml(form.get(name) ?? '')
  const body = `<form method="post" action="/api/contact">
<p role="alert">${escapeHtml(message)}</p>
<label>Name <input name="name" autocomplete="name" required maxlength="100" value="${typed('name')}"></label>
<label>Email <input type="email" name="email" autocomplete="email" required maxlength="255" value="${typed('email')}"></label>
<label>Message <textarea name="message" rows="8" required maxlength="1000">\n${typed('message')}</textarea></label>
${trapField}
<button>Send Message</button>
</form>`
  return htmlResponse('Contact Us', body, { status, headers })
}
