import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, test } from '@playwright/test'
import { sendRaw } from '@/tests/support/raw-http'
import { makeDataDir, startSite, stopSites, type Site, descriptors, secret, visitHome } from '@/tests/support/site'

test.skip(process.platform !== 'linux', 'What a process has open is read from /proc')
test.setTimeout(180_000)

const SLUG = 'shingle-roof-estimate'
const sockets: Socket[] = []
let site: Site
test.beforeAll(async () => {
  site = await startSite(makeDataDir().dataDir, {
    ...secret,
    REQUESTS_PER_MINUTE: '20',
    REQUEST_TIMEOUT_SECONDS: '2',
  })
})
test.afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})
test.afterAll(stopSites)

/** A connection of another address, whose own end stays open whatever the server does with its end. */
async function open(client: number, bytes?: string): Promise<Socket> {
  const localAddress = `127.0.1.${client + 1}`
  const socket = connect({ port: site.port, host: '127.0.0.1', localAddress, allowHalfOpen: true })
  socket.on('error', () => undefined)
  sockets.push(socket)
  await once(socket, 'connect')
  if (bytes) socket.write(bytes)
  return socket.resume()
}

for (const [what, bytes] of [
  ['say nothing', undefined],
  ['never end their headers', 'GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: '],
  ['never send the body', 'POST /api/contact HTTP/1.1\r\nhost: localhost\r\ncontent-length: 40\r\n\r\n'],
  ['never send a body of 40 KB', 'POST /api/contact HTTP/1.1\r\nhost: localhost\r\ncontent-length: 40000\r\n\r\n'],
] as const)
  test(`connections that ${what} are freed, and stop nobody's visit or post`, async () => {
    expect(await visitHome(site)).toBe(200)
    const before = descriptors(site)
    for (let client = 0; client < 2; client += 1) for (let count = 0; count < 60; count += 1) await open(client, bytes)
    expect(await visitHome(site)).toBe(200)
    expect((await site.post('/api/downloads', { slug: SLUG, format: 'PDF' })).status).toBeLessThan(300)
    await expect.poll(() => descriptors(site), { timeout: 30_000 }).toBeLessThanOrEqual(before + 2)
  })

for (const path of [
  '/./_global-error',
  '/%2e/_global-error',
  '/x/%2e%2e/_global-error',
  '/x/%252e%252e/missing/template',
  '/api/%2e%2e/browse',
  '//browse',
  '/x%5c..%5cbrowse',
  'http://localhost/x/../browse',
])
  test(`${path} gets 400 from every method`, async () => {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const answer = await sendRaw(
        site.url,
        `${method} ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`,
      )
      expect([method, answer.status]).toEqual([method, 400])
    }
  })

test('two thousand pipelined pages end their connection, and no other', async () => {
  const before = descriptors(site)
  const attackers = await Promise.all(
    Array.from({ length: 100 }, () => open(3, 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(2000))),
  )
  await expect.poll(() => attackers.filter(({ destroyed, readableEnded }) => !destroyed && !readableEnded)).toEqual([])
  expect(await visitHome(site)).toBe(200)
  await expect.poll(() => descriptors(site), { timeout: 30_000 }).toBeLessThanOrEqual(before + 2)
})

test('a post to another host name is refused, also with an equal origin', async () => {
  const body = JSON.stringify({ name: 'Ada', email: 'ada@example.com', message: 'Hello' })
  const answer = await sendRaw(
    site.url,
    `POST /api/contact HTTP/1.1\r\nhost: evil.example\r\norigin: http://evil.example\r\nconnection: close\r\n` +
      `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  )
  expect(answer.status).toBe(403)
  expect(answer.body).toContain('foreign-host')
})

test('a client can send ten messages, and the next ones fail with a message', async () => {
  const outcomes: unknown[] = []
  for (let index = 0; index < 12; index += 1) {
    const { body } = await site.post('/api/subscribe', {
      email: `owner${index}@example.com`,
      newsletterSubscribed: false,
      source: 'download',
      templates: [SLUG],
    })
    outcomes.push((body as { email?: string }).email)
  }
  expect(outcomes).toEqual([...Array.from({ length: 10 }, () => 'sent'), 'failed', 'failed'])
})
