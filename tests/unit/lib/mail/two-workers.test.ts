import path from 'node:path'
import { openSqliteStore } from '@/lib/store/sqlite/store'
import { createGate } from '@/tests/support/gate'
import { metal, optInOf } from '@/tests/support/leads'
import { startMailServer } from '@/tests/support/mail-server'
import { newFolder } from '@/tests/support/new-folder'
import { startScript } from '@/tests/support/scripts'

/** A worker claims this many messages at once. */
const BATCH = 20
const MESSAGES = 90

test('two processes that drain the same outbox send every message once', async () => {
  const folder = newFolder()
  const store = openSqliteStore(path.join(folder, 'ridgedocs.sqlite'))
  for (let index = 0; index < MESSAGES / 2; index += 1) {
    const to = `joe${index}@example.com`
    const mail = { kind: 'download', id: `download-${index}`, to, newsletterSubscribed: false, templates: [metal] }
    await store.outbox.add({ id: mail.id, recipient: to, payload: JSON.stringify(mail) }, 0)
    await store.confirmNewsletter(optInOf(to))
  }
  await store.enqueueIssue('may', { kind: 'issue', subject: 'May', markdown: 'Hello' }, 0, MESSAGES)

  // The server blocks the first worker until the second has started.
  const bothSend = createGate()
  let arrived = 0
  const server = await startMailServer({
    onMessage: async () => {
      arrived += 1
      if (arrived > BATCH) bothSend.open()
      await bothSend.passed
      return undefined
    },
  })
  const settings = { DATA_DIR: folder, SITE_URL: 'https://docs.example.com', SMTP_URL: server.url }
  const workers = [1, 2].map(() => startScript('tests/support/drain-outbox.ts', [], settings))
  await Promise.all(workers.map(({ hasWritten }) => hasWritten('ready')))
  for (const { child } of workers) child.stdin?.write('go\n')
  const outcomes = await Promise.all(workers.map(({ outcome }) => outcome))

  const counts = outcomes.map(({ out }) => Number(out.split('\n')[1]))
  expect(outcomes.map(({ code, error }) => [code, error])).toEqual([
    [0, ''],
    [0, ''],
  ])
  expect(Math.min(...counts)).toBeGreaterThan(0)
  expect(counts.reduce((sum, count) => sum + count)).toBe(MESSAGES)
  const ids = server.messages.map(({ id }) => id)
  expect(ids).toHaveLength(MESSAGES)
  expect(new Set(ids).size).toBe(MESSAGES)
  expect(await store.outbox.claimDue(Number.MAX_SAFE_INTEGER, 0, MESSAGES)).toEqual([])

  await server.stop()
  await store.close()
}, 120_000)
