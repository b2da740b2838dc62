import { DatabaseSync } from 'node:sqlite'
import { createProbe } from '@/lib/store/sqlite/health'
import { migrate } from '@/lib/store/sqlite/schema'

const MEGABYTE = 1024 * 1024
const none = () => []

let database: DatabaseSync
beforeEach(() => {
  database = new DatabaseSync(':memory:')
  migrate(database)
})
afterEach(() => database.close())

test.each([
  ['ok', 100 * MEGABYTE, /^Records are written\.$/],
  ['degraded', 100 * MEGABYTE - 1, /99 MB left/],
  ['degraded', 0, /0 MB left/],
] as const)('is %s with %i bytes of free space', async (state, free, detail) => {
  const probe = createProbe(database, '/', none, () => free)
  expect(await probe()).toMatchObject({ state, detail: expect.stringMatching(detail) as string })
})

test('writes a single row on every check and counts the queued emails', async () => {
  const probe = createProbe(database, '/', none)
  await probe()
  database.exec(
    `insert into mail_outbox (id, recipient, payload, due_at) values ('a', 'x', '{}', 0), ('b', 'x', '{}', 0)`,
  )
  expect(await probe()).toMatchObject({ waiting: 2 })
  expect(database.prepare('select count(*) as rows, length(filler) as bytes from health_probe').get()).toEqual({
    rows: 1,
    bytes: 16 * 1024,
  })
})

test('rejects if nothing can be written', async () => {
  const probe = createProbe(database, '/', none)
  database.exec('pragma query_only = 1')
  await expect(probe()).rejects.toThrow('readonly')
})
