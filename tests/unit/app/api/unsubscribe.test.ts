import { createUnsubscribeToken } from '@/lib/signed-links/links'
import { createUnsubscribeHandler } from '@/lib/subscriptions/unsubscribe-handler'
import { documented } from '@/tests/support/documented-handler'
import { captureTestLogs } from '@/tests/support/leads'
import { answered, formContext, redirected } from '@/tests/support/post'

const secret = 'a secret of at least thirty-two characters'
const token = createUnsubscribeToken('joe@example.com', secret, 0)
const page = `/unsubscribe?token=${token}`
const YEAR = 365 * 24 * 3600 * 1000
const setUnsubscribed = jest.fn<Promise<void>, [string]>()
const allow = jest.fn<Promise<boolean>, [string]>()
let time: number
let handle: (request: Request) => Promise<Response>

beforeEach(() => {
  time = 1000
  setUnsubscribed.mockReset().mockResolvedValue()
  allow.mockReset().mockResolvedValue(true)
  const handler = createUnsubscribeHandler({
    ...formContext(3, () => time),
    secrets: () => [secret],
    store: () => ({ setUnsubscribed, allow }),
    now: () => time,
  })
  handle = documented('/api/unsubscribe', handler)
})
captureTestLogs()

const call = (query: string, init: RequestInit = { method: 'POST' }): Promise<Response> =>
  handle(new Request(`https://docs.example.com/api/unsubscribe?${query}`, init))

it.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=b',
    '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--',
  ],
])('accepts the one click of a mail program, as %s and from any origin', async (type, body) => {
  const headers = { 'content-type': type, origin: 'https://mail.example' }
  const answer = await answered(call(`token=${token}`, { method: 'POST', headers, body }))
  expect(answer).toEqual([200, 'You have been unsubscribed.'])
  expect(setUnsubscribed).toHaveBeenCalledWith('joe@example.com')
})

it("redirects the page's own button back to the page, which explains an invalid link", async () => {
  expect(await redirected(call(`token=${token}&from=page`))).toEqual([303, `${page}&state=stop`])
  expect(setUnsubscribed).toHaveBeenCalledTimes(1)
  expect(await redirected(call('token=a%26b&from=page'))).toEqual([303, '/unsubscribe?token=a%26b'])
})

it('allows email again for the holder of the link', async () => {
  expect(await redirected(call(`token=${token}&from=page&undo=1`))).toEqual([303, `${page}&state=allow`])
  expect(await answered(call(`token=${token}&undo=1`))).toEqual([200, 'Email is allowed again.'])
  expect((await call(`token=${token}x&undo=1`)).status).toBe(400)
  expect(allow.mock.calls).toEqual([['joe@example.com'], ['joe@example.com']])
  expect(setUnsubscribed).not.toHaveBeenCalled()
})

it('changes nothing on a GET: link scanners follow every link', async () => {
  expect((await redirected(call(`token=${token}`, { method: 'GET' })))[1]).toBe(page)
  expect(setUnsubscribed).not.toHaveBeenCalled()
})

it.each([
  [`token=${token}x`, 1000, 400, 'bad-link'],
  ['', 1000, 400, 'bad-link'],
  [`token=${token}`, YEAR + 1, 410, 'stale-link'],
])('refuses %s at %i', async (query, at, status, code) => {
  time = at
  expect(await answered(call(query))).toMatchObject([status, { error: { code } }])
  expect(setUnsubscribed).not.toHaveBeenCalled()
})

it('does not report success if nothing was recorded', async () => {
  setUnsubscribed.mockRejectedValue(new Error('down'))
  expect((await call(`token=${token}`)).status).toBe(503)
  expect((await call(`token=${token}&from=page`)).headers.get('location')).toContain('state=failed')
})

it('limits a client that guesses links, but no client with a valid link', async () => {
  for (let guess = 0; guess < 3; guess += 1) expect((await call(`token=${guess}`)).status).toBe(400)
  const refused = await call('token=4')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('60')
  expect((await call(`token=${token}`)).status).toBe(200)
})

it('lets a mail service unsubscribe many people, but limits each link', async () => {
  for (let person = 0; person < 50; person += 1) {
    const theirs = createUnsubscribeToken(`person${person}@example.com`, secret, 0)
    expect((await call(`token=${theirs}`)).status).toBe(200)
  }
  for (let again = 0; again < 3; again += 1) expect((await call(`token=${token}`)).status).toBe(200)
  expect((await call(`token=${token}`)).status).toBe(429)
  expect((await call(`token=${token}&from=page`)).headers.get('location')).toContain('state=failed')
  expect(setUnsubscribed).toHaveBeenCalledTimes(53)
})
