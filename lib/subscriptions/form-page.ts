import 'server-only'
import type { Failure } from '@/lib/http/failure'
import { htmlResponse } from '@/lib/forms/html-response'
import { escapeHtml } from '@/lib/text'
import { consent } from './consent'
import { honeypotField } from '@/lib/forms/honeypot'

const hiddenNames = ['source', 'format', 'templates', 'bundle'] as const

const hiddenField = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`

/** Renders a rejected subscribe form, with the values entered, for browsers without JavaScript. */
export function renderSubscribeForm({ status, message, headers }: Failure, form: URLSearchParams): Response {
  const isNewsletter = form.get('source') === 'newsletter'
  const title = isNewsletter ? 'Get New Templates Weekly' : 'Get Your Template'
  const checked = form.has('newsletterSubscribed') ? ' checked' : ''
  const checkbox = `<label><input type="checkbox" name="newsletterSubscribed"${checked}> ${consent.checkbox}</label>
<p>${consent.note}</p>`
  const body = `<form method="post" action="/api/subscribe">
${hiddenNames.flatMap((name) => form.getAll(name).map((value) => hiddenField(name, value))).join('\n')}
<label>Email <input type="email" name="email" autocomplete="email" required maxlength="255" aria-describedby="problem" value="${escapeHtml(form.get('email') ?? '')}"></label>
<p id="problem" role="alert">${escapeHtml(message)}</p>
${isNewsletter ? '' : checkbox}
${honeypotField}
<button>${isNewsletter ? 'Subscribe' : 'Download'}</button>
</form>`
  return htmlResponse(title, body, { status, headers })
}
