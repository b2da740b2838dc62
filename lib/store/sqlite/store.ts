import 'server-only'
import { chmodSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { bounds as usualBounds, type Bounds } from '@/lib/store/bounds'
import type { Store, StoreHealth } from '@/lib/store/port'
import { createBoundCheck, createNearlyFullFinder } from './bounds'
import { createDownloads } from './downloads'
import { SQLITE_CORRUPT } from './faults'
import { createProbe, unhealthy } from './health'
import { createNewsletter } from './newsletter'
import { createOutbox } from './outbox'
import { createRecords } from './records'
import { migrate, NOW, asPromise, transact } from './schema'
import { createSuppression } from './suppression'

export interface SqliteStore extends Store {
  probe(): Promise<StoreHealth>
  /** Returns whether the open file is still the one at its path: writes to a removed file are lost. */
  isInPlace(): boolean
}

/** Checks the file's integrity and migrates it to the newest schema. Throws SQLite's finding if it is damaged. */
function prepareDatabase(database: DatabaseSync, file: string): void {
  chmodSync(file, 0o600)
  database.exec('pragma journal_mode = wal; pragma synchronous = full')
  const { quick_check: finding } = database.prepare('pragma quick_check(1)').get() ?? {}
  if (finding !== 'ok') throw Object.assign(new Error(String(finding)), { errcode: SQLITE_CORRUPT })
  migrate(database)
}

/** Only the owner may read it: it holds personal data. A busy timeout would block the process. */
function openDatabase(file: string): DatabaseSync {
  const sqlite = process.getBuiltinModule('node:sqlite')
  if (!sqlite) throw new Error('The embedded store needs Node.js 22.13 or later; or set SUPABASE_URL')
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const database = new sqlite.DatabaseSync(file)
  try {
    prepareDatabase(database, file)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

const identityOf = (file: string): string | undefined => {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats && `${stats.dev} ${stats.ino}`
}

function createSubscriberWriter(database: DatabaseSync, bounds: Bounds): Store['recordSubscriber'] {
  const checkBound = createBoundCheck(database, 'subscribers', bounds)
  const insert = database.prepare(
    `insert into email_subscribers (email, newsletter_subscribed, source, templates_downloaded)
     values (?, ?, ?, ?) on conflict (lower(email)) do nothing`,
  )
  const find = database.prepare('select templates_downloaded from email_subscribers where lower(email) = lower(?)')
  const update = database.prepare(
    `update email_subscribers set
       templates_downloaded = :names,
       newsletter_subscribed = newsletter_subscribed or
         (:newsletter and (unsubscribed_at is null or :source = 'newsletter')),
       updated_at = ${NOW}
     where lower(email) = lower(:email)`,
  )
  return ({ email, newsletterSubscribed, source, templatesDownloaded }) =>
    transact(database, () => {
      const newsletter = Number(newsletterSubscribed)
      // New and known addresses take the same path: response times must not reveal which addresses are known.
      const names = JSON.stringify([...new Set(templatesDownloaded)])
      checkBound(insert.run(email, newsletter, source, names).changes > 0)
      const known = JSON.parse(String(find.get(email)?.templates_downloaded)) as string[]
      update.run({ email, newsletter, source, names: JSON.stringify([...new Set([...known, ...templatesDownloaded])]) })
    })
}

function createMessageWriter(database: DatabaseSync, bounds: Bounds): Store['recordContactMessage'] {
  const insert = database.prepare(
    `insert into contact_messages (message_id, name, email, message) values (?, ?, ?, ?)
     on conflict (message_id) do nothing`,
  )
  const checkBound = createBoundCheck(database, 'contactMessages', bounds)
  return ({ id, name, email, message }) =>
    transact(database, () => checkBound(insert.run(id ?? null, name, email, message).changes > 0))
}

function createQueryWriter(database: DatabaseSync, { searchQueries }: Bounds): Store['recordSearchQuery'] {
  const insert = database.prepare('insert into search_queries (query, results) values (?, ?)')
  const forget = database.prepare('delete from search_queries where id <= ?')
  return ({ query, results }) =>
    transact(database, () => {
      const { lastInsertRowid } = insert.run(query, results)
      forget.run(Number(lastInsertRowid) - searchQueries)
    })
}

/** Opens and migrates the embedded store, with at most `bounds` rows. Throws if that fails or the file is locked. */
export function openSqliteStore(file: string, bounds: Bounds = usualBounds): SqliteStore {
  const database = openDatabase(file)
  const identity = identityOf(file)
  const probe = createProbe(database, path.dirname(file), createNearlyFullFinder(database, bounds))
  return {
    ...createNewsletter(database, bounds),
    ...createRecords(database),
    ...createDownloads(database),
    ...createSuppression(database),
    recordSubscriber: createSubscriberWriter(database, bounds),
    recordContactMessage: createMessageWriter(database, bounds),
    recordSearchQuery: createQueryWriter(database, bounds),
    health: () => probe().catch(unhealthy),
    probe,
    isInPlace: () => identityOf(file) === identity,
    close: () => asPromise(() => database.close()),
    outbox: createOutbox(database, bounds),
  }
}
