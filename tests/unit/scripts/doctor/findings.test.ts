import { chmodSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { site } from '@/data/site'
import { parseEnv } from '@/lib/env'
import { securityText } from '@/lib/seo/security-text'
import { openSqliteStore } from '@/lib/store/sqlite/store'
import { SCHEMA_VERSION } from '@/lib/store/sqlite/schema'
import { checkEmbeddedStore } from '@/scripts/doctor/embedded-store'
import { checkLaunch, checkSecurityText } from '@/scripts/doctor/launch'
import { reasonOf, writeFinding } from '@/scripts/doctor/report'
import { checkSecrets } from '@/scripts/doctor/secrets'
import { checkAddress, checkBuild } from '@/scripts/doctor/site'
import { newFolder } from '@/tests/support/new-folder'

let folder: string
beforeEach(() => void (folder = newFolder()))
const inFolder = (name: string): string => path.join(folder, name)

describe('the embedded store', () => {
  const file = (): string => inFolder('ridgedocs.sqlite')
  const setVersion = (version: number): void => {
    const database = new DatabaseSync(file())
    database.exec(`pragma user_version = ${version}`)
    database.close()
  }

  test('passes before it exists and when it is intact', async () => {
    expect(checkEmbeddedStore(file())).toMatchObject([{ level: 'ok' }])
    await openSqliteStore(file()).close()
    expect(checkEmbeddedStore(file())).toMatchObject([
      { level: 'ok', message: expect.stringContaining(`schema ${SCHEMA_VERSION}`) },
    ])
  })

  test('with an older schema is a warning, with a newer one an error', () => {
    setVersion(SCHEMA_VERSION - 1)
    expect(checkEmbeddedStore(file())).toMatchObject([{ level: 'warning' }])
    setVersion(SCHEMA_VERSION + 1)
    expect(checkEmbeddedStore(file())).toMatchObject([{ level: 'fault', message: expect.stringContaining('newer') }])
  })

  test('that is not a database is an error', () => {
    writeFileSync(file(), 'no database '.repeat(1000))
    expect(checkEmbeddedStore(file())).toMatchObject([
      { level: 'fault', message: expect.stringContaining('not a database') },
    ])
  })
})

describe('secrets', () => {
  const good = 'k3Jv9QpWz7RtYb2LmN8sXc5DfGh1Ta6U'
  const other = 'Zq4Wn8Xe2Rv6Tc0Yb3Um7Io1Pk5Lj9Hg'
  const supabase = { SUPABASE_URL: 'https://x.supabase.co', SUPABASE_SERVICE_ROLE_KEY: 'key' }
  const levels = (settings: Record<string, string>) =>
    checkSecrets(parseEnv({ DATA_DIR: folder, ...settings })).map(({ level }) => level)

  test('pass if they are random', () => {
    expect(levels({ SIGNING_SECRET: good, CRON_SECRET: good })).toEqual(['ok', 'ok'])
    expect(levels({})).toEqual(['ok'])
  })

  test('are errors if they are guessable', () => {
    expect(levels({ SIGNING_SECRET: 'ab'.repeat(20) })).toEqual(['fault'])
    expect(levels({ SIGNING_SECRET: 'please-change-me-please-change-me-0' })).toEqual(['fault'])
    expect(levels({ SIGNING_SECRET: good, CRON_SECRET: 'password12345678' })).toEqual(['ok', 'fault'])
  })

  test('a needed scheduler without access is a warning', () =>
    expect(levels({ SIGNING_SECRET: good, ...supabase })).toEqual(['ok', 'warning']))

  test('the stored one must be readable only by its owner and long enough', () => {
    const file = inFolder('signing-secret')
    writeFileSync(file, good, { mode: 0o600 })
    expect(levels({})).toEqual(['ok'])
    chmodSync(file, 0o644)
    expect(levels({})).toEqual(['fault'])
    chmodSync(file, 0o600)
    writeFileSync(file, 'short')
    expect(levels({})).toEqual(['fault'])
  })

  test('the previous one must differ from the current one and not be guessable', () => {
    const changed = { SIGNING_SECRET: good, SIGNING_SECRET_PREVIOUS: other }
    expect(levels(changed)).toEqual(['ok', 'ok'])
    expect(levels({ ...changed, SIGNING_SECRET_PREVIOUS: good })).toEqual(['ok', 'fault'])
    expect(levels({ ...changed, SIGNING_SECRET_PREVIOUS: 'ab'.repeat(20) })).toEqual(['ok', 'fault'])
  })

  test('SIGNING_SECRET warns if it replaces the stored secret and SIGNING_SECRET_PREVIOUS is not set', () => {
    writeFileSync(inFolder('signing-secret'), other, { mode: 0o600 })
    expect(levels({ SIGNING_SECRET: good })).toEqual(['ok', 'warning'])
    expect(levels({ SIGNING_SECRET: good, SIGNING_SECRET_PREVIOUS: other })).toEqual(['ok', 'ok'])
    expect(levels({ SIGNING_SECRET: other })).toEqual(['ok'])
    expect(levels({ SIGNING_SECRET_PREVIOUS: other })).toEqual(['ok', 'fault'])
  })
})

describe('the address', () => {
  const levels = (settings: Record<string, string>) => checkAddress(parseEnv(settings)).map(({ level }) => level)

  test('must be public and use https, and TRUST_PROXY counts the proxies', () => {
    expect(levels({})).toEqual(['warning'])
    expect(levels({ SITE_URL: 'http://docs.example.com' })).toEqual(['fault', 'warning'])
    expect(levels({ SITE_URL: 'https://docs.example.com', TRUST_PROXY: '1' })).toEqual(['ok', 'ok'])
  })

  test('must be the address that the pages were built for', () => {
    const home = inFolder('index.html')
    expect(checkBuild('https://docs.example.com', home)).toMatchObject([{ level: 'warning' }])
    writeFileSync(home, '<link rel="canonical" href="https://docs.example.com"/>')
    expect(checkBuild('https://docs.example.com', home)).toMatchObject([{ level: 'ok' }])
    expect(checkBuild('https://other.example.com', home)).toMatchObject([{ level: 'fault' }])
    expect(checkBuild('http://localhost:3000', home)).toMatchObject([{ level: 'warning' }])
  })
})

test('the operator’s own claims and addresses cause no warning', () => {
  const own = {
    ...site,
    supportEmail: 'help@ridge-roofers.com',
    postalAddress: '1 Main Street, Dayton, OH 45402',
    social: [{ name: 'Facebook', url: 'https://www.facebook.com/ridge-roofers' }],
    samples: [],
  }
  const quotes = [{ person: 'A', company: 'B', city: 'C', quote: 'D' }]
  const address = 'https://docs.ridge-roofers.com'
  expect(checkLaunch(address, own, quotes)).toMatchObject([{ level: 'ok' }])
  const counted = { ...own, samples: ['base counts' as const] }
  expect(checkLaunch(address, counted, quotes)).toMatchObject([{ level: 'fault' }])
  expect(checkLaunch(address, { ...counted, showBaseCounts: false }, quotes)).toMatchObject([{ level: 'ok' }])
})

test('samples are warnings on this machine, errors on a public site', () => {
  const levels = (address: string) => checkLaunch(address).map(({ level }) => level)
  expect(levels('http://localhost:3000')).toEqual(Array<string>(6).fill('warning'))
  expect(levels('https://docs.ridge-roofers.com')).toEqual(['fault', 'fault', 'fault', 'fault', 'warning', 'warning'])
})

test('an expired security.txt is an error, one that expires soon a warning', () => {
  const file = inFolder('security.txt.body')
  const level = (now: string) => checkSecurityText(Date.parse(now), file)[0]?.level
  expect(level('2026-11-22')).toBeUndefined()
  writeFileSync(file, securityText('https://docs.example.com', Date.parse('2026-11-22')))
  expect(level('2026-11-22')).toBe('ok')
  expect(level('2027-10-20')).toBe('warning')
  expect(level('2027-11-20')).toBe('fault')
  writeFileSync(file, 'Expires: soon\n')
  expect(level('2026-11-22')).toBe('fault')
})

test('a finding is a line with its mark and the advice below it', () => {
  expect(writeFinding({ level: 'ok', subject: 'mail', message: 'fine' })).toBe('✓ mail: fine')
  expect(writeFinding({ level: 'fault', subject: 'mail', message: 'gone', advice: 'Fix it.' })).toBe(
    '✗ mail: gone\n    Fix it.',
  )
  expect(reasonOf(new Error('fetch\n failed', { cause: new Error('ECONNREFUSED') }))).toBe('fetch failed: ECONNREFUSED')
})
