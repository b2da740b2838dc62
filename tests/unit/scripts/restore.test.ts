import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as links from '@/lib/signed-links/links'
import { storedSecret } from '@/lib/signed-links/signing-secret'
import { openSqliteStore } from '@/lib/store/sqlite/store'
import { queryDatabase } from '@/tests/support/database'
import { refusedWith, runScript } from '@/tests/support/run-script'
import { goodSecret, hostedSettings, otherSecret } from '@/tests/support/settings'
import { writeIn } from '@/tests/support/write-in'
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
  const tables = queryDatabase(file, `select name from sqlite_schema where type = 'table' order by name`)
  return Object.fromEntries(tables.map(({ name }) => [name, queryDatabase(file, `select * from "${String(name)}"`)]))
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
  const email = 'a@example.com'
  const leave = links.createUnsubscribeToken(email, storedSecret(data))
  const member = links.createMemberToken(email, storedSecret(data))
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
  expect(links.readUnsubscribeToken(leave, secrets)).toEqual({ ok: true, email })
  expect(links.readMemberToken(member, secrets)).toEqual({ ok: true, email })
  const opened = openSqliteStore(store())
  expect(await opened.health()).toMatchObject({ state: 'ok' })
  expect(await opened.listSubscribers()).toHaveLength(50)
  await opened.close()
})

test('a store that is open in a server is not changed, nor a damaged one, which the operator must move away', async () => {
  await openSqliteStore(store()).close()
  const backup = await makeBackup()
  const live = openSqliteStore(store())
  await live.recordContactMessage({ name: 'Joe', email: 'joe@example.com', message: 'after the backup' })
  expect(await runOn('restore', backup)).toMatchObject(refusedWith('is open: stop'))
  expect(traces()).toEqual([])
  expect(await live.eraseAddress('joe@example.com')).toMatchObject({ contact_messages: 1 })
  await live.close()
  writeFileSync(store(), 'no database '.repeat(1000))
  expect(await runOn('restore', backup)).toMatchObject(refusedWith('move it away'))
  rmSync(store())
  const out = expect.stringContaining('contains no signing secret')
  expect(await runOn('restore', backup)).toMatchObject({ code: 0, out })
})

test('an existing store is moved away, not overwritten', async () => {
  await openSqliteStore(store()).close()
  const backup = await makeBackup()
  await fillStore()
  writeFileSync(inData('signing-secret'), goodSecret, { mode: 0o600 })
  const later = readAll(store())
  const { code, out } = await runOn('restore', backup, { SIGNING_SECRET: otherSecret })
  expect(code).toBe(0)
  const [, replaced = ''] = /are in (\S+):/.exec(out) ?? []
  expect(readAll(path.join(replaced, 'ridgedocs.sqlite'))).toEqual(later)
  expect(readFileSync(path.join(replaced, 'signing-secret'), 'utf8')).toContain(goodSecret)
  expect(statSync(replaced).mode & 0o077).toBe(0)
  expect(readAll(store())).not.toEqual(later)
})

test('a damaged, newer or missing backup changes nothing', async () => {
  await fillStore()
  const present = readAll(store())
  const backup = path.join(root, 'backup')
  mkdirSync(backup)
  const refuses = async (reason: string, settings?: Record<string, string>): Promise<void> => {
    expect(await runOn('restore', backup, settings)).toMatchObject(refusedWith(reason))
    expect(traces()).toEqual([])
  }
  await refuses('does not exist')
  const copy = writeIn(backup, 'ridgedocs.sqlite', 'no database '.repeat(1000))
  await refuses('not a database')
  rmSync(copy)
  const newer = new DatabaseSync(copy)
  newer.exec('pragma user_version = 999')
  newer.close()
  await refuses('made by a newer version')
  await refuses('are in Supabase', { ...hostedSettings, SIGNING_SECRET: goodSecret })
  expect(readAll(store())).toEqual(present)
})
