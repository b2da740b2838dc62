import path from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createSpoolAccess, whenUnlocked, type SpoolAccess } from '@/lib/store/spool/access'
import { createOperation } from '@/lib/store/spool/operation'
import { lockDatabase } from '@/tests/support/database'
import { captureTestLogs } from '@/tests/support/leads'
import { newFolder } from '@/tests/support/new-folder'

let file: string
let access: SpoolAccess
const readLog = captureTestLogs()
let others: DatabaseSync[] = []

beforeEach(() => {
  file = path.join(newFolder(), 'spool.sqlite')
  access = createSpoolAccess(file)
})
afterEach(() => {
  access.close()
  others.filter(({ isOpen }) => isOpen).forEach((other) => other.close())
  others = []
})

/** Another process's connection, in the middle of a write. */
function lock(): DatabaseSync {
  const other = lockDatabase(file)
  others.push(other)
  return other
}

const operation = createOperation('search', { query: 'estimate', results: 1 })

test('a write of another process delays an operation without blocking this process', async () => {
  const spool = await access.open()
  const other = lock()
  const appended = whenUnlocked(() => spool?.append(operation))
  for (let turn = 0; turn < 10; turn += 1) await nextTurn()
  expect(spool?.isEmpty()).toBe(true)
  other.close()
  await appended
  expect(spool?.first()).toEqual(operation)
})

test('a spool that is locked at its first use is opened once the lock is gone, by one of several callers', async () => {
  const other = lock()
  const opened = Promise.all([access.open(), access.open()])
  await nextTurn()
  other.exec('rollback')
  const [first, second] = await opened
  expect(first).toBeDefined()
  expect(second).toBe(first)
  expect(readLog()).not.toContain('no-spool')
})
