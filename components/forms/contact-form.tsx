'use client'

import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { showToast } from '@/components/ui/toast-queue'
import { HoneypotField } from './honeypot-field'
import { constants } from '@/lib/constants'
import { ContactField, type ContactFieldProps } from './contact-field'

type State = 'idle' | 'sending' | 'sent'
type Errors = Readonly<Record<string, string>>

const fields: readonly Omit<ContactFieldProps, 'error' | 'onEdit'>[] = [
  { name: 'name', label: 'Name', autoComplete: 'name', maxLength: 100 },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', maxLength: 255 },
  { name: 'message', label: 'Message', multiline: true, maxLength: 1000 },
]

/** The message was sent. It takes the focus of the form that is gone. */
function SentNote() {
  return (
    <div className="surface p-8 text-center">
      <h2 tabIndex={-1} ref={(heading) => heading?.focus()}>
        Message Sent!
      </h2>
      <p className="mt-2">{"We'll get back to you soon."}</p>
    </div>
  )
}

/** The contact form. Without scripts the browser posts it. */
export function ContactForm() {
  const [state, setState] = useState<State>('idle')
  const [errors, setErrors] = useState<Errors>({})
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (state !== 'sent') return
    const timer = setTimeout(() => setState('idle'), constants.contactReset)
    return () => clearTimeout(timer)
  }, [state])

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const posted = event.currentTarget
    const input = new FormData(posted)
    setState('sending')
    const sender = await import('./send-contact').catch((error: unknown) => {
      console.error('The code of the form could not be loaded.', error)
    })
    if (!sender) return posted.submit()
    const { errors: found, message } = await sender.sendContact(input)
    setErrors(found)
    if (message) showToast({ kind: 'error', title: message })
    const first = fields.find(({ name }) => found[name])
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first.name}]`)?.focus()
    if (message || first) return setState('idle')
    showToast({ kind: 'success', title: "Message sent! We'll get back to you soon." })
    setState('sent')
  }

  if (state === 'sent') return <SentNote />
  return (
    <form
      ref={form}
      method="post"
      action="/api/contact"
      className="grid gap-4"
      aria-label="Contact"
      noValidate
      onSubmit={(event) => void send(event)}
      data-needs-script
    >
      {fields.map((field) => (
        <ContactField
          key={field.name}
          {...field}
          error={errors[field.name]}
          onEdit={() => setErrors(({ [field.name]: _, ...others }) => others)}
        />
      ))}
      <HoneypotField />
      <button type="submit" disabled={state === 'sending'} className="btn btn-default btn-lg justify-self-start">
        {state === 'sending' ? 'Sending...' : 'Send Message'}
      </button>
    </form>
  )
}
