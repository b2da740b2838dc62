/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { NewsletterForm } from '@/components/forms/newsletter-form'
import { NewsletterHost } from '@/components/forms/newsletter-host'
import { showToast } from '@/components/ui/toast-queue'
import { constants } from '@/lib/constants'
import { firstPosted, offline, respond } from '@/tests/support/answers'

jest.mock('@/components/ui/toast-queue', () => ({ showToast: jest.fn() }))

const field = () => screen.getByLabelText('Email address')
async function submit(email: string, busy: number = constants.formBusy) {
  render(
    <>
      <NewsletterForm />
      <NewsletterHost />
    </>,
  )
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
})
afterEach(() => jest.useRealTimers())

test('an address is recorded, shown as being sent for a second, and cleared', async () => {
  await submit(' pat@example.com ', 999)
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button', { name: 'Subscribing...' })).toBeDisabled()
  expect(showToast).not.toHaveBeenCalled()
  await act(async () => jest.advanceTimersByTimeAsync(1))
  expect(screen.getByRole('button', { name: 'Subscribe' })).toBeEnabled()
  expect(jest.mocked(showToast).mock.calls).toEqual([
    [{ kind: 'success', title: 'Thanks for subscribing! Check your email.' }],
  ])
  expect(field()).toHaveValue('')
  expect(jest.mocked(fetch).mock.calls[0]![0]).toBe('/api/subscribe')
  expect(firstPosted()).toEqual({ email: 'pat@example.com', source: 'newsletter', newsletterSubscribed: true })
})

test.each(['', '   ', 'roofer.example.com'])('%j is rejected, and nothing is sent', async (email) => {
  await submit(email)
  expect(showToast).toHaveBeenCalledWith({ kind: 'error', title: 'Please enter a valid email address' })
  expect(fetch).not.toHaveBeenCalled()
})

test('an email that could not be sent is an error', async () => {
  global.fetch = respond(200, { ok: true, email: 'failed' })
  await submit('pat@example.com')
  expect(showToast).toHaveBeenCalledWith({
    kind: 'info',
    title: 'Thanks for subscribing! Our email to you could not be delivered.',
    description: 'If none arrives within the hour, please check the address and subscribe again.',
  })
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

test.each([
  ['an answer of 503', respond(503, { error: { message: 'x' } })],
  ['no answer', offline()],
])('%s says so and keeps what was typed', async (_, fetcher) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  global.fetch = fetcher
  await submit('pat@example.com')
  expect(showToast).toHaveBeenCalledWith({ kind: 'error', title: 'Something went wrong. Please try again.' })
  expect(field()).toHaveValue('pat@example.com')
})

test('the honeypot is out of reach of people and autofill, and is sent if it is filled in', async () => {
  const { container } = render(
    <>
      <NewsletterForm />
      <NewsletterHost />
    </>,
  )
  const honeypot = container.querySelector<HTMLInputElement>('[name=topic]')!
  expect(honeypot).toHaveAttribute('aria-hidden', 'true')
  expect(honeypot).toHaveAttribute('tabindex', '-1')
  expect(honeypot).toHaveAttribute('autocomplete', 'off')
  expect(honeypot).not.toHaveAttribute('style')
  expect(screen.getAllByRole('textbox')).toEqual([field()])
  fireEvent.change(field(), { target: { value: 'pat@example.com' } })
  honeypot.value = 'Best prices'
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }))
    await import('@/components/forms/send-newsletter')
  })
  expect(firstPosted()).toMatchObject({ topic: 'Best prices' })
})
