import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import {
  createMemberToken,
  createUnsubscribeToken,
  readMemberToken,
  readUnsubscribeToken,
} from '@/lib/signed-links/links'
import { storedSecret } from '@/lib/signed-links/signing-secret'
import { openSqliteStore } from '@/lib/store/sqlite/store'
import { runScript } from '@/tests/support/run-script'
import { newFolder } from '@/tests/support/new-folder'

let root: string
let data: string
beforeEach(() => {
  root = newFolder()
  data = path.join(root, 'data')
})
const inData = (name: string): string => path.join(data, name)
const store = (): string => inData('ridgedocs.sqlite')

const runOn = (script: string, target: string, settings: Record<string, string> = {}) =>
  runScript(script, [target], { settings: { DATA_DIR: data, ...settings } })

async function makeBackup(): Promise<string> {
  const { code, out, error } = await runOn('backup', path.join(root, 'backups'))
  expect({ code, error }).toEqual({ code: 0, error: '' })
  return out.trim()
}

/** Every row of every table. */
function readAll(file: string): Record<string, unknown[]> {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const tables = database.prepare(`select name from sqlite_schema where type = 'table' order by name`).all()
    return Object.fromEntries(
      tables.map(({ name }) => [name, database.prepare(`select * from "${String(name)}"`).all()]),
    )
  } finally {
    database.close()
  }
}

/** Something in each part of the store. */
async function fillStore(): Promise<void> {
  const live = openSqliteStore(store())
  for (let person = 0; person < 50; person++) {
    const email = `person${person}@example.com`
    await live.recordSubscriber({ email, newsletterSubscribed: false, source: 'download', templatesDownloaded: ['A'] })
    await live.confirmNewsletter({ email, source: 'newsletter', consentVersion: '1', requestedAt: Date.now() })
  }
  await live.recordDownloads([{ slug: 'shingle-roof-estimate', format: 'PDF' }])
  await live.recordContactMessage({ name: 'Joe', email: 'joe@example.com', message: 'Hello' })
  await live.recordSearchQuery({ query: 'storm damage', results: 12 })
  await live.outbox.add({ id: randomUUID(), recipient: 'joe@example.com', payload: '{}' }, Date.now())
  await live.close()
}

/** What a restore leaves in DATA_DIR if it was aborted or has replaced something. */
const traces = (): string[] => readdirSync(data).filter((name) => /restoring|replaced/.test(name))

test('a lost store is restored with every record, and links in sent emails still work', async () => {
  await fillStore()
  const secret = storedSecret(data)
  const [leave, member] = [createUnsubscribeToken('a@example.com', secret), createMemberToken('a@example.com', secret)]
  const before = readAll(store())
  expect(Object.values(before).filter((rows) => rows.length).length).toBeGreaterThanOrEqual(5)
  const backup = await makeBackup()
  rmSync(data, { recursive: true })

  const { code, out, error } = await runOn('restore', backup)
  expect({ code, out, error }).toEqual({ code: 0, out: `Restored ${store()}\n`, error: '' })
  expect(readAll(store())).toEqual(before)
  for (const name of readdirSync(data)) expect(statSync(inData(name)).mode & 0o077).toBe(0)
  expect(readdirSync(data).sort()).toEqual(['ridgedocs.sqlite', 'signing-secret'])
  const secrets = [storedSecret(data)]
  expect(readUnsubscribeToken(leave, secrets)).toEqual({ ok: true, email: 'a@example.com' })
  expect(readMemberToken(member, secrets)).toEqual({ ok: true, email: 'a@example.com' })

  const opened = openSqliteStore(store())
  expect(await opened.health()).toMatchObject({ state: 'ok' })
  expect(await opened.listSubscribers()).toHaveLength(50)
  await opened.close()
}, 60_000)

test('a store that is open in a server is not changed', async () => {
  await openSqliteStore(store()).close()
  const backup = await makeBackup()
  const live = openSqliteStore(store())
  await live.recordContactMessage({ name: 'Joe', email: 'joe@example.com', message: 'after the backup' })
  expect(await runOn('restore', backup)).toMatchObject({ code: 1, error: expect.stringContaining('is open: stop') })
  expect(traces()).toEqual([])
  expect(await live.eraseAddress('joe@example.com')).toMatchObject({ contact_messages: 1 })
  await live.close()
}, 60_000)

test('an existing store is moved away, not overwritten', async () => {
  await openSqliteStore(store()).close()
  const backup = await makeBackup()
  await fillStore()
  writeFileSync(inData('signing-secret'), 'k3Jv9QpWz7RtYb2LmN8sXc5DfGh1Ta6U', { mode: 0o600 })
  const later = readAll(store())

  const { code, out } = await runOn('restore', backup, { SIGNING_SECRET: 'Zq4Wn8Xe2Rv6Tc0Yb3Um7Io1Pk5Lj9Hg' })
  expect(code).toBe(0)
  const [, replaced = ''] = /are in (\S+):/.exec(out) ?? []
  expect(readAll(path.join(replaced, 'ridgedocs.sqlite'))).toEqual(later)
  expect(readFileSync(path.join(replaced, 'signing-secret'), 'utf8')).toContain('k3Jv9')
  expect(statSync(replaced).mode & 0o077).toBe(0)
  expect(readAll(store())).not.toEqual(later)
}, 60_000)

test('a damaged, newer or missing backup changes nothing', async () => {
  await fillStore()
  const present = readAll(store())
  const backup = path.join(root, 'backup')
  mkdirSync(backup)
  const refuses = async (reason: string, settings?: Record<string, string>): Promise<void> => {
    expect(await runOn('restore', backup, settings)).toMatchObject({ code: 1, error: expect.stringContaining(reason) })
    expect(traces()).toEqual([])
  }
  await refuses('does not exist')
  writeFileSync(path.join(backup, 'ridgedocs.sqlite'), 'no database '.repeat(1000))
  await refuses('not a database')
  rmSync(path.join(backup, 'ridgedocs.sqlite'))
  const newer = new DatabaseSync(path.join(backup, 'ridgedocs.sqlite'))
  newer.exec('pragma user_version = 999')
  newer.close()
  await refuses('made by a newer version')
  await refuses('are in Supabase', {
    SUPABASE_URL: 'https://x.supabase.co',
    SUPABASE_SERVICE_ROLE_KEY: 'key',
    SIGNING_SECRET: 'k3Jv9QpWz7RtYb2LmN8sXc5DfGh1Ta6U',
  })
  expect(readAll(store())).toEqual(present)
}, 60_000)

test('a damaged store must be moved away by the operator', async () => {
  await openSqliteStore(store()).close()
  const backup = await makeBackup()
  writeFileSync(store(), 'no database '.repeat(1000))
  expect(await runOn('restore', backup)).toMatchObject({ code: 1, error: expect.stringContaining('move it away') })
  rmSync(store())
  const { code, out } = await runOn('restore', backup)
  expect(code).toBe(0)
  expect(out).toContain('contains no signing secret')
}, 60_000)
