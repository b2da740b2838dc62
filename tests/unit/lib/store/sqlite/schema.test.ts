import { DatabaseSync } from 'node:sqlite'
import { migrate } from '@/lib/store/sqlite/schema'

const first = 'create table record (id integer primary key)'
const second = "alter table record add column note text not null default 'none'"
const version = () => database.prepare('pragma user_version').get()?.user_version
const rows = () => database.prepare('select * from record').all()

let database: DatabaseSync
beforeEach(() => {
  database = new DatabaseSync(':memory:')
  migrate(database, [first])
  database.exec('insert into record (id) values (7)')
})
afterEach(() => database.close())

test('a database of an older version is migrated once and keeps its records', () => {
  migrate(database, [first, second])
  migrate(database, [first, second])
  expect(rows()).toEqual([{ id: 7, note: 'none' }])
  expect(version()).toBe(2)
})

test('a failed migration leaves the database unchanged', () => {
  expect(() => migrate(database, [first, second, 'create table record (id integer)'])).toThrow('already exists')
  expect(rows()).toEqual([{ id: 7 }])
  expect(version()).toBe(1)
})
