import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, test } from '@playwright/test'
import { findProgram } from '@/scripts/support/tools'
import { sendRaw } from '@/tests/support/raw-http'
import {
  makeDataDir,
  startSite,
  stopSites,
  type Site,
  secret,
  descriptors,
  residentMegabytes,
  visitHome,
} from '@/tests/support/site'

test.afterEach(stopSites)
test.skip(process.platform !== 'linux', 'What a process has open is read from /proc')
test.setTimeout(300_000)

const start = (environment: Record<string, string> = {}, command?: readonly string[]): Promise<Site> =>
  startSite(makeDataDir().dataDir, { ...secret, ...environment }, command)

/** Sends a request on its own connection; resolves with the response headers before the body arrives. */
async function ask(site: Site, path: string, method = 'GET', client = '203.0.113.1'): Promise<IncomingMessage> {
  const headers = { 'x-forwarded-for': client }
  const sent = httpRequest({ host: '127.0.0.1', port: site.port, path, method, headers, agent: false }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  response.on('error', () => undefined)
  return response
}

const TURNS = 300

test(`${TURNS} canceled archives and ${TURNS} HEAD requests leave nothing open`, async () => {
  const site = await start({ TRUST_PROXY: '1' })
  expect((await ask(site, '/api/bundles/complete', 'HEAD')).statusCode).toBe(200)
  const before = descriptors(site)
  for (let turn = 0; turn < TURNS; turn += 1) {
    const client = `203.0.${turn % 200}.1`
    const response = await ask(site, '/api/bundles/complete', 'GET', client)
    expect(response.statusCode).toBe(200)
    // Immediately, after the first bytes, or well into a document.
    for (let read = 0; read < turn % 3; read += 1) await once(response, 'data')
    response.destroy()
    const head = await ask(site, '/api/bundles/complete', 'HEAD', client)
    expect([head.statusCode, Number(head.headers['x-archive-length']) > 0]).toEqual([200, true])
  }
  await expect.poll(() => descriptors(site), { timeout: 5_000 }).toBeLessThanOrEqual(before + 2)
})

test('at most 32 unread archives are open at once, and other clients are still served', async () => {
  const site = await start({ TRUST_PROXY: '1' })
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, client) => ask(site, '/api/bundles/complete', 'GET', `203.0.${client}.1`)),
  )
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(32)
  expect(statuses.filter((status) => status === 503)).toHaveLength(68)
  expect(answers.find(({ statusCode }) => statusCode === 503)?.headers['retry-after']).toBeTruthy()
  for (const path of ['/', '/browse', '/api/search?q=roof', '/api/health'])
    expect((await ask(site, path, 'GET', '192.0.2.1')).statusCode, path).toBe(200)
  for (const answer of answers) answer.destroy()
  await expect.poll(async () => (await ask(site, '/api/bundles/epdm', 'GET', '192.0.2.2')).statusCode).toBe(200)
})

test('repeated bursts of 800 pipelined requests on one connection do not crash the server', async () => {
  const site = await start()
  for (let turn = 0; turn < 10; turn += 1) {
    const socket = connect(site.port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.resume().write('GET /browse HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(800))
    await expect.poll(() => socket.closed).toBe(true)
    expect(await visitHome(site)).toBe(200)
  }
  expect(residentMegabytes(site)).toBeLessThan(600)
})

test('64 connections from one address requesting rendered pages leave room for another client', async () => {
  const site = await start({ TRUST_PROXY: '1' })
  let asking = true
  let answered = 0
  const attackers = Array.from({ length: 64 }, async () => {
    while (asking) {
      const response = await ask(site, '/browse')
      await once(response.resume(), 'close')
      answered += 1
    }
  })
  // Another address gets its turn before all connections of the first are served.
  await expect.poll(() => answered).toBeGreaterThan(10)
  for (let visit = 0; visit < 5; visit += 1) {
    const before = answered
    const response = await ask(site, '/search?q=roof', 'GET', '192.0.2.1')
    expect(response.statusCode).toBe(200)
    await once(response.resume(), 'close')
    expect(answered - before).toBeLessThan(64)
  }
  asking = false
  await Promise.all(attackers)
  expect(residentMegabytes(site)).toBeLessThan(600)
})

test('a process out of file descriptors exits with code 1 and logs one line', async () => {
  test.skip(!findProgram('prlimit'), 'prlimit is not installed')
  const site = await start()
  expect(await visitHome(site)).toBe(200)
  // Fewer than it has open by now.
  execFileSync('prlimit', ['--pid', String(site.pid), '--nofile=10:'])
  await expect.poll(() => site.events('out-of-descriptors').length, { timeout: 20_000 }).toBe(1)
  expect(site.events('out-of-descriptors')[0]).toMatchObject({
    level: 'error',
    error: expect.stringContaining('EMFILE'),
  })
  expect(await site.stop()).toBe(1)
  expect(site.events('out-of-descriptors')).toHaveLength(1)
})

test('with few file descriptors, a flood of connections is dropped before they run out', async () => {
  const shell = findProgram('bash')
  test.skip(!shell, 'bash is not installed')
  const site = await start({}, [String(shell), '-c', 'ulimit -n 160; exec "$@"', '--'])
  const sockets: Socket[] = []
  for (let count = 0; count < 400; count += 1) {
    const socket = connect(site.port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write('GET /templates/essentials/shingle-roof-estimate.pdf HTTP/1.1\r\nhost: localhost\r\n')
    sockets.push(socket)
  }
  await expect.poll(() => site.events('connection-dropped').length, { timeout: 20_000 }).toBeGreaterThan(0)
  for (const socket of sockets) socket.write('\r\n')
  for (const socket of sockets) socket.destroy()
  await expect.poll(() => visitHome(site).catch(() => 0), { timeout: 20_000 }).toBe(200)
  expect(site.events('out-of-descriptors')).toEqual([])
  expect(await site.stop()).toBe(0)
})

test('unused internal routes are closed, every response and its log lines carry a request ID, and no request can forge a line', async () => {
  const site = await start()
  const forged = encodeURIComponent('/x\n{"level":"error","event":"FORGED"}')
  for (const path of [
    '/_global-error',
    '/_not-found',
    '/_error',
    '/missing/template',
    '/missing/category',
    `/_next/image?url=${forged}&w=640&q=75`,
    '/_next/image?url=%2Ftemplates%2Fessentials%2Fshingle-roof-estimate.480.webp&w=1920&q=75',
    '/_next/data/x/index.json',
  ]) {
    const response = await fetch(site.url + path)
    expect(response.status, path).toBe(404)
    expect(await response.text(), path).toContain('Page Not Found')
    expect(response.headers.get('content-security-policy'), path).toBeTruthy()
  }
  // Middleware can still rewrite to those pages.
  const unknown = await fetch(`${site.url}/templates/nothing-like-it`)
  expect([unknown.status, (await unknown.text()).includes('Template Not Found')]).toEqual([404, true])
  const raw = (first: string, more = '') =>
    sendRaw(site.url, `${first} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${more}\r\n`)
  expect((await raw('POST /browse', 'next-action: x\r\ncontent-length: 0\r\n')).status).toBe(400)
  expect((await raw('GET /browse', 'x-middleware-subrequest: middleware\r\n')).status).toBe(400)
  const multipart = 'content-type: multipart/form-data; boundary=x\r\ncontent-length: 0\r\n'
  expect((await raw('POST /browse', multipart)).status).toBe(405)
  for (const path of [`/${forged}`, `/templates/${forged}`, `/api/bundles/${forged}`, `/search?q=${forged}`])
    expect((await raw(`GET ${path}`)).status).toBeLessThan(500)
  for (const path of ['/', '/browse', '/api/search?q=roof', '/no/such/page', '/%zz', '/_next/none'])
    expect((await fetch(site.url + path)).headers.get('x-request-id'), path).toMatch(/^[0-9a-f]{12}$/)
  const response = await fetch(`${site.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', email: 'ada@example.com', message: 'Hello', topic: 'roofs' }),
  })
  await response.arrayBuffer()
  await expect
    .poll(() => site.events('honeypot-filled-in'))
    .toMatchObject([{ request: response.headers.get('x-request-id') }])
  // Node.js rejects these before the server sees them.
  const ownLines = site.output.filter((line) => !line.startsWith('.env not found'))
  const [plain, ...others] = ownLines.filter((line) => !line.startsWith('{"time":'))
  expect(plain).toMatch(/^Ready on /)
  expect(others).toEqual([])
  for (const line of ownLines.filter((each) => each !== plain)) JSON.parse(line)
})

test('on a full disk, a flood of posts logs at most 20 lines per event, not one per post', async () => {
  test.skip(!findProgram('prlimit'), 'prlimit is not installed')
  const site = await start()
  const contact = (message: string) => site.post('/api/contact', { name: 'Ada', email: 'ada@example.com', message })
  expect((await contact('before')).status).toBe(200)
  execFileSync('prlimit', ['--pid', String(site.pid), '--fsize=4096:'])
  for (let turn = 0; turn < 150; turn += 1) expect((await contact(`${turn}`)).status).toBe(503)
  const events = site.output
    .filter((line) => line.startsWith('{'))
    .map((line) => (JSON.parse(line) as { event: string }).event)
  const counts = [...new Set(events)].map((event) => events.filter((each) => each === event).length)
  expect(Math.max(...counts)).toBeGreaterThan(5)
  // On a busy machine the flood may extend into the next minute.
  expect(Math.max(...counts)).toBeLessThanOrEqual(60)
})

test.describe('metrics', () => {
  const METRICS_TOKEN = 'a-token-for-the-browser-tests'

  test('require the token and cover both the server and Next responses', async () => {
    const site = await start({ METRICS_TOKEN })
    const asked = (authorization?: string) =>
      fetch(`${site.url}/api/metrics`, { headers: authorization ? { authorization } : {} })
    expect((await asked()).status).toBe(401)
    expect((await asked(`Bearer ${METRICS_TOKEN}x`)).status).toBe(401)
    expect(await visitHome(site)).toBe(200)
    for (const path of ['/browse', '/api/search?q=roof', '/_global-error'])
      await (await fetch(site.url + path)).arrayBuffer()
    await expect
      .poll(async () => (await asked(`Bearer ${METRICS_TOKEN}`)).text())
      .toContain('ridgedocs_requests_total{kind="static",status="200"} 1')
    const response = await asked(`Bearer ${METRICS_TOKEN}`)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
    const text = await response.text()
    for (const line of [
      'ridgedocs_requests_total{kind="page",status="200"} 1',
      'ridgedocs_requests_total{kind="refused",status="404"} 1',
      'ridgedocs_requests_total{kind="api",status="401"} 2',
      'ridgedocs_requests_in_flight{lane="operator"} 1',
      'ridgedocs_requests_waiting{lane="page"} 0',
      'ridgedocs_outbox_messages 0',
      'ridgedocs_store_up 1',
      'ridgedocs_mail_total{outcome="sent"} 0',
    ])
      expect(text).toContain(line)
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_open_fds', 'process_resident_memory_bytes'])
      expect(Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1])).toBeGreaterThan(0)
  })
})
