import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { startChildServer, type ChildServer } from '@/scripts/support/child-server'
import { FULL } from '@/tests/support/full'
import { readPage } from '@/tests/support/read-page'
import { makeDataDir, secret, startSite, stopSites, type Site } from '@/tests/support/site'

const PAGE = '/templates/shingle-roof-estimate'
const DOCUMENT = '/templates/essentials/shingle-roof-estimate.pdf'
const REVALIDATE = 'public, max-age=0, must-revalidate'

for (const [accepted, encoding] of [
  ['br, gzip', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', undefined],
] as const) {
  test(`a page respects Accept-Encoding: ${accepted}`, async ({ request }) => {
    const response = await request.get(PAGE, { headers: { 'accept-encoding': accepted } })
    expect(response.status()).toBe(200)
    expect(response.headers()['content-encoding']).toBe(encoding)
    expect(response.headers()).toMatchObject({
      'cache-control': REVALIDATE,
      'content-type': 'text/html; charset=utf-8',
    })
    expect(response.headers().vary).toContain('accept-encoding')
    expect(await response.text()).toBe(readFileSync(`.next/server/app${PAGE}.html`, 'utf8'))
  })
}

test('hashed assets are immutable and compressed', async ({ request }) => {
  const [, script] = /"(\/_next\/static\/[^" ]+\.css)"/.exec(await (await request.get('/')).text()) ?? []
  const response = await request.get(String(script), { headers: { 'accept-encoding': 'br' } })
  expect(response.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  })
})

test('Next renders filtered lists, and client router data is never served', async ({ request }) => {
  const filtered = await request.get('/templates?format=Excel')
  expect(filtered.headers()['cache-control']).toBe('private, no-cache')
  const list = await filtered.text()
  expect(list).toMatch(/Showing <!-- -->\d|Showing \d/)
  // Its canonical address is that of the whole list.
  expect(readPage(list).nodes.map((node) => node['@type'])).not.toContain('ItemList')
  expect(await (await request.get(PAGE, { headers: { rsc: '1' } })).text()).toContain('<!DOCTYPE html>')
  expect((await request.get('/search?q=roof', { headers: { rsc: '1' } })).status()).toBe(400)
  for (const target of [`${PAGE}.rsc`, `${PAGE}.segments/_tree.segment.rsc`])
    expect((await request.get(target)).status()).toBe(404)
})

/** Headers that depend on the time, the storage or Next itself rather than on the page. */
const own =
  /^(x-next.*|x-powered-by|x-request-id|etag|last-modified|cache-control|date|content-length|accept-ranges|connection|keep-alive)$/
const comparable = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !own.test(name))
      .map(([name, value]) => [name, value.toLowerCase()]),
  )

test.describe('compared with next start on the same build', { tag: FULL }, () => {
  test.describe.configure({ mode: 'serial' })
  const url = 'http://127.0.0.1:3104'
  let plain: ChildServer
  test.beforeAll(async () => {
    const ready = (line: string) => line.includes('Ready')
    plain = await startChildServer(
      process.execPath,
      ['node_modules/next/dist/bin/next', 'start', '-p', new URL(url).port],
      ready,
      { env: { ...secret, DATA_DIR: makeDataDir().dataDir, NODE_ENV: 'production' } },
    )
  })
  test.afterAll(() => plain.stop())

  for (const target of ['/', '/templates', '/categories', '/categories/safety-compliance', PAGE, DOCUMENT, '/sw.js']) {
    test(`${target} has the same body and headers`, async ({ request }) => {
      const headers = { 'accept-encoding': 'identity' }
      const [ours, next] = [await request.get(target, { headers }), await request.get(url + target, { headers })]
      expect(next.status()).toBe(ours.status())
      expect(comparable(ours.headers())).toEqual(comparable(next.headers()))
      expect((await ours.body()).equals(await next.body())).toBe(true)
    })
  }
})

test.afterAll(stopSites)
const startOwn = (): Promise<Site> => startSite(makeDataDir().dataDir, { ...secret, REQUESTS_PER_MINUTE: '3' })

test('the server loads no compiler', async () => {
  test.skip(process.platform !== 'linux', 'What a process has loaded is read from /proc')
  const server = await startOwn()
  const loaded = readFileSync(`/proc/${server.pid}/maps`, 'utf8')
  expect(loaded).toContain('/node')
  expect(loaded).not.toContain('next-swc')
})

test('a client cannot choose the address for its rate limit', { tag: FULL }, async ({ request }) => {
  const server = await startOwn()
  const statuses: number[] = []
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4']) {
    const response = await request.post(`${server.url}/api/contact`, {
      headers: { 'x-forwarded-for': address },
      data: { name: 'Ada', email: 'ada@example.com', message: 'Hello from somewhere else each time.' },
    })
    statuses.push(response.status())
  }
  expect(statuses).toEqual([200, 200, 200, 429])
})
