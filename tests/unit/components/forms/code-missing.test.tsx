/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { ContactForm } from '@/components/forms/contact-form'
import { NewsletterForm } from '@/components/forms/newsletter-form'
import { NewsletterHost } from '@/components/forms/newsletter-host'

jest.mock('@/components/forms/send-contact', () => {
  throw new Error('Loading chunk 7 failed')
})
jest.mock('@/components/forms/send-newsletter', () => {
  throw new Error('Loading chunk 7 failed')
})

/** The forms that the browser itself was told to post. */
const posted: HTMLFormElement[] = []
beforeEach(() => {
  posted.length = 0
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    posted.push(this)
  })
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

const isPostedTo = (action: string) => expect(posted.map((form) => form.getAttribute('action'))).toEqual([action])

test('if the code of the form cannot be loaded, for example after a new deployment, the browser posts the message', async () => {
  render(<ContactForm />)
  fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'Pat' } })
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Send Message' }))
    await new Promise(process.nextTick)
  })
  isPostedTo('/api/contact')
  expect(new FormData(posted[0]).get('name')).toBe('Pat')
})

test('and a subscription', async () => {
  render(
    <>
      <NewsletterForm />
      <NewsletterHost />
    </>,
  )
  fireEvent.change(screen.getByLabelText('Email address'), { target: { value: 'pat@example.com' } })
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }))
    await new Promise(process.nextTick)
  })
  isPostedTo('/api/subscribe')
})
