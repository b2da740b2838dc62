import 'server-only'
import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import path from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { log } from '@/lib/log/log'
import { addressOf, type Operation, type OperationKind } from './operation'
import { describeFault, isLocked, SQLITE_BUSY } from '@/lib/store/sqlite/faults'
import { inTransaction } from '@/lib/store/sqlite/schema'

export interface SpoolLimits {
  records: number
  /** Maximum size of the file in bytes, including SQLite's overhead. */
  bytes: number
}

/** A durable FIFO queue of operations, shared by all processes of a folder. Writes throw a lock error, never wait. */
export interface Spool {
  isEmpty(): boolean
  /** Returns once the operation is on disk. Throws if the spool or the disk is full. */
  append(operation: Operation): void
  first(): Operation | undefined
  remove(id: string): void
  refuse(id: string, reason: string): void
  count(): { waiting: number; refused: number }
  /** Returns why the spool cannot accept the largest possible operation, or undefined if it can. */
  problem(): string | undefined
  /**
   * Removes records of an address, case-insensitively; `release` purges them from the disk. Returns how many. Operations
   * on the suppression list stay until they are sent: the store keeps only a hash of them, which survives an erasure.
   */
  erase(email: string): number
  /** Tries to acquire or renew the exclusive right of `owner` to send and change operations; times since the epoch. */
  lease(owner: string, now: number, until: number): boolean
  /** Ends the lease and purges removed records from the disk. */
  release(owner: string): void
  close(): void
}

const LIMITS: SpoolLimits = { records: 50_000, bytes: 64 * 1024 * 1024 }
/** Maximum size of an operation in bytes: 300 templates with long names. */
const LARGEST = 64 * 1024
const FULL = 'The spool is full'
const listKinds = (['suppress', 'allow', 'unsubscribe', 'refuse-message'] satisfies OperationKind[])
  .map((kind) => `'${kind}'`)
  .join(', ')

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
  const database = new sqlite.DatabaseSync(file)
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

/** Removed records must not stay readable in the write-ahead log either. Throws a lock error if the log is in use. */
function clearLog(database: DatabaseSync): void {
  const result = database.prepare('pragma wal_checkpoint(truncate)').get()
  if (result?.busy !== 0) throw Object.assign(new Error('The log of the spool is in use'), { errcode: SQLITE_BUSY })
}

type Lease = Pick<Spool, 'lease' | 'release'>

const createLease = (database: DatabaseSync): Lease => ({
  lease: (owner, now, until) =>
    database
      .prepare(
        `insert into sender (id, owner, until) values (1, :owner, :until)
         on conflict (id) do update set owner = :owner, until = :until where owner = :owner or until < :now`,
      )
      .run({ owner, now, until }).changes > 0,
  release(owner) {
    database.prepare('delete from sender where owner = ?').run(owner)
    clearLog(database)
  },
})

function createQueue(database: DatabaseSync, limits: SpoolLimits): Omit<Spool, keyof Lease | 'close'> {
  const run = (sql: string, ...values: string[]): number => Number(database.prepare(sql).run(...values).changes)
  const head = database.prepare('select id, kind, input, made_at from waiting order by place limit 1')
  const size = database.prepare(
    `select (select count(*) from waiting) as waiting, (select count(*) from refused) as refused,
       (page_count - freelist_count) * page_size as bytes
     from pragma_page_count, pragma_freelist_count, pragma_page_size`,
  )
  const measure = () => size.get() as { waiting: number; refused: number; bytes: number }
  const hasRoomFor = (added: number): boolean => {
    const { waiting, refused, bytes } = measure()
    return waiting + refused < limits.records && bytes + added <= limits.bytes
  }
  const remove = (id: string): void => void run('delete from waiting where id = ?', id)
  return {
    isEmpty: () => head.get() === undefined,
    append(operation) {
      const { id, kind, madeAt } = operation
      const input = JSON.stringify(operation.input)
      inTransaction(database, () => {
        if (!hasRoomFor(Buffer.byteLength(input))) throw new Error(FULL)
        database
          .prepare('insert into waiting (id, kind, input, email, made_at) values (?, ?, ?, ?, ?)')
          .run(id, kind, input, addressOf(operation), madeAt)
      })
    },
    first() {
      const row = head.get()
      return row && toOperation(row)
    },
    remove,
    refuse: (id, reason) =>
      inTransaction(database, () => {
        run(
          `insert into refused (id, kind, input, email, made_at, reason)
           select id, kind, input, email, made_at, ? from waiting where id = ?`,
          reason,
          id,
        )
        remove(id)
      }),
    count() {
      const { waiting, refused } = measure()
      return { waiting, refused }
    },
    problem: () => (hasRoomFor(LARGEST) ? findFault(database) : FULL),
    erase: (email) =>
      inTransaction(
        database,
        () =>
          run(`delete from waiting where lower(email) = lower(?) and kind not in (${listKinds})`, email) +
          run('delete from refused where lower(email) = lower(?)', email),
      ),
  }
}

/** Writes as much as the largest operation. Returns why that failed, or undefined. Throws lock errors. */
function findFault(database: DatabaseSync): string | undefined {
  try {
    database.exec(
      `insert into probe (id, filler) values (1, randomblob(${LARGEST}))
       on conflict (id) do update set filler = excluded.filler`,
    )
    return undefined
  } catch (error) {
    if (isLocked(error)) throw error
    const { name, cause } = describeFault(error)
    log('error', 'spool-takes-nothing', { fault: name, error })
    return cause
  }
}

/** Opens the spool and creates it if needed. Throws if its folder is not writable or the file is damaged or locked. */
export function openSpool(file: string, limits: SpoolLimits = LIMITS): Spool {
  const database = openDatabase(file)
  return { ...createQueue(database, limits), ...createLease(database), close: () => database.close() }
}
