import { createServer, type IncomingMessage, type Server } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { expect, test, type APIResponse, type Page } from '@playwright/test'
import { becomesLive } from '@/tests/support/browser'
import { ADDRESS, ask, hasNginx, startNginx, type Answer, type Proxy } from '@/tests/support/proxy'
import { makeDataDir, startSite, stopSites } from '@/tests/support/site'
import { startFlood } from '@/tests/support/flood'

test.describe.configure({ mode: 'serial' })
test.skip(!hasNginx, 'nginx or openssl is not installed')

const OURS = 'Too many requests. Please try again in a few seconds.'
const limited = (answers: readonly Answer[]): Answer[] => answers.filter(({ status }) => status === 429)

const flood = (...parts: Parameters<typeof startFlood<Answer>>) => startFlood(...parts).answers

test.describe('behind nginx with deploy/nginx.conf', () => {
  let proxy: Proxy
  test.beforeAll(async () => {
    const { dataDir } = makeDataDir()
    const sites = [await startSite(dataDir, { TRUST_PROXY: '1' }), await startSite(dataDir, { TRUST_PROXY: '1' })]
    proxy = await startNginx([sites[0]!.port, sites[1]!.port])
  })
  test.afterAll(async () => {
    await proxy.stop()
    await stopSites()
  })

  const paths = ['/browse', '/search?q=roof', '/templates?format=PDF', '/api/search?q=roof', '/?utm_source=x']
  for (const [index, path] of paths.entries())
    test(`64 connections from one address to ${path} are limited, and other clients are not`, async () => {
      const address = `203.0.113.${index + 1}`
      const answers = await flood(400, 64, () => ask(proxy.url + path, address))
      const served = answers.filter(({ status }) => status === 200)
      expect(served.length).toBeGreaterThanOrEqual(41)
      // On a slow machine the server turns some of the first requests away by itself, with 503.
      const turnedAway = answers.filter(({ status, headers }) => status === 503 && headers['retry-after'] === '5')
      expect(served.length + limited(answers).length + turnedAway.length).toBe(400)
      expect(limited(answers).length).toBeGreaterThan(served.length)
      const [refusal] = limited(answers)
      expect(refusal?.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
      expect(refusal?.body).toBe(
        path.startsWith('/api/') ? `{"error":{"code":"too-soon","message":"${OURS}"}}` : `${OURS}\n`,
      )
      expect((await ask(proxy.url + path, '198.51.100.7')).status).toBe(200)
    })

  test('posts have a tighter limit, except those that mail services send for many people', async () => {
    const post = (path: string) =>
      flood(100, 20, () => ask(proxy.url + path, '203.0.113.200', { method: 'POST', body: '{}' }))
    const counted = await post('/api/downloads')
    expect(counted.length - limited(counted).length).toBeGreaterThanOrEqual(31)
    expect(limited(counted).length).toBeGreaterThan(25)
    for (const path of ['/api/unsubscribe?token=x', '/api/bounces']) expect(limited(await post(path))).toEqual([])
  })

  test('each IPv6 /64 counts as one client', async () => {
    // 0x0a is a line feed if the address is read as text.
    for (const network of ['2001:db8:1:2', '2001:db8:a0a:a']) {
      const answers = await flood(200, 64, (index) =>
        ask(`${proxy.url}/api/search?q=roof`, `${network}::${(index + 1).toString(16)}`),
      )
      expect(limited(answers).length).toBeGreaterThan(100)
    }
    const neighbors = await flood(40, 8, () => ask(`${proxy.url}/api/search?q=roof`, '2001:db8:1:3::1'))
    expect(limited(neighbors)).toEqual([])
  })

  test('one address gets four archives at a time, and the next when one finishes', async () => {
    const open: IncomingMessage[] = []
    const start = () =>
      new Promise<IncomingMessage>((resolve, reject) => {
        const options = { agent: false, rejectUnauthorized: false, headers: { [ADDRESS]: '203.0.113.201' } } as const
        request(`${proxy.url}/api/bundles/complete`, options, (response) => {
          response.on('error', () => undefined)
          open.push(response)
          resolve(response)
        })
          .on('error', reject)
          .end()
      })
    for (let index = 0; index < 4; index++) expect((await start()).statusCode).toBe(200)
    const fifth = await ask(`${proxy.url}/api/bundles/complete`, '203.0.113.201')
    expect([fifth.status, fifth.body.includes(OURS)]).toEqual([429, true])
    open.pop()?.destroy()
    await expect.poll(async () => (await start()).statusCode).toBe(200)
    for (const response of open) response.destroy()
  })

  test('only this machine can read the metrics, however the address is written', async () => {
    for (const path of ['/api/metrics', '/api//metrics', '/api/%6Detrics', '/x/../api/metrics', '/api/metrics?a=1'])
      expect((await ask(proxy.url + path, '203.0.113.202')).status, path).toBe(403)
    expect((await ask(`${proxy.url}/api/metrics`, '127.0.0.1')).status).not.toBe(403)
  })

  test('browsers are told to request the service worker again, and get the pages and files that it keeps', async () => {
    const worker = await ask(`${proxy.url}/sw.js`, '203.0.113.203')
    expect(worker.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': expect.stringContaining('script'),
    })
    const [, list = ''] = /assets:\[([^\]]*)\]/.exec(worker.body) ?? []
    const addresses = [...list.matchAll(/"([^"]+)"/g)].map(([, address]) => address!)
    expect(addresses.length).toBeGreaterThan(40)
    // All at once: a first visit is not limited.
    const answers = await Promise.all(addresses.map((address) => ask(proxy.url + address, '203.0.113.203')))
    expect(answers.map(({ status }) => status)).toEqual(addresses.map(() => 200))
  })

  test('three people in one office visit, search and download without hitting a limit', async ({ browser }) => {
    const answers: string[] = []
    const note = (response: Pick<APIResponse, 'status' | 'url' | 'headers'>): void => {
      // On a busy machine the server turns away calls of the API that waited for five seconds: no limit of one address.
      // Pages and files are never among them.
      const isTurnedAway =
        response.status() === 503 && response.headers()['retry-after'] === '5' && response.url().includes('/api/')
      answers.push(`${isTurnedAway ? 'busy' : response.status()} ${response.url()}`)
    }
    const visit = async (page: Page): Promise<void> => {
      page.on('response', note)
      await page.goto('/')
      await becomesLive(page)
      await page.goto('/templates/shingle-roof-estimate')
      await becomesLive(page)
      const banner = page.getByRole('banner')
      await banner.getByRole('link', { name: 'Search', exact: true }).click()
      await banner.getByPlaceholder('Search...', { exact: true }).pressSequentially('storm damage', { delay: 50 })
      await expect(page.getByRole('option').first()).toBeVisible()
      await page.goto('/search?q=storm+damage')
      await page.goto('/templates?format=PDF')
      for (const file of ['/templates/essentials/shingle-roof-estimate.pdf', '/api/bundles/business-operations'])
        note(await page.request.get(file))
    }
    const settings = { baseURL: proxy.url, ignoreHTTPSErrors: true, extraHTTPHeaders: { [ADDRESS]: '203.0.113.204' } }
    const contexts = await Promise.all([1, 2, 3].map(() => browser.newContext(settings)))
    await Promise.all(contexts.map(async (context) => visit(await context.newPage())))
    await Promise.all(contexts.map((context) => context.close()))
    expect(answers.length).toBeGreaterThan(100)
    expect(answers.filter((answer) => /^[45]/.test(answer))).toEqual([])
  })
})

test.describe('forwarding by nginx', () => {
  const servers: Server[] = []
  let proxy: Proxy
  /** Two processes in the middle of an upgrade: each has an asset that the other lacks. */
  const startProcess = async (own: string): Promise<number> => {
    const server = createServer(({ url, headers }, response) => {
      const isThere = !url?.startsWith('/_next/static/') || url === own
      response.writeHead(isThere ? 200 : 404).end(JSON.stringify({ own, headers }))
    })
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return (server.address() as AddressInfo).port
  }
  const assets = ['/_next/static/old.js', '/_next/static/new.js'] as const
  test.beforeAll(async () => {
    proxy = await startNginx([await startProcess(assets[0]), await startProcess(assets[1])])
  })
  test.afterAll(async () => {
    await proxy.stop()
    for (const server of servers) server.close()
  })

  test('requests an asset from the other process if one lacks it, and returns 404 if both do', async () => {
    for (const asset of assets)
      for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4'])
        expect((await ask(proxy.url + asset, address)).status).toBe(200)
    expect((await ask(`${proxy.url}/_next/static/none.js`, '198.51.100.1')).status).toBe(404)
  })

  test('keeps each client on one process and spreads clients over both', async () => {
    const processOf = async (address: string) =>
      (JSON.parse((await ask(proxy.url, address)).body) as { own: string }).own
    const chosen = new Set<string>()
    for (let client = 1; client <= 20; client++) {
      const first = await processOf(`198.51.100.${client}`)
      expect(await processOf(`198.51.100.${client}`)).toBe(first)
      chosen.add(first)
    }
    expect([...chosen].sort()).toEqual([...assets].sort())
  })

  test('passes on the client address, request ID and host that nginx sees', async () => {
    const forged = { 'x-forwarded-for': '10.0.0.1', 'x-request-id': 'forged', 'x-forwarded-proto': 'http' }
    const { body } = await ask(proxy.url, '198.51.100.9', { headers: forged })
    const { headers } = JSON.parse(body) as { headers: Record<string, string> }
    expect(headers).toMatchObject({
      'x-forwarded-for': '198.51.100.9',
      'x-forwarded-proto': 'https',
      host: new URL(proxy.url).host,
    })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/)
  })
})
