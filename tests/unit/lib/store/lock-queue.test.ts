import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Store } from '@/lib/store/port'
import type * as SqliteModule from '@/lib/store/sqlite'
import { guardSqliteStore } from '@/lib/store/sqlite-guard'
import { captureLog } from '../../../support/leads'

/** How often the database was asked to take each message. */
const mockTries = new Map<string, number>()
jest.mock('@/lib/store/sqlite', () => {
  const { openSqliteStore } = jest.requireActual<typeof SqliteModule>('@/lib/store/sqlite')
  const open = (...given: Parameters<typeof openSqliteStore>): ReturnType<typeof openSqliteStore> => {
    const opened = openSqliteStore(...given)
    return {
      ...opened,
      recordContactMessage(message) {
        mockTries.set(message.message, (mockTries.get(message.message) ?? 0) + 1)
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
let time: number
let store: Store

beforeEach(async () => {
  mockTries.clear()
  captureLog()
  folder = mkdtempSync(path.join(tmpdir(), 'ridgedocs-lock-'))
  file = path.join(folder, 'ridgedocs.sqlite')
  time = 0
  store = guardSqliteStore(file, () => time)
  await record('before')
  other = new DatabaseSync(file)
  other.exec('begin exclusive')
})
afterEach(async () => {
  unlock()
  await store.close()
  jest.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const record = (message: string): Promise<void> =>
  store.recordContactMessage({ name: 'Joe', email: 'joe@example.com', message })
const recordAll = (): Promise<void>[] =>
  Array.from({ length: VISITORS }, (_, index) => record(`message ${String(index).padStart(3, '0')}`))

function unlock(): void {
  if (other.isOpen) other.close()
}

function messages(): string[] {
  const database = new DatabaseSync(file, { readOnly: true })
  const rows = database.prepare('select message from contact_messages order by id').all()
  database.close()
  return rows.map(({ message }) => String(message))
}

const askedAgain = (): string[] => [...mockTries].filter(([, tries]) => tries > 1).map(([message]) => message)
const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5))

test('however many wait for a lock, one asks at a time, and all are let in in their order when it is gone', async () => {
  const recorded = Promise.all(recordAll())
  while ((mockTries.get('message 000') ?? 0) < 4) await nextTurn()
  expect(mockTries.size).toBe(1 + VISITORS)
  expect(askedAgain()).toEqual(['message 000'])
  unlock()
  await recorded
  expect(messages()).toEqual([...messages()].sort())
  expect(messages()).toHaveLength(1 + VISITORS)
})

test('the process turns to whatever else there is between any two that are let in', async () => {
  let turns = 0
  let isDone = false
  const recorded = Promise.all(recordAll())
  while (askedAgain().length === 0) await nextTurn()
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

test('after one wait for a lock times out, later ones are refused sooner, until one succeeds', async () => {
  const clock = setInterval(() => (time += 20), 2)
  const waited = async (message: string): Promise<number> => {
    const start = time
    await expect(record(message)).rejects.toThrow('locked')
    return time - start
  }
  const first = await waited('first')
  expect(first).toBeGreaterThanOrEqual(3000)
  expect(await waited('second')).toBeLessThan(first / 2)
  const crowd = time
  expect((await Promise.allSettled(recordAll())).every(({ status }) => status === 'rejected')).toBe(true)
  expect(time - crowd).toBeLessThan(first / 2)
  unlock()
  await record('after')
  other = new DatabaseSync(file)
  other.exec('begin exclusive')
  expect(await waited('a lock later on')).toBeGreaterThanOrEqual(3000)
  clearInterval(clock)
})

test('reading goes on under a lock', async () => {
  expect((await store.downloadCounts()).size).toBe(0)
})
