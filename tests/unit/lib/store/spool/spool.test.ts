import { copyFileSync, existsSync, readFileSync, statSync, truncateSync } from 'node:fs'
import path from 'node:path'
import { fc } from '@/tests/support/fast-check'
import { createOperation, type Operation } from '@/lib/store/spool/operation'
import { openSpool, type Spool } from '@/lib/store/spool/spool'
import { newFolder } from '@/tests/support/new-folder'

let file: string
let opened: Spool[] = []

beforeEach(() => {
  file = path.join(newFolder(), 'data', 'spool.sqlite')
})
afterEach(() => {
  opened.forEach((spool) => spool.close())
  opened = []
})

function open(...limits: [{ records: number; bytes: number }?]): Spool {
  const spool = openSpool(file, ...limits)
  opened.push(spool)
  return spool
}
const messageFrom = (email: string, message = 'Hello'): Operation =>
  createOperation('contact', { name: 'Joe', email, message })

function drain(spool: Spool): Operation[] {
  const taken: Operation[] = []
  for (let next = spool.first(); next; next = spool.first()) {
    taken.push(next)
    spool.remove(next.id)
  }
  return taken
}

it('is a file that all processes of a folder share, and that only its owner can read', () => {
  const operation = messageFrom('joe@example.com')
  open().append(operation)
  expect(open().first()).toEqual(operation)
  for (const name of [file, `${file}-wal`]) expect(statSync(name).mode & 0o777).toBe(0o600)
  expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700)
})

it('returns operations unchanged and in order', () => {
  const spool = open()
  fc.assert(
    fc.property(fc.array(fc.record({ email: fc.string(), message: fc.string({ unit: 'binary' }) })), (messages) => {
      const operations = messages.map(({ email, message }) => messageFrom(email, message))
      operations.forEach((operation) => spool.append(operation))
      expect(drain(spool)).toEqual(operations)
    }),
    { numRuns: 25 },
  )
  expect(spool.isEmpty()).toBe(true)
})

it('keeps complete records when the last one was half written', () => {
  const spool = open()
  const first = messageFrom('joe@example.com')
  spool.append(first)
  spool.append(messageFrom('ann@example.com'))
  const torn = path.join(newFolder(), 'torn.sqlite')
  copyFileSync(file, torn)
  copyFileSync(`${file}-wal`, `${torn}-wal`)
  truncateSync(`${torn}-wal`, statSync(`${torn}-wal`).size - 10)
  const after = openSpool(torn)
  opened.push(after)
  expect(drain(after)).toEqual([first])
})

it('rejects records beyond its limit', () => {
  const spool = open({ records: 2, bytes: 1_000_000 })
  const [refused, waiting, tooMany] = [messageFrom('a@b.c'), messageFrom('d@e.f'), messageFrom('g@h.i')] as const
  spool.append(refused)
  spool.refuse(refused.id, 'because')
  expect(spool.problem()).toBeUndefined()
  spool.append(waiting)
  expect(spool.problem()).toBe('The spool is full')
  expect(() => spool.append(tooMany)).toThrow('The spool is full')
  expect(spool.count()).toEqual({ waiting: 1, refused: 1 })
})

it('rejects bytes beyond its limit', () => {
  const bytes = 300_000
  const spool = open({ records: 1_000_000, bytes })
  const fill = () => {
    for (;;) spool.append(messageFrom('joe@example.com', 'x'.repeat(1000)))
  }
  expect(fill).toThrow('The spool is full')
  expect(spool.count().waiting).toBeGreaterThan(100)
  spool.release('nobody')
  expect(statSync(file).size).toBeLessThan(bytes * 1.1)
})

it('leases sending to one owner at a time, until the lease expires', () => {
  const spool = open()
  expect(spool.lease('one', 0, 10)).toBe(true)
  expect(spool.lease('two', 5, 15)).toBe(false)
  expect(spool.lease('one', 9, 20)).toBe(true)
  expect(spool.lease('two', 21, 30)).toBe(true)
  spool.release('one')
  expect(spool.lease('one', 22, 40)).toBe(false)
  spool.release('two')
  expect(spool.lease('one', 23, 40)).toBe(true)
})

it('erases an address in any letter case, including refused records, and leaves nothing readable on disk', () => {
  const spool = open()
  const refused = messageFrom('JOE@example.com')
  spool.append(refused)
  spool.refuse(refused.id, 'because')
  spool.append(messageFrom('joe@example.com'))
  spool.append(messageFrom('ann@example.com'))
  expect(spool.erase('Joe@Example.com')).toBe(2)
  spool.release('nobody')
  expect(spool.count()).toEqual({ waiting: 1, refused: 0 })
  const left = [file, `${file}-wal`].filter((name) => existsSync(name)).map((name) => readFileSync(name, 'latin1'))
  expect(left.join('')).not.toMatch(/joe@example\.com/i)
  expect(left.join('')).toContain('ann@example.com')
})
