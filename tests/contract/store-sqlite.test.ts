import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Store } from '@/lib/store/port'
import { openSqliteStore } from '@/lib/store/sqlite'
import { guardSqliteStore } from '@/lib/store/sqlite-guard'
import { describeStore } from './store'
import type { TableName } from './store-harness'

let folder: string
let opened: Store[] = []

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ridgedocs-store-'))
})
afterEach(async () => {
  await Promise.all(opened.map((store) => store.close()))
  opened = []
  rmSync(folder, { recursive: true })
})

function decode(row: Record<string, unknown>): Record<string, unknown> {
  if (!('newsletter_subscribed' in row)) return { ...row }
  const templates = JSON.parse(String(row.templates_downloaded)) as string[]
  return { ...row, newsletter_subscribed: row.newsletter_subscribed === 1, templates_downloaded: templates }
}

function readRows(table: TableName): Promise<Record<string, unknown>[]> {
  const database = new DatabaseSync(path.join(folder, 'ridgedocs.sqlite'), { readOnly: true })
  const rows = database.prepare(`select * from ${table}`).all()
  database.close()
  return Promise.resolve(rows.map(decode))
}

function ageAdmissions(milliseconds: number): Promise<void> {
  const database = new DatabaseSync(path.join(folder, 'ridgedocs.sqlite'))
  database.prepare('update mail_admissions set admitted_at = admitted_at - ?').run(milliseconds)
  database.close()
  return Promise.resolve()
}

describeStore('the SQLite store', () => {
  const store = openSqliteStore(path.join(folder, 'ridgedocs.sqlite'))
  opened.push(store)
  return Promise.resolve({ store, rows: readRows, ageAdmissions })
})

describeStore('the SQLite store as a server holds it', () => {
  const store = guardSqliteStore(path.join(folder, 'ridgedocs.sqlite'))
  opened.push(store)
  return store.downloadCounts().then(() => ({ store, rows: readRows, ageAdmissions }))
})
