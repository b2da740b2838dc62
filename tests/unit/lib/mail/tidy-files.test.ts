import { readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { tidyMessageFiles } from '@/lib/mail/tidy-files'
import { newFolder } from '@/tests/support/new-folder'

const HOUR = 3_600_000
const NOW = Date.parse('2026-03-04T12:00:00Z')

let folder: string
beforeEach(() => {
  folder = newFolder()
})

function write(name: string, age: number): void {
  const file = path.join(folder, name)
  writeFileSync(file, 'To: joe@example.com')
  utimesSync(file, (NOW - age) / 1000, (NOW - age) / 1000)
}

test('removes only unfinished files older than an hour', async () => {
  write('old.part', HOUR + 1000)
  write('older.part', 100 * HOUR)
  write('young.part', HOUR - 1000)
  write('old.eml', 100 * HOUR)
  write('part', 100 * HOUR)
  expect(await tidyMessageFiles(folder, NOW)).toBe(2)
  expect(readdirSync(folder).sort()).toEqual(['old.eml', 'part', 'young.part'])
  expect(await tidyMessageFiles(folder, NOW)).toBe(0)
})

test('skips files that disappear meanwhile', async () => {
  symlinkSync('nothing', path.join(folder, 'gone.part'))
  expect(await tidyMessageFiles(folder, NOW)).toBe(0)
})

test('does nothing without a folder', async () => {
  expect(await tidyMessageFiles(path.join(folder, 'outbox'), NOW)).toBe(0)
})

test('rejects if the folder cannot be read', async () => {
  write('file', 0)
  await expect(tidyMessageFiles(path.join(folder, 'file'), NOW)).rejects.toThrow('ENOTDIR')
})
