'use client'

import { useEffect } from 'react'

/** Sends the page's newsletter form in place; the code for it is fetched with the first use. */
export function NewsletterHost() {
  useEffect(() => {
    const forms = document.querySelectorAll<HTMLFormElement>('[data-newsletter]')
    // The answer to a bad address is ours, not the browser's.
    for (const form of forms) form.noValidate = true
    const onSubmit = (event: SubmitEvent): void => {
      const form = event.target as HTMLFormElement
      if (!form.matches('[data-newsletter]')) return
      event.preventDefault()
      // Where the code cannot be had, after a new deployment for instance, the browser posts the form itself.
      import('./send-newsletter').then(
        ({ sendNewsletter }) => sendNewsletter(form),
        () => form.submit(),
      )
    }
    document.addEventListener('submit', onSubmit)
    return () => document.removeEventListener('submit', onSubmit)
  }, [])
  return null
}
