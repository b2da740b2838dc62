/** @jest-environment jsdom */
import { expectToast, showToast } from '@/tests/support/toasts'
import { act, fireEvent, render, screen, silenceErrors } from '@/tests/support/dom'
import { NewsletterForm } from '@/components/forms/newsletter-form'
import { NewsletterHost } from '@/components/forms/newsletter-host'
import { constants } from '@/lib/constants'
import { firstPosted, offline, respond } from '@/tests/support/answers'

const field = () => screen.getByLabelText('Email address')
async function submit(email: string, busy: number = constants.formBusy) {
  fireEvent.change(field(), { target: { value: email } })
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }))
    await import('@/components/forms/send-newsletter')
    await jest.advanceTimersByTimeAsync(busy)
  })
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  global.fetch = respond(200, { ok: true, email: 'sent' })
  render(
    <>
      <NewsletterForm />
      <NewsletterHost />
    </>,
  )
})
afterEach(() => jest.useRealTimers())

test('an address is recorded, shown as being sent for a second, and cleared', async () => {
  await submit(' pat@example.com ', 999)
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button', { name: 'Subscribing...' })).toBeDisabled()
  expect(showToast).not.toHaveBeenCalled()
  await act(async () => jest.advanceTimersByTimeAsync(1))
  expect(screen.getByRole('button', { name: 'Subscribe' })).toBeEnabled()
  expectToast('success', 'Thanks for subscribing! Check your email.')
  expect(showToast).toHaveBeenCalledTimes(1)
  expect(field()).toHaveValue('')
  expect(jest.mocked(fetch).mock.calls[0]![0]).toBe('/api/subscribe')
  expect(firstPosted()).toEqual({ email: 'pat@example.com', source: 'newsletter', newsletterSubscribed: true })
})

test.each(['', '   ', 'roofer.example.com'])('%j is rejected, and nothing is sent', async (email) => {
  await submit(email)
  expectToast('error', 'Please enter a valid email address')
  expect(fetch).not.toHaveBeenCalled()
})

test('during sending, the button says so and is disabled', async () => {
  let answer: (value: unknown) => void = () => undefined
  global.fetch = jest.fn().mockReturnValue(new Promise((resolve) => (answer = resolve)))
  await submit('pat@example.com')
  expect(screen.getByRole('button', { name: 'Subscribing...' })).toBeDisabled()
  answer({ ok: true, status: 200, json: () => Promise.resolve({ ok: true }) })
  await act(() => Promise.resolve())
  expect(screen.getByRole('button', { name: 'Subscribe' })).toBeEnabled()
})

const failed = 'Something went wrong. Please try again.'
const undelivered = 'Thanks for subscribing! Our email to you could not be delivered.'
const advice = 'If none arrives within the hour, please check the address and subscribe again.'
test.each<[string, jest.Mock, kept: string, ...Parameters<typeof expectToast>]>([
  ['an answer of 503', respond(503, { error: { message: 'x' } }), 'pat@example.com', 'error', failed],
  ['no answer', offline(), 'pat@example.com', 'error', failed],
  ['an email that could not be sent', respond(200, { ok: true, email: 'failed' }), '', 'info', undelivered, advice],
])('%s is said, and what was typed is kept if it was not recorded', async (_, fetcher, kept, ...toast) => {
  silenceErrors()
  global.fetch = fetcher
  await submit('pat@example.com')
  expectToast(...toast)
  expect(field()).toHaveValue(kept)
})

test('the honeypot is out of reach of people and autofill, and is sent if it is filled in', async () => {
  const honeypot = document.querySelector<HTMLInputElement>('[name=topic]')!
  expect(honeypot).toHaveAttribute('aria-hidden', 'true')
  expect(honeypot).toHaveAttribute('tabindex', '-1')
  expect(honeypot).toHaveAttribute('autocomplete', 'off')
  expect(honeypot).not.toHaveAttribute('style')
  expect(screen.getAllByRole('textbox')).toEqual([field()])
  honeypot.value = 'Best prices'
  await submit('pat@example.com')
  expect(firstPosted()).toMatchObject({ topic: 'Best prices' })
})
