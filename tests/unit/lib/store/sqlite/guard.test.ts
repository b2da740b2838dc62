import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Store } from '@/lib/store/port'
import { openSqliteStore } from '@/lib/store/sqlite/store'
import { guardSqliteStore } from '@/lib/store/sqlite/guard'
import { lockDatabase, queryDatabase } from '@/tests/support/database'
import { captureTestLogs, eventsIn } from '@/tests/support/leads'
import { newFolder } from '@/tests/support/new-folder'

const message = { name: 'Joe', email: 'joe@example.com', message: 'Do you have a gutter form?' }
/** Milliseconds after which a file that could not be opened is opened again. */
const LATER = 1001

let folder: string
let file: string
let time: number
const logged = captureTestLogs()
let store: Store

beforeEach(() => {
  folder = newFolder()
  file = path.join(folder, 'data', 'ridgedocs.sqlite')
  time = 0
  store = guardSqliteStore(file, () => time)
})
afterEach(() => store.close())

const events = (event?: string) => eventsIn(logged(), event)
const countMessages = (): number => queryDatabase(file, 'select 1 from contact_messages').length

/** Expects that nothing is recorded, health reports why, and the log names the fault and the remedy once. */
async function expectDown(fault: string, detail: RegExp): Promise<void> {
  await expect(store.recordContactMessage(message)).rejects.toThrow()
  await expect(store.recordContactMessage(message)).rejects.toThrow()
  expect(await store.health()).toEqual({ state: 'down', detail: expect.stringMatching(detail) as string })
  expect(events('store-unavailable')).toEqual([
    expect.objectContaining({
      level: 'error',
      fault,
      cause: expect.stringMatching(detail) as string,
      remedy: expect.stringMatching(/\w/) as string,
    }),
  ])
}

async function expectRecovered(fault: string): Promise<void> {
  time += LATER
  await store.recordContactMessage(message)
  expect(await store.health()).toMatchObject({ state: expect.stringMatching(/ok|degraded/) as string })
  expect(events('store-recovered')).toEqual([expect.objectContaining({ fault })])
}

test('a database that another program keeps locked: down until the lock is gone', async () => {
  await store.recordContactMessage(message)
  const other = lockDatabase(file)
  const clock = setInterval(() => (time += 1000), 5)
  await expectDown('locked', /another program/i).finally(() => clearInterval(clock))
  other.close()
  await expectRecovered('locked')
  expect(countMessages()).toBe(2)
})

test.each<[string, (size: number) => void]>([
  ['replaced by something else', () => writeFileSync(file, 'This is no database. '.repeat(500))],
  ['cut off in the middle', (size) => truncateSync(file, Math.floor(size / 2))],
  [
    'overwritten in places',
    (size) => {
      const bytes = Buffer.alloc(4096, 0xa5)
      const damaged = readFileSync(file)
      for (let place = 4096; place + 4096 <= size; place += 8192) bytes.copy(damaged, place)
      writeFileSync(file, damaged)
    },
  ],
])('a database file that is %s: down, left unchanged, and healthy once a backup replaces it', async (_, damage) => {
  const made = openSqliteStore(file)
  for (let count = 0; count < 50; count += 1)
    await made.recordContactMessage({ ...message, message: `${count} ${'x'.repeat(900)}` })
  // All records are in the main file now, and none in its log.
  await made.close()
  copyFileSync(file, `${file}.backup`)
  damage(statSync(file).size)
  const { size } = statSync(file)
  await expectDown('damaged', /damaged/)
  expect(statSync(file).size).toBe(size)
  copyFileSync(`${file}.backup`, file)
  await expectRecovered('damaged')
  expect(countMessages()).toBe(51)
})

test('a folder that cannot be created: down until it can; retried after a second, not earlier', async () => {
  writeFileSync(path.join(folder, 'data'), '')
  await expectDown('not-writable', /cannot be written/)
  rmSync(path.join(folder, 'data'))
  time = 999
  await expect(store.downloadCounts()).rejects.toThrow()
  time = 0
  await expectRecovered('not-writable')
})

test('a database that was removed or replaced while open is reopened: nothing is written to the old file', async () => {
  await store.recordContactMessage(message)
  renameSync(path.dirname(file), path.join(folder, 'moved'))
  await store.recordContactMessage(message)
  await store.recordContactMessage(message)
  expect(countMessages()).toBe(2)
  expect(events()).toEqual([expect.objectContaining({ level: 'error', event: 'store-file-replaced' })])
  file = path.join(folder, 'moved', 'ridgedocs.sqlite')
  expect(countMessages()).toBe(1)
})

test('a record that violates a rule is rejected without affecting the health of the store', async () => {
  await expect(store.recordContactMessage({ ...message, message: '' })).rejects.toThrow('constraint')
  expect(events()).toEqual([])
  expect(await store.health()).toMatchObject({ waiting: 0 })
})

test('a database of a newer version is left unchanged', async () => {
  mkdirSync(path.dirname(file))
  const database = new DatabaseSync(file)
  database.exec('pragma user_version = 99')
  database.close()
  await expectDown('newer-version', /newer version/)
  expect(queryDatabase(file, 'pragma user_version')).toEqual([{ user_version: 99 }])
})
