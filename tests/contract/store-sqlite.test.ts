import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Bounds } from '@/lib/store/bounds'
import type { Store } from '@/lib/store/port'
import { openSqliteStore } from '@/lib/store/sqlite/store'
import { guardSqliteStore } from '@/lib/store/sqlite/guard'
import { queryDatabase } from '@/tests/support/database'
import { newFolder } from '@/tests/support/new-folder'
import { describeStore } from './store'
import type { StoreHarness, TableName } from './store-harness'

let folder: string
let opened: Store[] = []

beforeEach(() => void (folder = newFolder()))
afterEach(async () => {
  await Promise.all(opened.map((store) => store.close()))
  opened = []
})

function decode(row: Record<string, unknown>): Record<string, unknown> {
  if (!('newsletter_subscribed' in row)) return { ...row }
  const templates = JSON.parse(String(row.templates_downloaded)) as string[]
  return { ...row, newsletter_subscribed: row.newsletter_subscribed === 1, templates_downloaded: templates }
}

function readRows(table: TableName): Promise<Record<string, unknown>[]> {
  const rows = queryDatabase(path.join(folder, 'ridgedocs.sqlite'), `select * from ${table}`)
  return Promise.resolve(rows.map(decode))
}

function ageAdmissions(milliseconds: number): Promise<void> {
  const database = new DatabaseSync(path.join(folder, 'ridgedocs.sqlite'))
  database.prepare('update mail_admissions set admitted_at = admitted_at - ?').run(milliseconds)
  database.close()
  return Promise.resolve()
}

function harnessOf(open: (file: string, bounds?: Bounds) => Store): () => Promise<StoreHarness> {
  const openFile = (bounds?: Bounds): Store => {
    const store = open(path.join(folder, 'ridgedocs.sqlite'), bounds)
    opened.push(store)
    return store
  }
  return async () => {
    const store = openFile()
    // A guarded store creates its file on first use.
    await store.downloadCounts()
    return { store, rows: readRows, ageAdmissions, openBounded: (bounds) => Promise.resolve(openFile(bounds)) }
  }
}

describeStore('the SQLite store', harnessOf(openSqliteStore))
const openGuarded = (file: string, bounds?: Bounds) => guardSqliteStore(file, undefined, bounds)
describeStore('the SQLite store as a server holds it', harnessOf(openGuarded))
