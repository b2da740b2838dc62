import { rmSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { FULL } from '@/tests/support/full'
import { makeBuildFor } from '@/tests/support/https-build'
import { sendRaw } from '@/tests/support/raw-http'
import { servers } from '@/tests/support/servers'
import { makeDataDir, startSite, stopSites, type Site, secret } from '@/tests/support/site'

const SITE_URL = 'https://docs.example.com'
const HSTS = 'max-age=63072000'

const answers = [
  ['a static page', '/', 200],
  ['a page rendered on request', '/search?q=roof', 200],
  ['a filtered list', '/templates?format=PDF', 200],
  ['an answer of the API', '/api/search?q=roof', 200],
  ['a document', '/templates/essentials/shingle-roof-estimate.pdf', 200],
  ['a file of the public folder', '/notice.css', 200],
  ['a prerendered file', '/robots.txt', 200],
  ['a redirect', '/categories/', 308],
  ['an unknown page', '/no/such/page', 404],
  ['an unknown template', '/templates/no-such', 404],
  ['an error of the API', '/api/templates?kind=poem', 400],
  ['a refused method', '/api/subscribe', 405],
  ['an address that cannot be decoded', '/%zz', 400],
] as const

test.describe('a site on https', { tag: FULL }, () => {
  let folder: string
  let site: Site
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    folder = await makeBuildFor(SITE_URL)
    site = await startSite(makeDataDir().dataDir, { ...secret, SITE_URL }, [], folder)
  })
  test.afterAll(async () => {
    await stopSites()
    rmSync(folder, { recursive: true })
  })

  test('sends Strict-Transport-Security with every kind of response', async ({ request }) => {
    for (const [what, target, status] of answers) {
      const response = await request.get(site.url + target, { maxRedirects: 0 })
      expect(response.status(), what).toBe(status)
      expect(response.headers()['strict-transport-security'], what).toBe(HSTS)
    }
    const [, asset = ''] = /"(\/_next\/static\/[^" ]+\.css)"/.exec(await (await request.get(site.url)).text()) ?? []
    expect((await request.get(site.url + asset)).headers()['strict-transport-security']).toBe(HSTS)
    const posted = await request.post(`${site.url}/api/contact`, { data: {} })
    expect([posted.status(), posted.headers()['strict-transport-security']]).toEqual([422, HSTS])
  })

  test('sends it even with the response to a malformed request', async () => {
    const answer = await sendRaw(site.url, 'no request at all\r\n\r\n')
    expect([answer.status, answer.headers['strict-transport-security']]).toEqual([400, HSTS])
  })
})

test('a site on http never sends Strict-Transport-Security', async ({ request }) => {
  for (const [what, target, status] of answers) {
    const response = await request.get(servers.main.url + target, { maxRedirects: 0 })
    expect(response.status(), what).toBe(status)
    expect(response.headers()['strict-transport-security'], what).toBeUndefined()
  }
})

test('a build for one address is not served at another: the server reports it and exits', { tag: FULL }, async () => {
  await expect(startSite(makeDataDir().dataDir, { ...secret, SITE_URL })).rejects.toThrow(
    /ended before it was ready: [^]*built for http:\/\/localhost:\d+, but SITE_URL is https:\/\/docs\.example\.com/,
  )
  await stopSites()
})
