import { createContactHandler } from '@/lib/contact/handler'
import { documented } from '@/tests/support/documented-handler'
import { captureTestLogs } from '@/tests/support/leads'
import { answered, formContext, formPost, jsonPost } from '@/tests/support/post'

const uuid = expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/) as string
const recordContactMessage = jest.fn<Promise<void>, [unknown]>()
let handle: (request: Request) => Promise<Response>
beforeEach(() => {
  recordContactMessage.mockReset().mockResolvedValue()
  const store = () => ({ recordContactMessage })
  handle = documented('/api/contact', createContactHandler({ ...formContext(3, () => 0), store }))
})
const logged = captureTestLogs()

const postJson = (body: unknown) => handle(jsonPost('/api/contact', body))
const postForm = (fields: Record<string, string>) => handle(formPost('/api/contact', fields))
const message = { name: ' Joe ', email: 'joe@example.com', message: 'Do you have a gutter form?' }

it('records a message, trimmed, passes on the id of the form, and rejects an invalid one', async () => {
  expect(await answered(postJson(message))).toEqual([200, { ok: true }])
  expect(recordContactMessage).toHaveBeenCalledWith({ ...message, name: 'Joe', id: uuid })
  const id = '3f2a1c1e-6f0b-4f5e-9a3c-0d8b7e6a5c41'
  expect((await postJson({ ...message, id })).status).toBe(200)
  expect(recordContactMessage).toHaveBeenCalledWith(expect.objectContaining({ id }))
  expect((await postJson({ ...message, id: '1' })).status).toBe(422)
})

it('names every invalid field', async () => {
  const name = 'Name is required'
  const fields = { name, email: 'Please enter a valid email', message: 'Message is required' }
  const answer = await answered(postJson({ name: ' ', email: 'joe', message: '\n' }))
  expect(answer).toEqual([422, { error: { code: 'invalid', message: name, fields } }])
  expect(recordContactMessage).not.toHaveBeenCalled()
})

it('does not report success for a message that was not recorded', async () => {
  recordContactMessage.mockRejectedValue(new Error('down'))
  const error = { message: 'Something went wrong. Please try again.' }
  expect(await answered(postJson(message))).toMatchObject([503, { error }])
  expect(logged()).not.toContain('gutter')
})

it('limits a client that writes too often', async () => {
  for (let count = 0; count < 3; count += 1) await postJson(message)
  expect((await postJson(message)).status).toBe(429)
})

it('redirects a plain form to a page that is safe to reload, and keeps the values of a rejected one', async () => {
  const sent = await postForm(message)
  expect([sent.status, sent.headers.get('location'), await sent.text()]).toEqual([303, '/contact/sent', ''])
  const [status, page] = await answered(postForm({ ...message, email: 'joe', message: '</textarea><b>hi' }))
  expect(status).toBe(422)
  expect(page).toContain('role="alert">Please enter a valid email<')
  expect(page).toContain('&lt;/textarea&gt;&lt;b&gt;hi</textarea>')
  expect(page).toContain('value="joe"')
})

it.each([
  [{ name: 'Joe\r\nBcc: all@example.com' }, 'Name must be on one line, without control characters'],
  [{ name: 'J\0e' }, 'Name must be on one line, without control characters'],
  [{ message: 'Hello\0' }, 'Message must not contain control characters'],
  [{ email: 'joe@example.com\r\nBcc: all@example.com' }, 'Please enter a valid email'],
])('refuses %j', async (given, refusal) => {
  expect(await answered(postJson({ ...message, ...given }))).toMatchObject([422, { error: { message: refusal } }])
  expect(recordContactMessage).not.toHaveBeenCalled()
})

it('accepts several lines, and records a line break of a plain form, which is posted as two characters, as one', async () => {
  expect((await postJson({ ...message, message: 'Hello,\r\n\tone\nJörg 🏠' })).status).toBe(200)
  const lines = 'a\n'.repeat(499) + 'ab'
  expect((await postForm({ ...message, message: lines.replaceAll('\n', '\r\n') })).status).toBe(303)
  expect(recordContactMessage).toHaveBeenCalledWith(expect.objectContaining({ message: lines }))
  expect((await postForm({ ...message, message: `${lines}c` })).status).toBe(422)
})

it('responds to a filled-in honeypot with success, and records nothing', async () => {
  const trapped = await postJson({ ...message, topic: 'Best prices' })
  expect(recordContactMessage).not.toHaveBeenCalled()
  expect(logged()).toContain('"event":"honeypot-filled-in","form":"contact"')
  expect(logged()).not.toContain('joe')
  const real = await postJson({ ...message, topic: '' })
  expect(recordContactMessage).toHaveBeenCalledTimes(1)
  expect([...trapped.headers]).toEqual([...real.headers])
  expect(await answered(trapped)).toEqual(await answered(real))
})
