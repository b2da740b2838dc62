import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { openSqliteStore } from '@/lib/store/sqlite/store'
import { spread } from '@/tests/support/chosen'
import { refusedWith, runScript } from '@/tests/support/run-script'
import { newFolder } from '@/tests/support/new-folder'

let folder: string
beforeAll(async () => {
  folder = newFolder()
  const store = openSqliteStore(path.join(folder, 'ridgedocs.sqlite'))
  for (const email of ['joe@example.com', 'ann@example.com'])
    await store.confirmNewsletter({ email, source: 'newsletter', consentVersion: '1', requestedAt: Date.now() })
  await store.recordContactMessage({ name: 'Joe', email: 'joe@example.com', message: 'Hello' })
  await store.close()
  writeFileSync(path.join(folder, 'issue.md'), '# What changed in May\n\nHello **all**\n')
})

const run = (script: string, ...args: string[]) =>
  runScript(script, args, { settings: { DATA_DIR: folder, SITE_URL: 'https://docs.example.com' } })
const messages = (): string[] => {
  const outbox = path.join(folder, 'outbox')
  return readdirSync(outbox).map((name) => readFileSync(path.join(outbox, name), 'utf8'))
}

test('an issue is sent once, an address is exported and then erased, and each command reports what it did', async () => {
  const issue = path.join(folder, 'issue.md')
  const first = await run('newsletter', 'send', issue)
  expect(first).toMatchObject({ code: 0, out: expect.stringContaining('2 addresses, 2 messages sent; 0 had it') })
  const second = await run('newsletter', 'send', issue)
  expect(second.out).toContain('0 addresses, 0 messages sent; 2 had it before')
  const receivers = messages().map((message) => /^To: (.+?)\r$/m.exec(message)?.[1])
  expect(receivers.sort()).toEqual(['ann@example.com', 'joe@example.com'])
  const csv = await run('leads', 'export')
  expect(csv.out.split('\r\n')).toEqual([
    expect.stringMatching(/^email,newsletterWish,/),
    expect.stringMatching(/^joe@example\.com,true,newsletter,,\d{4}-/),
    expect.stringMatching(/^ann@example\.com,true,newsletter,,\d{4}-/),
    '',
  ])
  const json = await run('leads', 'export', '--format', 'json', '--since', '2100-01-01')
  expect(JSON.parse(json.out)).toEqual([])
  const erased = await run('leads', 'erase', 'JOE@example.com')
  expect(erased.out.trim().split('\n').sort()).toEqual([
    'If its mailbox was on the suppression list, a keyed hash stays there, so that nothing is sent to it.',
    'contact_messages: 1 removed',
    'email_subscribers: 1 removed',
    'mail_admissions: 0 removed',
    'mail_outbox: 0 removed',
    'message files: 1 removed',
    'newsletter_deliveries: 1 removed',
  ])
  expect(messages()).toHaveLength(1)
  expect((await run('leads', 'export')).out).not.toContain('joe')
})

const mistakes: [script: string, args: string[], message: string][] = [
  ['leads', [], 'Usage: npm run leads'],
  ['leads', ['erase'], 'Usage: npm run leads'],
  ['leads', ['erase', 'joe'], 'joe is not an email address'],
  ['leads', ['export', '--format', 'xml'], '--format must be csv or json'],
  ['leads', ['export', '--since', 'May'], '--since must be a date'],
  ['newsletter', ['send'], 'Usage: npm run newsletter'],
  ['newsletter', ['send', 'no-such.md'], 'no-such.md'],
]
test.each(spread(mistakes, 2))('npm run %s -- %j says what is wrong', async (script, args, message) => {
  const outcome = await run(script, ...args)
  expect(outcome).toMatchObject(refusedWith(message))
  expect(outcome.error).not.toContain('    at ')
})
