import type { Posted } from '@/lib/http/body'
import { createPostHandler, type PostHandlerOptions } from '@/lib/http/handler'
import { htmlResponse } from '@/lib/forms/html-response'
import { captureTestLogs } from '@/tests/support/leads'

const SITE = 'https://docs.example.com'
const run = jest.fn<Promise<Response>, [Posted, Request]>()
const handler = (options: Partial<PostHandlerOptions> = {}) =>
  createPostHandler(run, { siteUrl: () => SITE, ...options })

function post(body: BodyInit | undefined, headers: Record<string, string> = {}, method = 'POST'): Request {
  const sent = { host: 'docs.example.com', 'content-type': 'application/json', ...headers }
  return new Request(`${SITE}/api/test`, { method, headers: sent, ...(body === undefined ? {} : { body }) })
}

/** A post of JSON that arrives in pieces. */
const stream = (source: UnderlyingDefaultSource<Uint8Array>): Request => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, duplex: 'half' }
  return new Request(`${SITE}/api/test`, { ...init, body: new ReadableStream(source) })
}

beforeEach(() => {
  run.mockReset().mockImplementation(() => Promise.resolve(Response.json({ ok: true })))
})
const logged = captureTestLogs()

it('passes JSON on and forbids caching the response', async () => {
  const response = await handler()(post('{"a":1}'))
  expect(run).toHaveBeenCalledWith({ kind: 'json', data: { a: 1 } }, expect.any(Request))
  expect(await response.json()).toEqual({ ok: true })
  expect(response.headers.get('cache-control')).toBe('no-store')
})

it('passes form fields on', async () => {
  await handler()(post('a=1&a=2&b=%C3%A4', { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' }))
  const [posted] = run.mock.calls[0] ?? []
  expect(posted?.kind).toBe('form')
  expect([...(posted?.data as URLSearchParams)]).toEqual([
    ['a', '1'],
    ['a', '2'],
    ['b', 'ä'],
  ])
})

it.each([
  ['another method', post(undefined, {}, 'PUT'), 405, 'method'],
  ['a GET', post(undefined, {}, 'GET'), 405, 'method'],
  ['another site', post('{}', { origin: 'https://evil.example' }), 403, 'foreign-origin'],
  ['no content type', post(new Uint8Array([123, 125]), { 'content-type': '' }), 415, 'unsupported-type'],
  ['plain text', post('{}', { 'content-type': 'text/plain' }), 415, 'unsupported-type'],
  ['broken JSON', post('{"a":'), 400, 'bad-json'],
  ['lists in lists', post('['.repeat(9) + ']'.repeat(9)), 400, 'too-deep'],
  ['16 KB of brackets', post('['.repeat(8192) + ']'.repeat(8192)), 400, 'too-deep'],
  ['16 KB of opening brackets', post('['.repeat(16_384)), 400, 'bad-json'],
  ['a compressed body', post('{}', { 'content-encoding': 'gzip' }), 415, 'unsupported-encoding'],
  ['an empty body', post(undefined), 400, 'bad-json'],
  ['a body over 16 KB', post(JSON.stringify('x'.repeat(16 * 1024))), 413, 'too-large'],
  ['a declared length over 16 KB', post('{}', { 'content-length': '16385' }), 413, 'too-large'],
])('refuses %s', async (_, request, status, code) => {
  const response = await handler()(request)
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({ error: { code, message: expect.any(String) as string } })
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('allow')).toBe(status === 405 ? 'POST' : null)
  expect(run).not.toHaveBeenCalled()
})

it('stops reading an endless body', async () => {
  let pulled = 0
  const request = stream({
    pull(controller) {
      pulled += 1
      controller.enqueue(new Uint8Array(4096))
    },
  })
  expect((await handler()(request)).status).toBe(413)
  expect(pulled).toBeLessThan(10)
})

it('reports a truncated body, and logs nothing', async () => {
  const response = await handler()(stream({ start: (controller) => controller.error(new Error('reset')) }))
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: { code: 'cut-off' } })
  expect(logged()).toBe('')
})

it('accepts a body of exactly 16 KB', async () => {
  const text = JSON.stringify('x'.repeat(16 * 1024 - 2))
  expect((await handler()(post(text))).status).toBe(200)
})

it('responds to a bug with 500, with the reason only in the log', async () => {
  run.mockRejectedValue(new Error('secret detail'))
  const response = await handler()(post('{}'))
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({
    error: { code: 'unexpected', message: 'Something went wrong. Please try again.' },
  })
  expect(logged()).toContain('secret detail')
})

it('renders only failures of forms as a page', async () => {
  const renderForm = jest.fn(({ status, message }: { status: number; message: string }, form: URLSearchParams) =>
    htmlResponse(message, form.get('a') ?? '', { status }),
  )
  run.mockRejectedValue(new Error('bug'))
  const page = await handler({ renderForm })(post('a=typed', { 'content-type': 'application/x-www-form-urlencoded' }))
  expect(page.status).toBe(500)
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await page.text()).toContain('typed')
  const json = await handler({ renderForm })(post('{}'))
  expect(json.headers.get('content-type')).toContain('application/json')
  expect(renderForm).toHaveBeenCalledTimes(1)
})
