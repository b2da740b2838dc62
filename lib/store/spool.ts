import 'server-only'
import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import path from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { log } from '@/lib/http/log'
import { addressOf, type Operation, type OperationKind } from './operation'
import { describeFault } from './sqlite-faults'
import { inTransaction } from './sqlite-schema'

export interface SpoolLimits {
  records: number
  /** Maximum size of the file in bytes, including SQLite's overhead. */
  bytes: number
}

/**
 * A durable FIFO queue of operations for a store that cannot be reached. Shared by all processes that use the same
 * folder.
 */
export interface Spool {
  isEmpty(): boolean
  /** Returns once the operation is on disk. Throws if the spool or the disk is full. */
  append(operation: Operation): void
  first(): Operation | undefined
  remove(id: string): void
  /** Sets aside an operation that will never be accepted. */
  refuse(id: string, reason: string): void
  count(): { waiting: number; refused: number }
  /**
   * Returns why the spool cannot accept another operation, or undefined if it can. Tests this with a write as large as
   * the largest operation.
   */
  problem(): string | undefined
  /**
   * Removes records of an address, case-insensitively. Returns how many. Operations on the suppression list stay until
   * they are sent: the store keeps only a hash of them, which survives an erasure.
   */
  erase(email: string): number
  /**
   * Tries to acquire or renew the exclusive right of `owner` to send and change queued operations until `until`; times
   * in milliseconds since the epoch.
   */
  lease(owner: string, now: number, until: number): boolean
  /** Ends the lease and purges removed records from the disk. */
  release(owner: string): void
  close(): void
}

const LIMITS: SpoolLimits = { records: 50_000, bytes: 64 * 1024 * 1024 }
/** Maximum size of an operation in bytes: 300 templates with long names. */
const LARGEST = 64 * 1024
const BUSY_TIMEOUT = 1000
const FULL = 'The spool is full'
/** Operations that change the suppression list. */
const listKinds: readonly OperationKind[] = ['suppress', 'allow', 'unsubscribe', 'refuse-message']

// secure_delete: an erased address must not stay readable in free pages.
const schema = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma secure_delete = on;
  create table if not exists waiting (
    place integer primary key autoincrement,
    id text not null unique,
    kind text not null,
    input text not null check (json_valid(input)),
    email text,
    made_at text not null
  ) strict;
  create table if not exists refused (
    id text primary key,
    kind text not null,
    input text not null,
    email text,
    made_at text not null,
    reason text not null,
    refused_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ'))
  ) strict;
  create table if not exists sender (
    id integer primary key check (id = 1),
    owner text not null,
    until integer not null
  ) strict;
  create table if not exists probe (
    id integer primary key check (id = 1),
    filler blob not null
  ) strict;`

function openDatabase(file: string): DatabaseSync {
  const sqlite = process.getBuiltinModule('node:sqlite')
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  closeSync(openSync(file, 'a', 0o600))
  chmodSync(file, 0o600)
  const database = new sqlite.DatabaseSync(file, { timeout: BUSY_TIMEOUT })
  try {
    database.exec(schema)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

const toOperation = ({ id, kind, input, made_at }: Record<string, unknown>): Operation => ({
  id: String(id),
  kind: kind as Operation['kind'],
  input: JSON.parse(String(input)) as Operation['input'],
  madeAt: String(made_at),
})

/** Opens the spool and creates it if needed. Throws if its folder is not writable or the file is damaged. */
export function openSpool(file: string, limits: SpoolLimits = LIMITS): Spool {
  const database = openDatabase(file)
  const head = database.prepare('select id, kind, input, made_at from waiting order by place limit 1')
  const size = database.prepare(
    `select (select count(*) from waiting) as waiting, (select count(*) from refused) as refused,
       (page_count - freelist_count) * page_size as bytes
     from pragma_page_count, pragma_freelist_count, pragma_page_size`,
  )
  const insert = database.prepare('insert into waiting (id, kind, input, email, made_at) values (?, ?, ?, ?, ?)')
  const remove = database.prepare('delete from waiting where id = ?')
  const setAside = database.prepare(
    `insert into refused (id, kind, input, email, made_at, reason)
     select id, kind, input, email, made_at, ? from waiting where id = ?`,
  )
  const erasers = [
    `delete from waiting where lower(email) = lower(?) and kind not in (${listKinds.map((kind) => `'${kind}'`).join(', ')})`,
    'delete from refused where lower(email) = lower(?)',
  ].map((sql) => database.prepare(sql))
  const take = database.prepare(
    `insert into sender (id, owner, until) values (1, :owner, :until)
     on conflict (id) do update set owner = :owner, until = :until where owner = :owner or until < :now`,
  )
  const probe = database.prepare(
    `insert into probe (id, filler) values (1, randomblob(${LARGEST}))
     on conflict (id) do update set filler = excluded.filler`,
  )
  const giveBack = database.prepare('delete from sender where owner = ?')

  /** Removed records must not stay readable in the write-ahead log either. */
  const clearLog = (): void => database.exec('pragma wal_checkpoint(truncate)')
  const measure = () => size.get() as { waiting: number; refused: number; bytes: number }
  const hasRoomFor = (added: number): boolean => {
    const { waiting, refused, bytes } = measure()
    return waiting + refused < limits.records && bytes + added <= limits.bytes
  }
  return {
    isEmpty: () => head.get() === undefined,
    append(operation) {
      const input = JSON.stringify(operation.input)
      inTransaction(database, () => {
        if (!hasRoomFor(Buffer.byteLength(input))) throw new Error(FULL)
        insert.run(operation.id, operation.kind, input, addressOf(operation), operation.madeAt)
      })
    },
    first() {
      const row = head.get()
      return row && toOperation(row)
    },
    remove: (id) => void remove.run(id),
    refuse: (id, reason) =>
      inTransaction(database, () => {
        setAside.run(reason, id)
        remove.run(id)
      }),
    count() {
      const { waiting, refused } = measure()
      return { waiting, refused }
    },
    problem() {
      if (!hasRoomFor(LARGEST)) return FULL
      try {
        probe.run()
        return undefined
      } catch (error) {
        const { name, cause } = describeFault(error)
        log('error', 'spool-takes-nothing', { fault: name, error })
        return cause
      }
    },
    erase(email) {
      const removed = inTransaction(database, () =>
        erasers.reduce((sum, eraser) => sum + Number(eraser.run(email).changes), 0),
      )
      clearLog()
      return removed
    },
    lease: (owner, now, until) => take.run({ owner, now, until }).changes > 0,
    release(owner) {
      giveBack.run(owner)
      clearLog()
    },
    close: () => database.close(),
  }
}
