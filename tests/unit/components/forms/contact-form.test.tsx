/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { ContactForm } from '@/components/forms/contact-form'
import { showToast } from '@/components/ui/toast-queue'
import { constants } from '@/lib/constants'
import { offline, respond } from '@/tests/support/answers'

jest.mock('@/components/ui/toast-queue', () => ({ showToast: jest.fn() }))

const good = { Name: 'Pat', Email: 'pat@example.com', Message: 'Do you have a template for copper?' }
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`))
async function send(input: Partial<typeof good>, busy: number = constants.formBusy) {
  for (const [label, value] of Object.entries({ ...good, ...input }))
    fireEvent.change(field(label), { target: { value } })
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: /Send/ }))
    await import('@/components/forms/send-contact')
    await jest.advanceTimersByTimeAsync(busy)
  })
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  global.fetch = respond(200, { ok: true })
})
afterEach(() => jest.useRealTimers())

test.each([
  ['Name', '   ', 'Name is required'],
  ['Name', 'x'.repeat(101), 'Name must be less than 100 characters'],
  ['Email', '', 'Please enter a valid email'],
  ['Email', 'pat@', 'Please enter a valid email'],
  ['Email', `${'a'.repeat(250)}@example.com`, 'Email must be less than 255 characters'],
  ['Message', ' ', 'Message is required'],
  ['Message', 'x'.repeat(1001), 'Message must be less than 1000 characters'],
])('%s %j: %s', async (label, value, message) => {
  render(<ContactForm />)
  await send({ [label]: value })
  expect(screen.getByRole('alert')).toHaveTextContent(message)
  expect(field(label)).toHaveFocus()
  expect(field(label)).toHaveAccessibleDescription(message)
  expect(fetch).not.toHaveBeenCalled()
  fireEvent.change(field(label), { target: { value: 'y' } })
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a message is sent, and after three seconds the cleared form is back', async () => {
  render(<ContactForm />)
  await send({})
  expect(screen.getByRole('heading', { name: 'Message Sent!' })).toHaveFocus()
  expect(showToast).toHaveBeenCalledWith({ kind: 'success', title: "Message sent! We'll get back to you soon." })
  await act(async () => jest.advanceTimersByTimeAsync(3000))
  expect(field('Message')).toHaveValue('')
})

test.each([
  ['recorded', respond(200, { ok: true })],
  ['refused', respond(503, {})],
])('a message that is %s at once is shown as being sent for a second', async (_, fetcher) => {
  global.fetch = fetcher
  render(<ContactForm />)
  await send({}, 999)
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  expect(showToast).not.toHaveBeenCalled()
  await act(async () => jest.advanceTimersByTimeAsync(1))
  expect(screen.queryByRole('button', { name: 'Sending...' })).not.toBeInTheDocument()
  expect(showToast).toHaveBeenCalledTimes(1)
})

test.each([
  ['an answer of 503', respond(503, {})],
  ['no answer', offline()],
])('%s says so and keeps what was typed', async (_, fetcher) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  global.fetch = fetcher
  render(<ContactForm />)
  await send({})
  expect(showToast).toHaveBeenCalledWith({ kind: 'error', title: 'Something went wrong. Please try again.' })
  expect(field('Message')).toHaveValue(good.Message)
})

test('a retried message keeps its id until it is recorded; another message gets another id', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
  const fetcher = jest.fn<Promise<unknown>, [string, { body: string }]>()
  global.fetch = fetcher as never
  const ids = () => fetcher.mock.calls.map(([, { body }]) => (JSON.parse(body) as { id: string }).id)
  const answer = { ok: true, status: 200, json: () => Promise.resolve({ ok: true }) }
  const Message = 'Is the copper template there yet?'
  fetcher.mockRejectedValueOnce(new Error('connection lost')).mockRejectedValueOnce(new Error('connection lost'))
  fetcher.mockResolvedValue(answer)
  render(<ContactForm />)
  await send({ Message })
  await send({ Message: `${Message} Thanks.` })
  await send({ Message: `${Message} Thanks.` })
  const [first, edited, repeated] = ids()
  expect([first, edited, repeated]).toEqual(Array(3).fill(expect.stringMatching(uuid)))
  expect(edited).not.toBe(first)
  expect(repeated).toBe(edited)
})
