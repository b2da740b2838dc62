/** @jest-environment jsdom */
import { expectToast, showToast } from '@/tests/support/toasts'
import { act, fireEvent, render, screen, silenceErrors } from '@/tests/support/dom'
import { ContactForm } from '@/components/forms/contact-form'
import { constants } from '@/lib/constants'
import { offline, respond } from '@/tests/support/answers'

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
  render(<ContactForm />)
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
  await send({ [label]: value })
  expect(screen.getByRole('alert')).toHaveTextContent(message)
  expect(field(label)).toHaveFocus()
  expect(field(label)).toHaveAccessibleDescription(message)
  expect(fetch).not.toHaveBeenCalled()
  fireEvent.change(field(label), { target: { value: 'y' } })
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

const failed = 'Something went wrong. Please try again.'
test.each([
  ['recorded', respond(200, { ok: true }), "Message sent! We'll get back to you soon."],
  ['refused', respond(503, {}), failed],
  ['lost', offline(), failed],
])('a message that is %s is shown as being sent for 1 s, and kept if that failed', async (_, fetcher, title) => {
  silenceErrors()
  global.fetch = fetcher
  await send({}, 999)
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  expect(showToast).not.toHaveBeenCalled()
  await act(async () => jest.advanceTimersByTimeAsync(1))
  expect(screen.queryByRole('button', { name: 'Sending...' })).not.toBeInTheDocument()
  expect(showToast).toHaveBeenCalledTimes(1)
  expectToast(title === failed ? 'error' : 'success', title)
  if (title === failed) return expect(field('Message')).toHaveValue(good.Message)
  expect(screen.getByRole('heading', { name: 'Message Sent!' })).toHaveFocus()
  await act(async () => jest.advanceTimersByTimeAsync(3000))
  expect(field('Message')).toHaveValue('')
})

test('a retried message keeps its id until it is recorded; another message gets another id', async () => {
  silenceErrors()
  const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
  const fetcher = jest.mocked(fetch)
  const ids = () => fetcher.mock.calls.map(([, init]) => (JSON.parse(init?.body as string) as { id: string }).id)
  const Message = 'Is the copper template there yet?'
  for (let times = 0; times < 2; times++) fetcher.mockRejectedValueOnce(new Error('connection lost'))
  await send({ Message })
  await send({ Message: `${Message} Thanks.` })
  await send({ Message: `${Message} Thanks.` })
  const [first, edited, repeated] = ids()
  expect([first, edited, repeated]).toEqual(Array(3).fill(expect.stringMatching(uuid)))
  expect(edited).not.toBe(first)
  expect(repeated).toBe(edited)
})
