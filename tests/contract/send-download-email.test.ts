import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { consent } from '@/lib/subscriptions/consent'
import { readConfirmToken, readUnsubscribeToken } from '@/lib/signed-links/links'
import { startChildServer, type ChildServer } from '@/scripts/support/child-server'
import { programFile } from '@/scripts/support/programs'
import { answered } from '@/tests/support/post'

const FUNCTION = 'supabase/functions/send-download-email/index.ts'
const secret = 'a secret of at least thirty-two characters'
const payload = {
  email: "o'neil@example.com",
  templateName: 'Slate & Tile Estimate',
  templateSlug: 'slate-estimate',
  newsletterSubscribed: true,
}

interface ResendCall {
  url?: string
  authorization?: string
  idempotencyKey?: unknown
  body: Record<string, unknown> & { headers: Record<string, string> }
}

let calls: ResendCall[] = []
let resendStatus = 200
let resendAnswer: Record<string, unknown> = { id: '1' }
/** How many calls get a 429 first, and the seconds in their Retry-After. */
let tooMany = { calls: 0, retryAfter: '0' }
let started: ChildServer | undefined
let url: string

const resend = createServer((request, response) => {
  void json(request).then((sent) => {
    const body = sent as ResendCall['body']
    const { authorization, 'idempotency-key': idempotencyKey } = request.headers
    calls.push({ url: request.url, authorization, idempotencyKey, body })
    if (tooMany.calls-- > 0) return response.writeHead(429, { 'retry-after': tooMany.retryAfter }).end('{}')
    response.writeHead(resendStatus, { 'content-type': 'application/json' }).end(JSON.stringify(resendAnswer))
  })
})

beforeAll(async () => {
  await new Promise<void>((resolve) => resend.listen(0, '127.0.0.1', resolve))
  const options = ['run', '--no-remote', '--no-npm', '--no-prompt', '--allow-net=127.0.0.1', '--allow-env']
  const env = {
    DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
    RESEND_API_URL: `http://127.0.0.1:${(resend.address() as AddressInfo).port}`,
    RESEND_API_KEY: 're_test',
    SUPABASE_SERVICE_ROLE_KEY: 'service-role-key',
    SUPABASE_SECRET_KEYS: '{"default":"sb_secret_test"}',
    SIGNING_SECRET: secret,
    SITE_URL: 'https://docs.example.com/',
    POSTAL_ADDRESS: 'RidgeDocs, 1 Main Street, Springfield',
    MAIL_FROM: 'RidgeDocs <mail@docs.example.com>',
  }
  const isReady = (line: string) => line.includes('http://')
  started = await startChildServer(programFile('.bin/deno'), [...options, FUNCTION], isReady, { env })
  url = /http:\/\/[^\s/]+/.exec(started.line)?.[0] ?? ''
}, 30_000)
afterAll(async () => {
  await started?.stop()
  resend.closeAllConnections()
  await new Promise((resolve) => resend.close(resolve))
})
beforeEach(() => {
  calls = []
  resendStatus = 200
  resendAnswer = { id: '1' }
  tooMany = { calls: 0, retryAfter: '0' }
})

const invoke = (body: unknown, headers: Record<string, string> = { authorization: 'Bearer service-role-key' }) =>
  fetch(url, { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) })

it('sends the message through Resend, with an unsubscribe link that the site accepts', async () => {
  expect(await answered(invoke(payload))).toEqual([200, { ok: true }])
  expect(calls).toMatchObject([{ url: '/emails', authorization: 'Bearer re_test' }])
  const message = calls[0]?.body
  const subject = 'Your download: Slate & Tile Estimate'
  expect(message).toMatchObject({ from: 'RidgeDocs <mail@docs.example.com>', to: [payload.email], subject })
  for (const part of [message?.text, message?.html]) {
    expect(part).toContain('https://docs.example.com/templates/slate-estimate')
    expect(part).toContain('RidgeDocs, 1 Main Street, Springfield')
    expect(part).toContain('https://docs.example.com/unsubscribe?token=')
  }
  expect(message?.html).toContain('Slate &amp; Tile Estimate')
  const headers = message?.headers ?? {}
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const link = new URL(headers['List-Unsubscribe']?.slice(1, -1) ?? '')
  expect(`${link.origin}${link.pathname}`).toBe('https://docs.example.com/api/unsubscribe')
  const reading = readUnsubscribeToken(link.searchParams.get('token') ?? '', [secret])
  expect(reading).toEqual({ ok: true, email: payload.email })
})

it('signs a confirmation link that the site accepts, but none if the newsletter box was not checked', async () => {
  const before = Date.now()
  await invoke(payload)
  const [, link = ''] = /(https:\S+\/confirm\?token=\S+)/.exec(String(calls[0]?.body.text)) ?? []
  const reading = readConfirmToken(new URL(link).searchParams.get('token') ?? '', [secret])
  const optIn = { email: payload.email, source: 'download', consentVersion: consent.version }
  expect(reading).toEqual({ ok: true, optIn: { ...optIn, requestedAt: expect.any(Number) as number } })
  if (reading.ok) expect(reading.optIn.requestedAt).toBeGreaterThanOrEqual(before)
  expect(calls[0]?.body.html).toContain('Confirm your subscription</a>')
  await invoke({ ...payload, newsletterSubscribed: false })
  for (const part of ['text', 'html']) expect(calls[1]?.body[part]).not.toContain('confirm')
})

it('attaches the file and says so, or says that there is only a link', async () => {
  const attachment = { filename: 'slate-estimate.pdf', content: Buffer.from('%PDF-1.7').toString('base64') }
  await invoke({ ...payload, attachment })
  await invoke(payload)
  expect(calls.map(({ body }) => body.attachments)).toEqual([[attachment], undefined])
  for (const part of ['text', 'html']) {
    expect(calls[0]?.body[part]).toContain('The blank file is attached.')
    expect(calls[1]?.body[part]).toContain('No file is attached: the link below opens the files.')
  }
})

it('sends a message written by the site, with its opt-out link and its id as the idempotency key', async () => {
  const message = { subject: 'What changed in May', text: 'Hello', html: '<p>Hello</p>' }
  expect((await invoke({ email: 'joe@example.com', id: 'id-1', message })).status).toBe(200)
  expect(calls[0]).toMatchObject({ idempotencyKey: 'id-1', body: { to: ['joe@example.com'], ...message } })
  expect(calls[0]?.body.headers['List-Unsubscribe']).toContain('https://docs.example.com/api/unsubscribe?token=')
})

it('writes the message without a name and slug, and only for a POST', async () => {
  expect((await fetch(url)).status).toBe(405)
  await invoke({ email: 'joe@example.com' })
  expect(calls[0]?.body).toMatchObject({ subject: 'Your download: Template' })
  expect(calls[0]?.body.text).toContain('https://docs.example.com/templates\n')
})

it.each<[Record<string, string>, number]>([
  [{ authorization: 'Bearer sb_secret_test' }, 200],
  [{ apikey: 'sb_secret_test' }, 200],
  [{}, 401],
  [{ authorization: 'Bearer anon-key' }, 401],
  [{ authorization: 'Bearer ' }, 401],
  [{ apikey: '' }, 401],
])('knows the secret keys of the project, and is closed to others: %j gets %i', async (headers, status) => {
  expect((await invoke(payload, headers)).status).toBe(status)
  expect(calls).toHaveLength(status === 200 ? 1 : 0)
})

it.each([
  ['no JSON', '{'],
  ['no object', '"joe@example.com"'],
  ['no address', { email: undefined }],
  ['a bad address', { email: 'joe' }],
  ['a second header in the address', { email: 'joe@example.com\r\nBcc: a@example.com' }],
  ['a second header in the name', { templateName: 'Estimate\r\nBcc: a@example.com' }],
  ['a path as slug', { templateSlug: '../admin' }],
  ['a message without a text', { message: { subject: 'May', html: '<p>Hello</p>' } }],
  ['a second header in the subject', { message: { subject: 'May\r\nBcc: a@example.com', text: 'a', html: 'a' } }],
  ['an attachment with a path', { attachment: { filename: '../estimate.pdf', content: 'YQ==' } }],
  ['a program as attachment', { attachment: { filename: 'estimate.exe', content: 'YQ==' } }],
  ['an attachment that is no base64', { attachment: { filename: 'estimate.pdf', content: 'a b' } }],
  ['an attachment over 200 KB', { attachment: { filename: 'estimate.pdf', content: 'A'.repeat(273_072) } }],
  ['a name that is none', { id: 'a\r\nb' }],
  ['a word for a checkbox', { newsletterSubscribed: 'yes' }],
])('refuses %s', async (_, given) => {
  const body = typeof given === 'string' ? given : { ...payload, ...given }
  expect(await answered(invoke(body))).toMatchObject([400, { error: { code: 'invalid' } }])
  expect(calls).toEqual([])
})

const notSent = { error: { code: 'not-sent' } }
it.each<[number, Record<string, string>, number, object]>([
  [422, { id: '1' }, 502, notSent],
  [403, { id: '1' }, 502, notSent],
  [500, { id: '1' }, 502, notSent],
  // It was accepted before, even if its links are signed again.
  [409, { name: 'invalid_idempotent_request' }, 200, { ok: true }],
  [409, { name: 'concurrent_idempotent_requests' }, 502, notSent],
  [422, { name: 'validation_error', message: 'Invalid `to` field.' }, 422, { error: { code: 'address-refused' } }],
  [422, { name: 'validation_error', message: 'Invalid `from` field.' }, 502, notSent],
])('answers a response of %i with %j from Resend with %i', async (given, answer, status, body) => {
  ;[resendStatus, resendAnswer] = [given, answer]
  expect(await answered(invoke({ ...payload, id: 'id-1' }))).toMatchObject([status, body])
})

it.each(['0', '-1', 'soon'])('pauses between two calls under one id after a Retry-After of %s', async (retryAfter) => {
  tooMany = { calls: 2, retryAfter }
  const start = performance.now()
  expect((await invoke({ ...payload, id: 'id-1' })).status).toBe(200)
  expect(performance.now() - start).toBeGreaterThan(450)
  expect(calls.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['id-1', 'id-1', 'id-1'])
})

it('fails if Resend asks for more time than there is', async () => {
  tooMany = { calls: 1, retryAfter: '3600' }
  expect((await invoke(payload)).status).toBe(502)
  expect(calls).toHaveLength(1)
})
