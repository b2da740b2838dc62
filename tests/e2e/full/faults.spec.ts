import { execFileSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from '@playwright/test'
import { findProgram } from '@/scripts/support/tools'
import { makeDataDir, readRows, startSite, stopSites, type Site, secret } from '@/tests/support/site'

const DOCUMENT = '/templates/essentials/shingle-roof-estimate.pdf'
test.afterEach(stopSites)

const contact = (message: string) => ({ name: 'Ada', email: 'ada@example.com', message })

interface Fault {
  title: string
  fault: string
  detail: RegExp
  /** Either before the start or while the server runs. */
  prepare?: (dataDir: string, database: string) => Promise<void> | void
  begin?: (site: Site, database: string) => void
  end: (site: Site, dataDir: string, database: string) => void
  hadRecords?: boolean
  command?: readonly string[]
  environment?: Record<string, string>
  needs?: string
}

/** Root can write everywhere; without its capabilities it acts as an ordinary user. */
const asOrdinaryUser = process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-all', '--inh-caps=-all'] : []
const [setpriv, ...withoutCapabilities] = asOrdinaryUser
const limit = (site: Site, size: string): void =>
  void execFileSync('prlimit', ['--pid', String(site.pid), `--fsize=${size}:`])
let lock: DatabaseSync

const faults: readonly Fault[] = [
  {
    title: 'a full disk',
    fault: 'disk-full',
    detail: /accepts no more data/,
    begin: (site) => limit(site, '4096'),
    end: (site) => limit(site, 'unlimited'),
    environment: secret,
    needs: 'prlimit',
  },
  {
    title: 'a locked database',
    fault: 'locked',
    detail: /Another program/,
    begin: (_site, database) => {
      lock = new DatabaseSync(database)
      lock.exec('begin exclusive')
    },
    end: () => {
      lock.exec('rollback')
      lock.close()
    },
    environment: secret,
  },
  {
    title: 'a damaged database',
    fault: 'damaged',
    detail: /is damaged/,
    prepare: async (dataDir, database) => {
      const site = await startSite(dataDir, secret)
      expect((await site.post('/api/contact', contact('before'))).status).toBe(200)
      await site.stop()
      copyFileSync(database, `${database}.backup`)
      writeFileSync(database, 'This is no database. '.repeat(1000))
    },
    end: (_site, _dataDir, database) => copyFileSync(`${database}.backup`, database),
    environment: secret,
  },
  {
    title: 'a data folder that an ordinary user cannot write, and no signing secret',
    fault: 'not-writable',
    detail: /cannot be written/,
    prepare: (dataDir) => {
      mkdirSync(dataDir)
      chmodSync(dataDir, 0o500)
    },
    end: (_site, dataDir) => chmodSync(dataDir, 0o700),
    hadRecords: false,
    command: setpriv ? [findProgram(setpriv) ?? setpriv, ...withoutCapabilities] : [],
    needs: setpriv,
  },
]

for (const { title, fault, detail, hadRecords = true, needs, ...steps } of faults) {
  test(`${title}: downloads continue, no record is falsely confirmed, health and log give the cause, and recovery needs no restart`, async () => {
    test.setTimeout(180_000)
    test.skip(needs !== undefined && !findProgram(needs), `${needs} is not installed`)
    const { dataDir, database } = makeDataDir()
    await steps.prepare?.(dataDir, database)
    const site = await startSite(dataDir, steps.environment, steps.command)
    const before = steps.prepare ? undefined : await site.post('/api/contact', contact('before'))
    expect(before?.status ?? 200).toBe(200)
    steps.begin?.(site, database)

    const health = await fetch(`${site.url}/api/health`)
    expect(health.status).toBe(503)
    expect(await health.json()).toMatchObject({
      status: 'down',
      checks: { store: { state: 'down', detail: expect.stringMatching(detail) as unknown } },
    })
    expect((await fetch(site.url + DOCUMENT)).status).toBe(200)
    const wish = { email: 'grace@example.com', newsletterSubscribed: true }
    const download = { ...wish, source: 'download', templates: ['shingle-roof-estimate'] }
    expect(await site.post('/api/subscribe', download)).toMatchObject({
      status: 200,
      body: { ok: true, newsletter: false },
    })
    for (const [address, body] of [
      ['/api/contact', contact('meanwhile')],
      ['/api/subscribe', { ...wish, email: 'joan@example.com', source: 'newsletter' }],
      ['/api/downloads', { slug: 'shingle-roof-estimate', format: 'PDF' }],
    ] as const) {
      expect(await site.post(address, body)).toMatchObject({ status: 503, body: { error: { code: 'not-recorded' } } })
    }
    for (const address of ['/unsubscribe', '/confirm', '/members'])
      expect(await (await fetch(`${site.url}${address}?token=a.1.b`)).text()).toContain(
        steps.environment ? 'This link is not valid' : 'Links cannot be checked at the moment',
      )
    expect((await site.post('/api/unsubscribe?token=a.1.b', {})).status).toBe(steps.environment ? 400 : 503)
    expect(site.events('signing-secret-unavailable')).toHaveLength(steps.environment ? 0 : 1)
    expect(site.events('store-unavailable')).toMatchObject([
      { level: 'error', fault, cause: expect.stringMatching(detail) },
    ])

    steps.end(site, dataDir, database)
    await expect.poll(async () => (await fetch(`${site.url}/api/health`)).status, { timeout: 20_000 }).toBe(200)
    expect(site.events('store-recovered')).toMatchObject([{ fault }])
    expect((await site.post('/api/contact', contact('after'))).status).toBe(200)
    const messages = readRows(database, 'select message from contact_messages order by id')
    expect(messages.map(({ message }) => message)).toEqual(hadRecords ? ['before', 'after'] : ['after'])
    expect(readRows(database, 'select email from email_subscribers')).toEqual([])
    expect(await site.stop()).toBe(0)
  })
}

test('under a database lock, pages are served while many writes wait, and all the writes are refused', async () => {
  test.setTimeout(120_000)
  const { dataDir, database } = makeDataDir()
  const site = await startSite(dataDir, secret)
  expect((await site.post('/api/contact', contact('before'))).status).toBe(200)
  const visit = async (): Promise<number[]> => {
    const statuses: number[] = []
    for (const address of ['/', DOCUMENT, '/search?q=roof', '/api/templates?perPage=1'])
      statuses.push((await fetch(site.url + address)).status)
    return statuses
  }
  await visit()
  const crowd = async () => {
    let refused = 0
    // One client has 16 posts in flight at once: more would arrive in waves that hide how long one waits.
    const posts = Array.from({ length: 16 }, async (_, index) => {
      const { status } = await site.post('/api/contact', contact(`meanwhile ${index}`))
      refused += 1
      return status
    })
    const pages = await visit()
    const refusedBeforePages = refused
    const statuses = await Promise.all(posts)
    return { statuses: new Set(statuses), pages: new Set(pages), refusedBeforePages }
  }
  const other = new DatabaseSync(database)
  other.exec('begin exclusive')
  const first = await crowd()
  expect(first).toMatchObject({ statuses: new Set([503]), pages: new Set([200]), refusedBeforePages: 0 })
  const next = await crowd()
  expect(next).toMatchObject({ statuses: new Set([503]), pages: new Set([200]) })
  other.close()
  expect((await site.post('/api/contact', contact('after'))).status).toBe(200)
  expect(readRows(database, 'select message from contact_messages')).toHaveLength(2)
})
