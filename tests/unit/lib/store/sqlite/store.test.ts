import { statSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Store } from '@/lib/store/port'
import { openSqliteStore } from '@/lib/store/sqlite/store'
import { queryDatabase } from '@/tests/support/database'
import { newFolder } from '@/tests/support/new-folder'

let folder: string
let file: string
let opened: Store[] = []

function open(): Store {
  const store = openSqliteStore(file)
  opened.push(store)
  return store
}

beforeEach(() => {
  folder = newFolder()
  file = path.join(folder, 'data', 'ridgedocs.sqlite')
})
afterEach(async () => {
  await Promise.all(opened.map((store) => store.close()))
  opened = []
})

describe('openSqliteStore', () => {
  it('creates a file that only its owner can read, with a write-ahead log', () => {
    open()
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700)
    const database = new DatabaseSync(file)
    expect(database.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' })
    database.close()
  })
})

describe('the newsletter', () => {
  it('marks addresses only together with the messages queued for them', async () => {
    const store = open()
    await store.confirmNewsletter({
      email: 'joe@example.com',
      source: 'newsletter',
      consentVersion: '1',
      requestedAt: 0,
    })
    const unwritable: Record<string, unknown> = {}
    unwritable.itself = unwritable
    await expect(store.enqueueIssue('spring', unwritable, 0, 10)).rejects.toThrow('circular')
    expect(await store.countRecipients('spring')).toBe(0)
    expect(await store.enqueueIssue('spring', {}, 0, 10)).toBe(1)
  })

  it('has no table that keeps an erased address', async () => {
    const store = open()
    const email = 'joe@example.com'
    await store.confirmNewsletter({ email, source: 'newsletter', consentVersion: '1', requestedAt: 0 })
    await store.recordContactMessage({ name: 'Joe', email, message: 'Hello' })
    await store.enqueueIssue('spring', {}, 0, 10)
    const erased = await store.eraseAddress(email)
    const columns = queryDatabase<{ table: string; column: string }>(
      file,
      `select t.name as "table", c.name as "column" from sqlite_master t join pragma_table_info(t.name) c
       where t.type = 'table' and (c.name in ('email', 'recipient') or c.name = 'mailbox' and t.name = 'mail_admissions')`,
    )
    expect(columns.map(({ table }) => table).sort()).toEqual(Object.keys(erased).sort())
    for (const { table, column } of columns)
      expect(queryDatabase(file, `select 1 from ${table} where ${column} like 'joe%'`)).toEqual([])
  })
})
