import { expect, test } from '@playwright/test'
import { createClient, startFlood } from '@/tests/support/flood'
import { gradeOf, observe, scoreOf } from '@/tests/support/observatory'
import { pageKinds } from '@/tests/support/page-kinds'
import { sendRaw } from '@/tests/support/raw-http'
import { servers } from '@/tests/support/servers'
import { FULL } from '@/tests/support/full'
import { makeDataDir, residentMegabytes, secret, startSite, stopSites, type Site } from '@/tests/support/site'

const MAIN = servers.main.url
const BROKEN = servers.broken.url
const JSON_TYPE = 'content-type: application/json'
const message = JSON.stringify({ name: 'Ada', email: 'ada@example.com', message: 'Hello' })

const raw = (start: string, lines: readonly string[] = [], body = '') =>
  sendRaw(
    MAIN,
    `${start} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n${lines.map((line) => `${line}\r\n`).join('')}\r\n${body}`,
  )
const ada = { name: 'Ada', email: 'ada@example.com' }
const FLOOD = 5000
const AT_ONCE = 50

const chunked = (body: string): string => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`

test('an invalid body is refused without a trace of the code', async () => {
  const over = JSON.stringify({ message: 'x'.repeat(17_000) })
  for (const [name, lines, body, status] of [
    ['over 16 KB', [JSON_TYPE, `content-length: ${over.length}`], over, 413],
    ['over 16 KB in chunks', [JSON_TYPE, 'transfer-encoding: chunked'], chunked(over), 413],
    ['shorter than announced', [JSON_TYPE, 'content-length: 99999999'], '{}', 413],
    ['longer than announced', [JSON_TYPE, 'content-length: 2'], over, 400],
    [
      'with both kinds of length',
      [JSON_TYPE, 'content-length: 2', 'transfer-encoding: chunked'],
      chunked(message),
      400,
    ],
    ['with an invalid length', [JSON_TYPE, 'content-length: lots'], message, 400],
    ['of the wrong type', ['content-type: text/plain', `content-length: ${message.length}`], message, 415],
    ['without a type', [`content-length: ${message.length}`], message, 415],
    ['compressed', [JSON_TYPE, 'content-encoding: gzip', `content-length: ${message.length}`], message, 415],
    ['deeply nested', [JSON_TYPE, 'content-length: 16000'], '['.repeat(8000) + ']'.repeat(8000), 400],
    ['open brackets only', [JSON_TYPE, 'content-length: 16000'], '['.repeat(16_000), 400],
    ['empty', [JSON_TYPE, 'content-length: 0'], '', 400],
  ] as const) {
    const answer = await raw('POST /api/contact', lines, body)
    expect(answer.status, name).toBe(status)
    expect(answer.headers['x-content-type-options'], name).toBe('nosniff')
    expect(answer.body, name).not.toMatch(/\bat \S+ \(|node_modules|\.ts:\d/)
  }
})

test('methods and addresses that lead nowhere are refused, and no file of the project is served', async () => {
  for (const [start, status, allow] of [
    ['PUT /api/subscribe', 405, 'POST, OPTIONS'],
    ['GET /api/contact', 405, 'POST, OPTIONS'],
    ['HEAD /api/confirm', 405, 'POST, OPTIONS'],
    ['DELETE /api/search', 405, 'GET, HEAD, OPTIONS'],
    ['POST /api/bundles/essentials', 405, 'GET, HEAD, OPTIONS'],
    ['OPTIONS /api/downloads', 204, 'GET, HEAD, POST, OPTIONS'],
    ['HEAD /api/search?q=roof', 200, undefined],
    ['HEAD /api/bundles/complete', 200, undefined],
    ['HEAD /', 200, undefined],
    ['OPTIONS /', 405, undefined],
    ['BREW /', 400, undefined],
    ['GET /\0', 400, undefined],
    ['GET /templates/%00', 400, undefined],
    ['GET /api/templates/%00', 400, undefined],
    ['GET /%0d%0aset-cookie:%20a=b', 404, undefined],
    ['GET /templates/..%2f..%2fpackage.json', 400, undefined],
    ['GET /templates/%2e%2e/%2e%2e/package.json', 400, undefined],
    ['GET /templates/..%5c..%5cpackage.json', 400, undefined],
    ['GET /templates/..\\..\\package.json', 400, undefined],
    ['GET /templates/....//....//package.json', 400, undefined],
    ['GET /_next/static/../../package.json', 400, undefined],
    ['GET /api/templates/..%2f..%2fpackage.json', 400, undefined],
    ['GET /api/bundles/..%2fsecret', 400, undefined],
    ['GET /api/documents/..%2fx/pages/1', 400, undefined],
    ['GET /api/members/files?file=../../package.json', 403, undefined],
    ['GET /private/members/manifest.json', 404, undefined],
    ['GET //categories', 400, undefined],
    ['GET /..%2f..%2fpackage.json', 400, undefined],
    ['GET /_next/static/..%2fBUILD_ID', 400, undefined],
    ['GET /.env', 404, undefined],
  ] as const) {
    const answer = await raw(start)
    expect(answer.status, start).toBe(status)
    if (allow) expect(answer.headers.allow, start).toBe(allow)
    expect(answer.headers['set-cookie'], start).toBeUndefined()
    expect(answer.body, start).not.toContain('"dependencies"')
  }
})

test('metrics are not served when no token is configured', async ({ request }) => {
  const response = await request.get('/api/metrics', { headers: { authorization: 'Bearer undefined' } })
  expect(response.status()).toBe(404)
})

test('a URL of one megabyte is refused', async () => {
  const answer = await raw(`GET /api/search?q=${'x'.repeat(1024 * 1024)}`)
  expect(answer.status).toBe(431)
  expect(answer.headers['content-security-policy']).toBeTruthy()
})

test("forms are accepted only from the site's own pages", async ({ request }) => {
  const post = async (place: string, [name, value]: readonly [string, string]): Promise<number> =>
    (await request.post(`/api/${place}`, { headers: { [name]: value }, data: {} })).status()
  const { host, port, hostname } = new URL(MAIN)
  for (const place of ['subscribe', 'contact', 'downloads', 'confirm']) {
    for (const header of [
      ['origin', 'null'],
      ['origin', 'https://evil.example'],
      ['origin', `http://${hostname}:${Number(port) + 1}`],
      ['origin', `http://www.${host}`],
      ['sec-fetch-site', 'cross-site'],
      ['sec-fetch-site', 'same-site'],
    ] as const)
      expect(await post(place, header), `${place} ${header.join(': ')}`).toBe(403)
    expect(await post(place, ['origin', MAIN]), place).not.toBe(403)
  }
})

test.describe('security headers', () => {
  const always = {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  }
  function expectProtected(headers: Record<string, string>, what: string): void {
    expect(headers, what).toMatchObject(always)
    expect(headers['permissions-policy'], what).toContain('camera=()')
    const policy = headers['content-security-policy'] ?? ''
    expect(policy, what).toContain("frame-ancestors 'none'")
    expect(policy, what).not.toContain('unsafe')
  }

  test('are complete on every kind of response', async ({ request }) => {
    for (const [what, target, status] of [
      ['an answer of the API', '/api/search?q=roof', 200],
      ['an invalid query', '/api/templates?kind=poem', 400],
      ['a redirect', '/categories/marketing-lead-generation', 308],
      ['a redirect to the path without its slash', '/categories/', 308],
      ['an unknown template', '/api/templates/no-such', 404],
      ['an unknown page', '/no/such/page', 404],
      ['a document', '/templates/essentials/shingle-roof-estimate.pdf', 200],
      ['a page picture', '/api/documents/shingle-roof-estimate/pages/1', 200],
      ['an archive', '/api/bundles/essentials', 200],
      ['a refused link', '/api/members/files', 403],
      ['a refused method', '/api/subscribe', 405],
      ['an address with invalid encoding', '/%zz', 400],
      ['a file of the public folder', '/notice.css', 200],
      ['an icon', '/icon.svg', 200],
    ] as const) {
      const response = await request.get(target, { maxRedirects: 0 })
      expect(response.status(), what).toBe(status)
      expectProtected(response.headers(), what)
    }
    for (const [what, options, status] of [
      ['too large', { data: { message: 'x'.repeat(17_000) } }, 413],
      ['of another type', { data: 'x', headers: { 'content-type': 'text/plain' } }, 415],
      ['with wrong fields', { data: {} }, 422],
      ['of another site', { data: {}, headers: { origin: 'https://evil.example' } }, 403],
    ] as const) {
      const response = await request.post('/api/contact', options)
      expect(response.status(), what).toBe(status)
      expectProtected(response.headers(), what)
    }
    const response = await request.post(`${BROKEN}/api/contact`, { data: JSON.parse(message) as object })
    expect(response.status()).toBe(503)
    expectProtected(response.headers(), 'not recorded')
  })

  test('earn every kind of page an A+ over https', async ({ request }) => {
    for (const [kind, target] of pageKinds) {
      const response = await request.get(target)
      expectProtected(response.headers(), kind)
      expect(response.headers()['speculation-rules'], kind).toBe('"/speculation-rules.json"')
      // Next.js sets its own headers on unknown addresses; Chromium does not cache 404 pages anyway.
      if (kind !== 'unknown address') expect(response.headers()['cache-control'], kind).not.toContain('no-store')
      // Without https this header is not sent; unit tests check its value.
      const headers = { ...response.headers(), 'strict-transport-security': 'max-age=63072000' }
      const findings = observe({ headers, body: await response.text() })
      expect(
        findings.filter(({ modifier }) => modifier < 0),
        kind,
      ).toEqual([])
      expect(gradeOf(scoreOf(findings)), kind).toBe('A+')
    }
    const rules = await request.get('/speculation-rules.json')
    expect(rules.headers()['content-type']).toBe('application/speculationrules+json')
  })
})

test.describe('a server with short timeouts and low limits', { tag: FULL }, () => {
  test.describe.configure({ mode: 'serial' })
  let site: Site
  test.beforeAll(async () => {
    const limits = { REQUESTS_PER_MINUTE: '5', REQUEST_TIMEOUT_SECONDS: '2', TRUST_PROXY: '1' }
    site = await startSite(makeDataDir().dataDir, { ...secret, ...limits })
  })
  test.afterAll(stopSites)

  for (const [what, bytes] of [
    ['a body', `POST /api/contact HTTP/1.1\r\nhost: a\r\n${JSON_TYPE}\r\ncontent-length: 900\r\n\r\n{"name":`],
    ['headers', 'GET / HTTP/1.1\r\nhost: a\r\nx-slow: '],
  ]) {
    test(`times out on ${what} without an end`, async () => {
      const answer = await sendRaw(site.url, String(bytes))
      expect(answer.status).toBe(408)
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
      expect(answer.headers.connection).toBe('close')
    })
  }

  test('refuses a flood from one client, whatever address it claims, and still serves others', async () => {
    test.setTimeout(120_000)
    const client = createClient(site.url, AT_ONCE)
    const post = (forwarded: string, index: number) =>
      client.post('/api/contact', { 'x-forwarded-for': forwarded }, { ...ada, message: `Hello ${index}` })
    // The last entry comes from the proxy; earlier ones are claimed by the client.
    const flood = startFlood(FLOOD, AT_ONCE, (index) => post(`192.0.${index % 250}.1, 203.0.113.66`, index))
    const neighbors = createClient(site.url, 1)
    let visits = 0
    do {
      const headers = { 'x-forwarded-for': `203.0.${100 + visits}.7` }
      const pages = ['/', '/search?q=roof', '/api/search?q=roof', '/templates/essentials/shingle-roof-estimate.pdf']
      for (const address of pages) {
        const response = await fetch(site.url + address, { headers })
        await response.arrayBuffer()
        expect(response.status, address).toBe(200)
      }
      expect((await neighbors.post('/api/contact', headers, { ...ada, message: 'One of many' })).status).toBe(200)
      visits += 1
    } while (flood.answered() < FLOOD && visits < 50)
    // The neighbors were served during the flood.
    expect(visits).toBeGreaterThan(1)
    const answers = await flood.answers
    client.close()
    neighbors.close()
    const refused = answers.filter(({ status }) => status === 429)
    const accepted = answers.filter(({ status }) => status === 200)
    expect(refused.length + accepted.length).toBe(FLOOD)
    // Five per minute: on a busy machine the flood may extend into the next one.
    expect(accepted.length).toBeLessThanOrEqual(15)
    expect(refused.filter(({ retryAfter }) => !(Number(retryAfter) > 0))).toEqual([])
    expect(residentMegabytes(site)).toBeLessThanOrEqual(400)
  })

  test('counts all forms of a client together', async ({ request }) => {
    const send = async (place: string, data: object): Promise<number> => {
      const headers = { 'x-forwarded-for': '203.0.113.8' }
      return (await request.post(`${site.url}/api/${place}`, { headers, data })).status()
    }
    const statuses: number[] = []
    for (const index of [1, 2, 3])
      statuses.push(
        await send('contact', { name: 'Ada', email: 'ada@example.com', message: `Hello ${index}` }),
        await send('subscribe', { email: `ada-${index}@example.com` }),
      )
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('logs no personal data', async ({ request }) => {
    await request.post(`${site.url}/api/unsubscribe?token=secret-token`)
    await request.get(`${site.url}/members?token=secret-token`)
    expect(site.output.join('\n')).not.toMatch(/ada|secret-token|203\.0\.113|192\.0\.2/)
  })
})
