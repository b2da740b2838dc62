import { once } from 'node:events'
import { rmSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { precompress } from '@/scripts/support/precompress'
import { openFiles } from '@/tests/support/open-files'
import { missing, page, pdf, startTestServer, type TestServer } from '@/tests/support/static-server'
import { until } from '@/tests/support/until'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())
beforeEach(() => void (server.passedOn.length = 0))

const DOCUMENT = '/templates/contracts/shingle.pdf'
const brotli = { 'accept-encoding': 'br' }

const connectTo = ({ url }: TestServer) => connect(Number(new URL(url).port), '127.0.0.1')

/** Without values that change over time. */
const comparable = (headers: IncomingHttpHeaders) => ({ ...headers, date: '', 'x-request-id': '' })

test.each([
  ['br', 'gzip, br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip', 'br;q=0, gzip', gunzipSync],
  [undefined, 'identity', (body: Buffer) => body],
  [undefined, 'br;q=0, gzip;q=0', (body: Buffer) => body],
])('a page is sent as %s for %s', async (encoding, accepted, decode) => {
  const { status, headers, body } = await server.get('/templates/shingle', { 'accept-encoding': accepted })
  expect([status, headers['content-encoding']]).toEqual([200, encoding])
  expect(Number(headers['content-length'])).toBe(body.length)
  expect(headers.vary).toMatch(/^rsc, .*, accept-encoding$/)
  expect(decode(body).toString()).toBe(page)
})

test('a compressed copy older than its page is not served, but one that is made while the server runs is', async () => {
  const encoding = async () => (await server.get('/plain', brotli)).headers['content-encoding']
  expect(await encoding()).toBeUndefined()
  await precompress([path.join(server.tree.build, 'server/app/plain.html')])
  server.readAgain()
  expect(await encoding()).toBe('br')
})

test('a page has its own headers and those of the build, without Next’s internal ones', async () => {
  const { headers } = await server.get('/templates/shingle')
  const own = { 'cache-control': 'public, max-age=0, must-revalidate', link: '</a.css>' }
  expect(headers).toMatchObject({ ...own, 'content-type': 'text/html; charset=utf-8', 'x-frame-options': 'DENY' })
  expect(Object.keys(headers).filter((name) => name.startsWith('x-next'))).toEqual([])
})

test.each([
  ['/_next/static/chunks/a1.js', 'public, max-age=31536000, immutable', 'application/javascript; charset=utf-8'],
  [DOCUMENT, 'public, max-age=86400', 'application/pdf'],
  ['/notice.css', 'public, max-age=0, must-revalidate', 'text/css; charset=utf-8'],
  ['/icon.svg', 'public, max-age=0, must-revalidate', 'image/svg+xml'],
])('%s may be cached: %s', async (target, cache, type) => {
  const { status, headers } = await server.get(target)
  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'cache-control': cache, 'content-type': type, 'x-content-type-options': 'nosniff' })
})

test('HEAD responds like GET without the body', async () => {
  for (const target of ['/templates/shingle', DOCUMENT, '/_next/static/chunks/a1.js']) {
    const [head, got] = [await server.get(target, brotli, 'HEAD'), await server.get(target, brotli)]
    expect([head.status, head.body.length]).toEqual([200, 0])
    expect(comparable(head.headers)).toEqual(comparable(got.headers))
  }
})

test('a known ETag gets 304, including in a list, as a weak match, or for *', async () => {
  const { headers } = await server.get('/', brotli)
  const etag = String(headers.etag)
  for (const known of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
    const answer = await server.get('/', { ...brotli, 'if-none-match': known })
    expect([answer.status, answer.body.length]).toEqual([304, 0])
    expect(answer.headers).toMatchObject({ etag, 'x-frame-options': 'DENY', vary: headers.vary })
    expect(answer.headers['content-encoding']).toBeUndefined()
  }
  expect((await server.get('/', { 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(200)
  expect((await server.get('/', { 'if-none-match': '"other"' })).status).toBe(200)
})

test('If-Modified-Since counts only without If-None-Match', async () => {
  const since = String((await server.get(DOCUMENT)).headers['last-modified'])
  const statusOf = async (day: string, more = {}) =>
    (await server.get(DOCUMENT, { 'if-modified-since': day, ...more })).status
  expect(await statusOf(since)).toBe(304)
  for (const day of [new Date(0).toUTCString(), 'yesterday']) expect(await statusOf(day)).toBe(200)
  expect(await statusOf(since, { 'if-none-match': '"other"' })).toBe(200)
})

test('a failed precondition gets 412 with the security headers', async () => {
  const { status, headers } = await server.get(DOCUMENT, { 'if-match': '"other"' })
  expect(status).toBe(412)
  expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': 'no-store' })
})

const beyondEnd = ['bytes=1000-', 'bytes=5-2', 'bytes=a-b', 'bytes=99999999999999999999-', 'bytes=--1']
const ignored = ['lines=1-2', 'bytes=0-1,5-6', 'nonsense']
test.each<[string, number, string | undefined, Buffer | undefined]>([
  ['bytes=0-9', 206, 'bytes 0-9/1000', pdf.subarray(0, 10)],
  ['bytes=990-', 206, 'bytes 990-999/1000', pdf.subarray(990)],
  ['bytes=-10', 206, 'bytes 990-999/1000', pdf.subarray(990)],
  ['bytes=995-5000', 206, 'bytes 995-999/1000', pdf.subarray(995)],
  ...beyondEnd.map((range): [string, number, string, undefined] => [range, 416, 'bytes */1000', undefined]),
  ...ignored.map((range): [string, number, undefined, Buffer] => [range, 200, undefined, pdf]),
])('%s gets %i', async (range, expected, sent, part) => {
  const { status, headers, body } = await server.get(DOCUMENT, { range })
  expect([status, headers['content-range']]).toEqual([expected, sent])
  if (!part) return
  expect(Number(headers['content-length'])).toBe(part.length)
  expect(body).toEqual(part)
})

test('If-Range returns the range only for the same version', async () => {
  const { headers } = await server.get(DOCUMENT)
  const statusOf = async (condition: string | undefined) =>
    (await server.get(DOCUMENT, { range: 'bytes=0-9', 'if-range': String(condition) })).status
  for (const same of [headers.etag, headers['last-modified']]) expect(await statusOf(same)).toBe(206)
  for (const other of ['"other"', new Date(0).toUTCString(), 'yesterday']) expect(await statusOf(other)).toBe(200)
})

test('a range of a page is taken from the uncompressed page', async () => {
  const { status, headers, body } = await server.get('/', { range: 'bytes=0-14', 'accept-encoding': 'br' })
  expect([status, headers['content-encoding'], body.toString()]).toEqual([206, undefined, page.slice(0, 15)])
})

describe('requests passed to Next', () => {
  const queries = ['/api/search?q=roof', '/templates?format=PDF', '/templates?sort=name-asc&format=']
  const paths = ['/templates/unknown', '/templates/', '/templates/%73hingle', '/gone', '/index', '/templates.html']
  test.each([...queries, ...paths, '/.secret'])('%s', async (target) => {
    expect((await server.get(target)).body.toString()).toBe('from Next')
    expect(server.passedOn).toEqual([`GET ${target}`])
  })

  test('other API methods, except those that Next cannot answer', async () => {
    await server.get('/api/contact', {}, 'POST')
    expect(server.passedOn).toEqual(['POST /api/contact'])
    for (const target of ['/templates?utm_source=mail', '/templates?_rsc=1x2'])
      expect((await server.get(target, { RSC: '1' })).body.toString()).toBe(page)
  })
})

describe('requests that Next never sees', () => {
  afterEach(() => expect(server.passedOn).toEqual([]))

  test.each([
    '/_not-found',
    '/_global-error',
    '/_error',
    '/%5Fglobal-error',
    '/404',
    '/500',
    '/missing/template',
    '/%6dissing/template',
    '/missing/template.rsc',
    '/missing',
    '/_next/image?url=%2Fx.webp&w=640&q=75',
    '/_next/data/build/index.json',
    '/_next/static/chunks/a1.js.br',
    '/_next/static/chunks/none.js',
  ])('%s gets 404 with the site’s page, in every encoding', async (target) => {
    for (const [accepted, encoding, decode] of [
      ['identity', undefined, (body: Buffer) => body],
      ['br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
    ] as const) {
      const { status, headers, body } = await server.get(target, { 'accept-encoding': accepted })
      expect([status, headers['content-encoding']]).toEqual([404, encoding])
      expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'content-type': 'text/html; charset=utf-8' })
      expect(decode(body).toString()).toBe(missing)
    }
    const head = await server.get(target, {}, 'HEAD')
    expect([head.status, head.body.length]).toEqual([404, 0])
  })

  const internal = ['next-action', 'rsc', 'x-middleware-subrequest', 'x-nextjs-data']
  test.each(internal)('a request with %s gets 400', async (name) => {
    for (const method of ['GET', 'POST']) {
      const { status, headers, body } = await server.get('/api/search', { [name]: '1' }, method)
      const error = { code: 'bad-request', message: 'Bad request' }
      expect([status, headers['x-frame-options'], JSON.parse(body.toString())]).toEqual([400, 'DENY', { error }])
    }
  })

  test('a file deleted since the start gets 404', async () => {
    const own = await startTestServer()
    rmSync(path.join(own.tree.publicFolder, 'templates/contracts/shingle.pdf'))
    const { status, body } = await own.get(DOCUMENT)
    expect([status, body.toString()]).toEqual([404, missing])
    await own.close()
  })

  test.each(['PROPFIND', 'TRACE', 'LOCK', 'POST'])('%s of a page gets 405', async (method) => {
    const { status, headers } = await server.get('/templates', {}, method)
    expect(status).toBe(405)
    expect(headers).toMatchObject({ allow: 'GET, HEAD', 'x-frame-options': 'DENY' })
  })
})

describe('a raw request', () => {
  const statusOf = async (target: string, host = 'localhost', method = 'GET'): Promise<number> => {
    const answer = await server.raw(`${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    return Number(answer.split(' ')[1])
  }
  afterEach(() => expect(server.passedOn).toEqual([]))

  test.each([
    ...['/%zz', '/templates/%E0%A4%A', '/%ff', '/a%00b', '*', 'templates', 'ftp://localhost/templates'],
    ...['/../secret.txt', '/templates/../../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/..%5csecret.txt'],
    ...['//etc/passwd', '//templates', '//_global-error', '/./_global-error', '/x/%2e%2e/_global-error'],
    ...['/_next/static/../../routes-manifest.json', '/_next/static/..%2f..%2froutes-manifest.json'],
    'http://docs.example.com/x/../browse',
  ])('for %s gets 400 before anything else decides', async (target) => {
    for (const method of ['GET', 'POST']) expect(await statusOf(target, 'localhost', method)).toBe(400)
  })

  test.each([
    [400, ['a b', 'a@b', 'a/b', '[::1', 'a:b', '<script>']],
    [200, ['localhost', 'ridgedocs.example:8443', '127.0.0.1:3000', '[::1]:3000', 'my_host']],
  ])('gets %i from the hosts %j; with a full URL it works like its path', async (status, hosts) => {
    for (const host of hosts) expect([host, await statusOf('/', host)]).toEqual([host, status])
    expect(await statusOf('http://localhost/templates/shingle')).toBe(200)
  })
})

test('a failure in Next gets 500 and a log line with the request ID, and the server keeps running', async () => {
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  const failing = await startTestServer({ next: () => Promise.reject(new Error('no luck for ada@example.com')) })
  const answer = await failing.get('/api/search?q=private')
  expect(answer.status).toBe(500)
  expect(answer.body.toString()).not.toContain('luck')
  const line = String(write.mock.calls[0]?.[0])
  const id = answer.headers['x-request-id']
  expect(JSON.parse(line)).toMatchObject({ event: 'request-failed', request: id })
  expect(line).toContain('no luck for [address]')
  expect(line).not.toContain('private')
  expect((await failing.get('/')).status).toBe(200)
  await failing.close()
  write.mockRestore()
})

test('clients that leave before their file is there are no failure, and leave nothing open', async () => {
  const own = await startTestServer()
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  const files = () => openFiles().filter((name) => name.startsWith(own.tree.root))
  for (let turn = 0; turn < 100; turn += 1) {
    const client = connectTo(own)
    client.write(`GET ${turn % 2 ? DOCUMENT : '/'} HTTP/1.1\r\nHost: localhost\r\n\r\n`, () => client.resetAndDestroy())
    await once(client, 'close')
  }
  expect((await own.get(DOCUMENT)).status).toBe(200)
  await until(() => files().length === 0)
  expect(write).not.toHaveBeenCalled()
  write.mockRestore()
  await own.close()
})

test('files that wait behind others on a connection are not open, and none stays open when the client leaves', async () => {
  const own = await startTestServer()
  own.tree.write('public/large.bin', Buffer.alloc(16 * 1024 * 1024))
  own.readAgain()
  const files = () => openFiles().filter((name) => name.endsWith('large.bin'))
  const client = connectTo(own)
  client.write('GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(16))
  await until(() => own.requests() === 16)
  for (let visit = 0; visit < 5; visit += 1) expect((await own.get('/')).status).toBe(200)
  expect(files().length).toBeLessThan(2)
  client.destroy()
  await until(() => own.connections() === 0 && files().length === 0)
  await own.close()
})

test('the request ID is unique and on every kind of response, or comes from the proxy if it looks valid', async () => {
  const idOf = async (target: string, headers = {}, from = server, method = 'GET') =>
    (await from.get(target, headers, method)).headers['x-request-id']
  const plain = ['/', '/', DOCUMENT, '/api/search', '/_not-found', '/%zz'].map((target) => idOf(target))
  const ids = await Promise.all([...plain, idOf('/', { 'if-none-match': '*' }), idOf('/', {}, server, 'POST')])
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{12}$/)
  expect(new Set(ids).size).toBe(ids.length)
  const behind = await startTestServer({ proxies: 1 })
  const given = { 'x-request-id': '0af7651916cd43dd8448eb211c80319c' }
  expect(await idOf('/', given, behind)).toBe(given['x-request-id'])
  expect(await idOf('/', given)).toMatch(/^[0-9a-f]{12}$/)
  for (const wrong of ['short', 'x'.repeat(65), '"quoted-or-so"', 'two words here'])
    expect(await idOf('/', { 'x-request-id': wrong }, behind)).toMatch(/^[0-9a-f]{12}$/)
  await behind.close()
})

test('a file that is read too slowly is cut off after the deadline', async () => {
  const own = await startTestServer({ deadline: 100 })
  own.tree.write('public/large.bin', Buffer.alloc(64 * 1024 * 1024))
  own.readAgain()
  const client = connectTo(own)
  client.write('GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n')
  let read = 0
  const trickle = setInterval(() => (read += (client.read(1024) as Buffer | null)?.length ?? 0), 5)
  // The server closes its end, which a client that does not read is not told.
  await until(() => own.connections() === 1)
  await until(() => own.connections() === 0)
  clearInterval(trickle)
  expect(read).toBeLessThan(64 * 1024 * 1024)
  client.destroy()
  await own.close()
})
