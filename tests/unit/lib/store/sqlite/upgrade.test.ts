import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openSqliteStore, type SqliteStore } from '@/lib/store/sqlite/store'
import { migrate, migrations } from '@/lib/store/sqlite/schema'
import { queryDatabase } from '@/tests/support/database'
import { newFolder } from '@/tests/support/new-folder'

const allowance = { mailboxQuarterHour: 3, mailboxDay: 5, totalHour: 100 }
const EARLY = '2026-01-01T00:00:00.000Z'
const LATE = '2026-02-01T00:00:00.000Z'

const filled = `
  insert into email_subscribers (email, confirmed_at, unsubscribed_at, undeliverable_at, undeliverable_reason) values
    ('Ann@Example.com', '${EARLY}', null, null, null),
    ('bob+roof@example.com', '${EARLY}', '${LATE}', null, null),
    ('eve@example.com', '${EARLY}', null, '${LATE}', 'unknown'),
    ('joe@example.com', '${EARLY}', '${LATE}', '${EARLY}', 'disabled');
  insert into template_downloads (slug, format, day, downloads) values ('safety-plan', 'PDF', '2026-01-01', 7);
  insert into contact_messages (name, email, message) values ('Ann', 'ann@example.com', 'Hello');
  insert into search_queries (query, results) values ('estimate', 7);
  insert into mail_outbox (id, recipient, payload, due_at) values
    ('a', 'ann@example.com', '{}', 10), ('b', 'bob@example.com', '{}', 10);
  insert into newsletter_deliveries (issue, email) values ('spring', 'ann@example.com');
  insert into health_probe (id, probed_at, filler) values (1, '${EARLY}', x'00');`

let folder: string
let file: string
let store: SqliteStore
/** The rows of each table of the first version. */
let before: Record<string, unknown[]>

const readTables = (names: readonly string[]): Record<string, unknown[]> =>
  Object.fromEntries(names.map((name) => [name, queryDatabase(file, `select * from ${name}`)]))

/** Makes a database of an earlier version, with the rows of these statements. */
function makeFormer(name: string, version: number, rows: string): string {
  const made = path.join(folder, name)
  const database = new DatabaseSync(made)
  migrate(database, migrations.slice(0, version))
  database.exec(rows)
  database.close()
  return made
}

beforeEach(() => {
  folder = newFolder()
  file = makeFormer('ridgedocs.sqlite', 1, filled)
  const tables = queryDatabase(file, `select name from sqlite_master where type = 'table'`)
  before = readTables(tables.map(({ name }) => String(name)))
  store = openSqliteStore(file)
})
afterEach(() => store.close())

test('a database of the first version keeps every row except messages queued for a mailbox that is now suppressed', () => {
  const { mail_outbox: outbox, ...after } = readTables(Object.keys(before))
  const { mail_outbox: waiting = [], ...others } = before
  for (const rows of Object.values(before)) expect(rows).not.toEqual([])
  expect(after).toEqual(others)
  expect(outbox).toEqual([{ ...(waiting[0] as object), mailbox: expect.stringMatching(/^[0-9a-f]{64}$/) as string }])
})

test('unsubscribed and refused addresses are suppressed, with their first reason and time', async () => {
  const { suppressed_mailboxes: listed = [] } = readTables(['suppressed_mailboxes'])
  const reasons = (listed as { reason: string; suppressed_at: string }[]).map((row) => [row.reason, row.suppressed_at])
  expect(reasons.sort()).toEqual([
    ['asked', LATE],
    ['refused', EARLY],
    ['refused', LATE],
  ])
  const addresses = ['ann@example.com', 'bob@example.com', 'eve@example.com', 'joe+roof@example.com']
  const standings = await Promise.all(addresses.map((email) => store.standingOf(email)))
  expect(standings.map(({ isSuppressed }) => isSuppressed)).toEqual([false, true, true, true])
})

test('every operation works on the upgraded database, and after reopening it', async () => {
  expect(await store.outbox.admit('ann@example.com', allowance, Date.now())).toBe('admitted')
  await store.recordBundleDownload({ bundle: 'estimates', format: 'PDF' })
  expect(await store.foldDownloadCounts(new Date())).toBe(1)
  expect(Object.fromEntries(await store.downloadCounts())).toEqual({ 'safety-plan': 7 })
  expect(await store.enqueueIssue('summer', { kind: 'issue' }, 10, 10)).toBe(1)
  await store.close()
  store = openSqliteStore(file)
  expect(await store.outbox.admit('eve@example.com', allowance, Date.now())).toBe('suppressed')
  expect(await store.allow('bob@example.com')).toBe(true)
  await store.suppress('ANN@example.com', 'complained')
  expect(await store.outbox.claimDue(Date.now(), Date.now(), 10)).toEqual([])
})

test('each installation has its own key', async () => {
  const listed = async (name: string): Promise<unknown> => {
    const other = openSqliteStore(path.join(folder, name))
    await other.suppress('ann@example.com', 'asked')
    await other.close()
    return queryDatabase(path.join(folder, name), 'select mailbox from suppressed_mailboxes')[0]?.mailbox
  }
  expect(await listed('one.sqlite')).not.toBe(await listed('two.sqlite'))
})

test('a Gmail mailbox that opted out before its spellings were folded stays out, and is allowed again once', async () => {
  const opened = openSqliteStore(
    makeFormer(
      'older.sqlite',
      2,
      `insert into suppressed_mailboxes (mailbox, reason) values (former_mailbox_key('v.ic.tim@gmail.com'), 'asked');
       insert into mail_outbox (id, recipient, mailbox, payload, due_at)
       values ('a', 'ann.b@gmail.com', former_mailbox_key('ann.b@gmail.com'), '{}', 10)`,
    ),
  )
  expect(await opened.outbox.admit('v.ic.tim+roof@gmail.com', allowance, Date.now())).toBe('suppressed')
  expect((await opened.standingOf('V.ic.Tim@gmail.com')).isSuppressed).toBe(true)
  await opened.suppress('annb@googlemail.com', 'asked')
  expect(await opened.outbox.claimDue(Date.now(), Date.now(), 10)).toEqual([])
  expect(await opened.allow('v.ic.tim@gmail.com')).toBe(true)
  expect((await opened.standingOf('v.ic.tim@gmail.com')).isSuppressed).toBe(false)
  await opened.close()
})
