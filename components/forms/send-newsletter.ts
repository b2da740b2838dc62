import { showToast, type Toast } from '@/components/ui/toast-queue'
import type { EmailOutcome, SubscribeAnswer } from '@/lib/leads/answers'
import { trapName } from '@/lib/leads/trap'
import { postJson } from './post-json'

/** A wish counts once the link in the message is followed: nobody is told to look for one that could not be sent. */
const toastFor = (outcome: EmailOutcome): Toast =>
  outcome === 'failed'
    ? {
        kind: 'info',
        title: 'Thanks for subscribing! Our email to you could not be delivered.',
        description: 'If none arrives within the hour, please check the address and subscribe again.',
      }
    : { kind: 'success', title: 'Thanks for subscribing! Check your email.' }

/** Subscribes the form's address. On success the field is cleared, on failure it keeps what was typed. */
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
  const trapped = new FormData(form).get(trapName) || undefined
  const input = { email, source: 'newsletter', newsletterSubscribed: true, [trapName]: trapped }
  const result = await postJson<SubscribeAnswer>('/api/subscribe', input)
  button.disabled = false
  button.textContent = 'Subscribe'
  if (!result.ok) return showToast({ kind: 'error', title: result.message })
  field.value = ''
  showToast(toastFor(result.answer.email))
}
