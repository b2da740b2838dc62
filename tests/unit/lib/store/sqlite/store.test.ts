import { statSync } from 'node:fs'
import path from 'node:path'
import type { Store } from '@/lib/store/port'
import { openSqliteStore } from '@/lib/store/sqlite/store'
import { queryDatabase } from '@/tests/support/database'
import { optInOf } from '@/tests/support/leads'
import { newFolder } from '@/tests/support/new-folder'

const email = 'joe@example.com'
let file: string
let store: Store
beforeEach(() => {
  file = path.join(newFolder(), 'data', 'ridgedocs.sqlite')
  store = openSqliteStore(file)
})
afterEach(() => store.close())

test('the file can be read by its owner only, and has a write-ahead log', () => {
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700)
  expect(queryDatabase(file, 'pragma journal_mode')).toEqual([{ journal_mode: 'wal' }])
})

test('the newsletter marks addresses only together with the messages queued for them', async () => {
  await store.confirmNewsletter(optInOf(email))
  const unwritable: Record<string, unknown> = {}
  unwritable.itself = unwritable
  await expect(store.enqueueIssue('spring', unwritable, 0, 10)).rejects.toThrow('circular')
  expect(await store.countRecipients('spring')).toBe(0)
  expect(await store.enqueueIssue('spring', {}, 0, 10)).toBe(1)
})

test('no table keeps an erased address', async () => {
  await store.confirmNewsletter(optInOf(email))
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
