import { useEffect } from 'react'

/** Sends newsletter forms in place, without leaving the page. */
export function NewsletterHost() {
  useEffect(() => {
    const forms = document.querySelectorAll<HTMLFormElement>('[data-newsletter]')
    // Invalid addresses get this site's message, not the browser's.
    for (const form of forms) form.noValidate = true
    const onSubmit = (event: SubmitEvent): void => {
      const form = event.target as HTMLFormElement
      if (!form.matches('[data-newsletter]')) return
      event.preventDefault()
      // If the code cannot be loaded, for example after a new deployment, the browser posts the form itself.
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
