import path from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type { Store } from '@/lib/store/port'
import type * as SqliteModule from '@/lib/store/sqlite/store'
import { guardSqliteStore } from '@/lib/store/sqlite/guard'
import { openSpool } from '@/lib/store/spool/spool'
import { lockDatabase, queryDatabase } from '@/tests/support/database'
import { captureTestLogs } from '@/tests/support/leads'
import { newFolder } from '@/tests/support/new-folder'

/** Number of attempts to record each message. */
const mockTries = new Map<string, number>()
/** The store's clock in milliseconds. Each retry, which only the first in the queue makes, advances it. */
const mockClock = { time: 0, perRetry: 0 }
jest.mock('@/lib/store/sqlite/store', () => {
  const { openSqliteStore } = jest.requireActual<typeof SqliteModule>('@/lib/store/sqlite/store')
  const open = (...given: Parameters<typeof openSqliteStore>): ReturnType<typeof openSqliteStore> => {
    const opened = openSqliteStore(...given)
    return {
      ...opened,
      recordContactMessage(message) {
        const tries = (mockTries.get(message.message) ?? 0) + 1
        mockTries.set(message.message, tries)
        if (tries > 1) mockClock.time += mockClock.perRetry
        return opened.recordContactMessage(message)
      },
    }
  }
  return { openSqliteStore: open }
})

const VISITORS = 200

let folder: string
let file: string
let other: DatabaseSync
let store: Store
const readLog = captureTestLogs()

beforeEach(async () => {
  mockTries.clear()
  folder = newFolder()
  file = path.join(folder, 'ridgedocs.sqlite')
  Object.assign(mockClock, { time: 0, perRetry: 0 })
  store = guardSqliteStore(file, () => mockClock.time)
  await record('before')
  other = lockDatabase(file)
})
afterEach(async () => {
  unlock()
  await store.close()
})

const record = (message: string): Promise<void> =>
  store.recordContactMessage({ name: 'Joe', email: 'joe@example.com', message })
const recordAll = (): Promise<void>[] =>
  Array.from({ length: VISITORS }, (_, index) => record(`message ${String(index).padStart(3, '0')}`))

function unlock(): void {
  if (other.isOpen) other.close()
}

const messages = (): string[] =>
  queryDatabase(file, 'select message from contact_messages order by id').map(({ message }) => String(message))

const retried = (): string[] => [...mockTries].filter(([, tries]) => tries > 1).map(([message]) => message)
const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5))

test('of many operations that wait for a lock one polls, reads work, and all run in order once the lock is gone', async () => {
  const recorded = Promise.all(recordAll())
  while ((mockTries.get('message 000') ?? 0) < 4) await nextTurn()
  expect(mockTries.size).toBe(1 + VISITORS)
  expect((await store.downloadCounts()).size).toBe(0)
  expect(retried()).toEqual(['message 000'])
  unlock()
  await recorded
  expect(messages()).toEqual([...messages()].sort())
  expect(messages()).toHaveLength(1 + VISITORS)
  expect(readLog()).not.toContain('store-')
})

test('the process returns to the event loop between any two operations that waited', async () => {
  let turns = 0
  let isDone = false
  const recorded = Promise.all(recordAll())
  while (retried().length === 0) await nextTurn()
  unlock()
  const count = (): void => {
    turns += 1
    if (!isDone) setImmediate(count)
  }
  count()
  await recorded
  isDone = true
  expect(turns).toBeGreaterThanOrEqual(VISITORS - 1)
})

test('after one wait for a lock times out, later ones time out sooner, until one succeeds', async () => {
  mockClock.perRetry = 500
  const waited = async (message: string): Promise<number> => {
    const start = mockClock.time
    await expect(record(message)).rejects.toThrow('locked')
    return mockClock.time - start
  }
  const first = await waited('first')
  expect(first).toBeGreaterThanOrEqual(3000)
  expect(await waited('second')).toBeLessThan(first / 2)
  const crowd = mockClock.time
  expect((await Promise.allSettled(recordAll())).every(({ status }) => status === 'rejected')).toBe(true)
  expect(mockClock.time - crowd).toBeLessThan(first / 2)
  unlock()
  await record('after')
  other = lockDatabase(file)
  expect(await waited('a lock later on')).toBeGreaterThanOrEqual(3000)
})

test('a file that is locked at its first use is opened once the lock is gone, without blocking the process', async () => {
  const late = guardSqliteStore(file, () => mockClock.time)
  const recorded = late.recordContactMessage({ name: 'Ann', email: 'ann@example.com', message: 'late' })
  await nextTurn()
  unlock()
  await recorded
  expect(messages()).toEqual(['before', 'late'])
  await late.close()
})

test('no connection has a busy timeout: SQLite would block the process for as long', async () => {
  unlock()
  const timeouts: unknown[] = []
  const sqlite = process.getBuiltinModule('node:sqlite')
  class Watched extends sqlite.DatabaseSync {
    override close(): void {
      timeouts.push(this.prepare('pragma busy_timeout').get()?.timeout)
      super.close()
    }
  }
  jest.spyOn(process, 'getBuiltinModule').mockReturnValue({ ...sqlite, DatabaseSync: Watched })
  const watched = guardSqliteStore(path.join(folder, 'watched.sqlite'))
  await watched.downloadCounts()
  await watched.close()
  openSpool(path.join(folder, 'spool.sqlite')).close()
  expect(timeouts).toEqual([0, 0])
})
