import { showToast, type Toast } from '@/components/ui/toast-queue'
import type { EmailOutcome, SubscribeResponse } from '@/lib/forms/responses'
import { honeypotName } from '@/lib/forms/honeypot'
import { postJson } from './post-json'

/** Subscribing needs the link in the message, so a message that could not be sent is an error. */
const toastFor = (outcome: EmailOutcome): Toast =>
  outcome === 'failed'
    ? {
        kind: 'info',
        title: 'Thanks for subscribing! Our email to you could not be delivered.',
        description: 'If none arrives within the hour, please check the address and subscribe again.',
      }
    : { kind: 'success', title: 'Thanks for subscribing! Check your email.' }

/** Subscribes the form's address. */
export async function sendNewsletter(form: HTMLFormElement): Promise<void> {
  const field = form.elements.namedItem('email')
  const button = form.querySelector('button')
  if (!(field instanceof HTMLInputElement) || !button) throw new Error('The newsletter form lacks its field or button')
  const email = field.value.trim()
  if (!email.includes('@')) {
    field.focus()
    return showToast({ kind: 'error', title: 'Please enter a valid email address' })
  }
  button.disabled = true
  button.textContent = 'Subscribing...'
  const honeypot = new FormData(form).get(honeypotName) || undefined
  const input = { email, source: 'newsletter', newsletterSubscribed: true, [honeypotName]: honeypot }
  const result = await postJson<SubscribeResponse>('/api/subscribe', input)
  button.disabled = false
  button.textContent = 'Subscribe'
  if (!result.ok) return showToast({ kind: 'error', title: result.message })
  field.value = ''
  showToast(toastFor(result.data.email))
}
