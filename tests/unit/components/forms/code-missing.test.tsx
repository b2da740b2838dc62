/** @jest-environment jsdom */
import { act, fireEvent, render, screen, silenceErrors } from '@/tests/support/dom'
import { ContactForm } from '@/components/forms/contact-form'
import { NewsletterForm } from '@/components/forms/newsletter-form'
import { NewsletterHost } from '@/components/forms/newsletter-host'

jest.mock('@/components/forms/send-contact', () => {
  throw new Error('Loading chunk 7 failed')
})
jest.mock('@/components/forms/send-newsletter', () => {
  throw new Error('Loading chunk 7 failed')
})

const newsletter = (
  <>
    <NewsletterForm />
    <NewsletterHost />
  </>
)

test.each([
  { form: <ContactForm />, action: '/api/contact', button: 'Send Message', label: /^Name/, entry: 'name' },
  { form: newsletter, action: '/api/subscribe', button: 'Subscribe', label: 'Email address', entry: 'email' },
])('without the code of a form, as after a deployment, the browser posts it to $action', async (given) => {
  const { form, action, button, label, entry } = given
  silenceErrors()
  const posted: HTMLFormElement[] = []
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    posted.push(this)
  })
  render(form)
  fireEvent.change(screen.getByLabelText(label), { target: { value: 'pat@example.com' } })
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: button }))
    await new Promise(process.nextTick)
  })
  expect(posted.map((each) => each.getAttribute('action'))).toEqual([action])
  expect(new FormData(posted[0]).get(entry)).toBe('pat@example.com')
})
