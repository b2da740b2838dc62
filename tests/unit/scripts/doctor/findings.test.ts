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
import { goodSecret, hostedSettings, otherSecret } from '@/tests/support/settings'

let folder: string
beforeEach(() => void (folder = newFolder()))
const levelsOf = (findings: readonly { level: string }[]) => findings.map(({ level }) => level)
const inFolder = (name: string): string => path.join(folder, name)

describe('the embedded store', () => {
  const file = (): string => inFolder('ridgedocs.sqlite')
  const setVersion = (version: number): void => {
    const database = new DatabaseSync(file())
    database.exec(`pragma user_version = ${version}`)
    database.close()
  }

  const expectFinding = (level: string, part = '') =>
    expect(checkEmbeddedStore(file())).toMatchObject([{ level, message: expect.stringContaining(part) }])

  test('passes before it exists and when it is intact', async () => {
    expectFinding('ok')
    await openSqliteStore(file()).close()
    expectFinding('ok', `schema ${SCHEMA_VERSION}`)
  })

  test('with an older schema is a warning; with a newer one, or if it is not a database, an error', () => {
    setVersion(SCHEMA_VERSION - 1)
    expectFinding('warning')
    setVersion(SCHEMA_VERSION + 1)
    expectFinding('fault', 'newer')
    writeFileSync(file(), 'no database '.repeat(1000))
    expectFinding('fault', 'not a database')
  })
})

describe('secrets', () => {
  const levels = (settings: Record<string, string>) =>
    levelsOf(checkSecrets(parseEnv({ DATA_DIR: folder, ...settings })))

  test('pass if they are random, are errors if they are guessable; a scheduler without access is a warning', () => {
    expect(levels({ SIGNING_SECRET: goodSecret, CRON_SECRET: goodSecret })).toEqual(['ok', 'ok'])
    expect(levels({})).toEqual(['ok'])
    expect(levels({ SIGNING_SECRET: 'ab'.repeat(20) })).toEqual(['fault'])
    expect(levels({ SIGNING_SECRET: 'please-change-me-please-change-me-0' })).toEqual(['fault'])
    expect(levels({ SIGNING_SECRET: goodSecret, CRON_SECRET: 'password12345678' })).toEqual(['ok', 'fault'])
    expect(levels({ SIGNING_SECRET: goodSecret, ...hostedSettings })).toEqual(['ok', 'warning'])
  })

  test('the stored one must be readable only by its owner and long enough', () => {
    const file = inFolder('signing-secret')
    writeFileSync(file, goodSecret, { mode: 0o600 })
    expect(levels({})).toEqual(['ok'])
    chmodSync(file, 0o644)
    expect(levels({})).toEqual(['fault'])
    chmodSync(file, 0o600)
    writeFileSync(file, 'short')
    expect(levels({})).toEqual(['fault'])
  })

  test('the previous one must differ from the current one and not be guessable', () => {
    const changed = { SIGNING_SECRET: goodSecret, SIGNING_SECRET_PREVIOUS: otherSecret }
    expect(levels(changed)).toEqual(['ok', 'ok'])
    expect(levels({ ...changed, SIGNING_SECRET_PREVIOUS: goodSecret })).toEqual(['ok', 'fault'])
    expect(levels({ ...changed, SIGNING_SECRET_PREVIOUS: 'ab'.repeat(20) })).toEqual(['ok', 'fault'])
  })

  test('SIGNING_SECRET warns if it replaces the stored secret and SIGNING_SECRET_PREVIOUS is not set', () => {
    writeFileSync(inFolder('signing-secret'), otherSecret, { mode: 0o600 })
    expect(levels({ SIGNING_SECRET: goodSecret })).toEqual(['ok', 'warning'])
    expect(levels({ SIGNING_SECRET: goodSecret, SIGNING_SECRET_PREVIOUS: otherSecret })).toEqual(['ok', 'ok'])
    expect(levels({ SIGNING_SECRET: otherSecret })).toEqual(['ok'])
    expect(levels({ SIGNING_SECRET_PREVIOUS: otherSecret })).toEqual(['ok', 'fault'])
  })
})

describe('the address', () => {
  test('must be public and use https, and TRUST_PROXY counts the proxies', () => {
    const levels = (settings: Record<string, string>) => levelsOf(checkAddress(parseEnv(settings)))
    expect(levels({})).toEqual(['warning'])
    expect(levels({ SITE_URL: 'http://docs.example.com' })).toEqual(['fault', 'warning'])
    expect(levels({ SITE_URL: 'https://docs.example.com', TRUST_PROXY: '1' })).toEqual(['ok', 'ok'])
  })

  test('must be the address that the pages were built for', () => {
    const levels = (address: string) => levelsOf(checkBuild(address, inFolder('index.html')))
    expect(levels('https://docs.example.com')).toEqual(['warning'])
    writeFileSync(inFolder('index.html'), '<link rel="canonical" href="https://docs.example.com"/>')
    expect(levels('https://docs.example.com')).toEqual(['ok'])
    expect(levels('https://other.example.com')).toEqual(['fault'])
    expect(levels('http://localhost:3000')).toEqual(['warning'])
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
  const levels = (given: typeof site) => levelsOf(checkLaunch('https://docs.ridge-roofers.com', given, quotes))
  expect(levels(own)).toEqual(['ok'])
  const counted: typeof site = { ...own, samples: ['base counts'] }
  expect(levels(counted)).toEqual(['fault'])
  expect(levels({ ...counted, showBaseCounts: false })).toEqual(['ok'])
})

test('samples are warnings on this machine, errors on a public site', () => {
  expect(levelsOf(checkLaunch('http://localhost:3000'))).toEqual(Array<string>(6).fill('warning'))
  const onSite = levelsOf(checkLaunch('https://docs.ridge-roofers.com'))
  expect(onSite).toEqual(['fault', 'fault', 'fault', 'fault', 'warning', 'warning'])
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
  const fault = { level: 'fault', subject: 'mail', message: 'gone', advice: 'Fix it.' } as const
  expect(writeFinding(fault)).toBe('✗ mail: gone\n    Fix it.')
  expect(reasonOf(new Error('fetch\n failed', { cause: new Error('ECONNREFUSED') }))).toBe('fetch failed: ECONNREFUSED')
})
