import type { ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { stillRequestedPage } from '@/scripts/static-pages/requested-page'
import { nextPage } from '@/tests/support/next-page'
import { startTestServer, type TestServer } from '@/tests/support/static-server'

const html = nextPage({ attributes: ' nonce="abc"' })
const still = stillRequestedPage(html, { siteUrl: 'http://localhost:3000' })

/** Answers as Next does: sets headers, and writes the page in pieces. */
function answerPage(response: ServerResponse, body: string, policy = "script-src 'self' 'nonce-abc'"): void {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('content-security-policy', policy)
  response.setHeader('vary', 'rsc')
  response.flushHeaders()
  const middle = body.length / 2
  response.write(Buffer.from(body.slice(0, middle)))
  response.write(body.slice(middle))
  response.end()
}

let server: TestServer
afterEach(() => server.close())
/** A server in front of a Next that answers like this. */
async function serve(answer: (response: ServerResponse, accepted: unknown) => void): Promise<void> {
  const next = (request: { headers: Record<string, unknown> }, response: ServerResponse): Promise<void> => {
    answer(response, request.headers['accept-encoding'])
    return Promise.resolve()
  }
  server = await startTestServer({ next, still: true })
}

test.each([
  ['br', 'gzip, br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  [undefined, 'identity', (body: Buffer) => body],
])('a page that is written on request is made still and sent as %s for %s', async (encoding, accepted, decode) => {
  await serve((response) => answerPage(response, html))
  const { status, headers, body } = await server.get('/search?q=roof', { 'accept-encoding': accepted })
  expect(status).toBe(200)
  expect(decode(body).toString()).toBe(still)
  expect(headers).toMatchObject({ 'content-length': String(body.length), vary: 'rsc, accept-encoding' })
  expect(headers['content-encoding']).toBe(encoding)
  expect(headers['content-security-policy']).toContain("'nonce-abc'")
})

test('Next compresses nothing itself', async () => {
  const seen: unknown[] = []
  await serve((response, accepted) => {
    seen.push(accepted)
    answerPage(response, html)
  })
  await server.get('/search', { 'accept-encoding': 'gzip' })
  expect(seen).toEqual([undefined])
})

test('a page that is not as expected is sent as Next wrote it, and logged', async () => {
  const strange = html.replace('</body>', '<script>alert(1)</script></body>')
  await serve((response) => answerPage(response, strange))
  const log = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  const { status, body } = await server.get('/search')
  expect(status).toBe(200)
  expect(body.toString()).toBe(strange)
  expect(log.mock.calls.join()).toMatch(
    /"event":"page-not-still",.*"path":"\/search","error":"Unknown inline script: alert/,
  )
  log.mockRestore()
})

test('a page of the build, a redirect and a HEAD request pass as they are', async () => {
  await serve((response) => answerPage(response, html, "script-src 'self'"))
  expect((await server.get('/search')).body.toString()).toBe(html)
  const head = await server.get('/search', {}, 'HEAD')
  expect([head.status, head.body.length]).toEqual([200, 0])
  await server.close()
  await serve((response) => void response.writeHead(308, { location: '/search' }).end('/search'))
  const { status, headers, body } = await server.get('/search', { 'accept-encoding': 'gzip' })
  expect([status, headers.location, body.toString()]).toEqual([308, '/search', '/search'])
})

test('an answer that nothing has changed has no body, and no length of one', async () => {
  await serve((response) => {
    response.statusCode = 304
    response.setHeader('etag', '"a"')
    response.end()
  })
  const { status, headers, body } = await server.get('/search', { 'accept-encoding': 'gzip' })
  expect([status, headers.etag, headers['content-length'], body.length]).toEqual([304, '"a"', undefined, 0])
})
