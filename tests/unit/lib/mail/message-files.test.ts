import { readdirSync, readFileSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createEmlSender, eraseMessageFiles, tidyMessageFiles } from '@/lib/mail/message-files'
import { NotSentError } from '@/lib/mail/types'
import { newFolder } from '@/tests/support/new-folder'
import { expectWholeMessage, sampleMail, writeSample } from '@/tests/support/sample-mail'

let folder: string
beforeEach(() => void (folder = newFolder()))

const send = (to: string, markdown = 'Hello') =>
  createEmlSender(folder, writeSample)({ kind: 'issue', id: to.slice(0, 8), to, subject: 'May', markdown })

it('writes one complete message to a file that only its owner can read', async () => {
  const outbox = path.join(folder, 'outbox')
  expect(await createEmlSender(outbox, writeSample)(sampleMail)).toEqual({ ok: true })
  const [file = '', ...others] = readdirSync(outbox)
  expect(others).toEqual([])
  expect(file).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z-id-1\.eml$/)
  expect(statSync(path.join(outbox, file)).mode & 0o777).toBe(0o600)
  expectWholeMessage(readFileSync(path.join(outbox, file), 'utf8'))
})

it('rejects if the folder cannot be created', async () => {
  const write = createEmlSender('/dev/null/outbox', writeSample)
  await expect(write(sampleMail)).rejects.toThrow(NotSentError)
})

test('messages to an erased address are deleted, in any letter case, and no others', async () => {
  const long = `${'a'.repeat(64)}@${'long-name.'.repeat(12)}example.com`
  await send('Joe@example.com')
  await send('ann@example.com', 'To: joe@example.com')
  await send(long)
  writeFileSync(path.join(folder, 'notes.txt'), 'To: joe@example.com\r\n\r\n')
  expect(await eraseMessageFiles(folder, 'joe@EXAMPLE.com')).toBe(1)
  expect(await eraseMessageFiles(folder, long)).toBe(1)
  expect(readdirSync(folder)).toEqual([expect.stringContaining('-ann@exam.eml'), 'notes.txt'])
})

test('without a folder, nothing is deleted', async () => {
  const none = path.join(folder, 'none')
  expect([await eraseMessageFiles(none, 'joe@example.com'), await tidyMessageFiles(none)]).toEqual([0, 0])
})

describe('tidyMessageFiles', () => {
  const HOUR = 3_600_000
  const NOW = Date.parse('2026-03-04T12:00:00Z')
  function write(name: string, age: number): void {
    const file = path.join(folder, name)
    writeFileSync(file, 'To: joe@example.com')
    utimesSync(file, (NOW - age) / 1000, (NOW - age) / 1000)
  }

  it('removes only unfinished files older than an hour, and skips files that disappear meanwhile', async () => {
    write('old.part', HOUR + 1000)
    write('older.part', 100 * HOUR)
    write('young.part', HOUR - 1000)
    write('old.eml', 100 * HOUR)
    write('part', 100 * HOUR)
    symlinkSync('nothing', path.join(folder, 'gone.part'))
    expect(await tidyMessageFiles(folder, NOW)).toBe(2)
    expect(readdirSync(folder).sort()).toEqual(['gone.part', 'old.eml', 'part', 'young.part'])
    expect(await tidyMessageFiles(folder, NOW)).toBe(0)
  })

  it('rejects if the folder cannot be read', async () => {
    write('file', 0)
    await expect(tidyMessageFiles(path.join(folder, 'file'), NOW)).rejects.toThrow('ENOTDIR')
  })
})
