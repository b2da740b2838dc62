import path from 'node:path'
import { subscribe } from '@/lib/subscriptions/subscribe'
import { createMailer } from '@/lib/mail/mailer'
import { createSmtpSender } from '@/lib/mail/smtp'
import { writeMail } from '@/lib/mail/message'
import { createMailLinks } from '@/lib/mail/mail-links'
import type { Mail } from '@/lib/mail/types'
import type { Store } from '@/lib/store'
import { openSqliteStore } from '@/lib/store/sqlite/store'
import { queryDatabase } from '@/tests/support/database'
import { createGate } from '@/tests/support/gate'
import { captureTestLogs, findSampleBundle, findSampleTemplate } from '@/tests/support/leads'
import { startMailServer, type MailServer, type MailServerRules } from '@/tests/support/mail-server'
import { newFolder } from '@/tests/support/new-folder'

const MINUTE = 60_000
const LEASE = 2 * MINUTE
const settings = { siteUrl: 'https://docs.example.com', secret: 's'.repeat(32), hasMemberDocuments: true }
const write = (mail: Mail) => writeMail(mail, createMailLinks(mail, settings))

let folder: string
let store: Store
let server: MailServer
const logged = captureTestLogs()
let time: number

beforeEach(() => {
  folder = newFolder()
  store = openSqliteStore(path.join(folder, 'ridgedocs.sqlite'))
  time = Date.now()
})
afterEach(async () => {
  await server.stop()
  await store.close()
})

/** Starts a mail server and a mailer that sends to it. The long timeout is for tests that are not about it. */
async function open(rules: MailServerRules, url = (real: string) => real, timeout = 30_000) {
  server = await startMailServer(rules)
  const mailer = createMailer(createSmtpSender(url(server.url), write), () => store.outbox, {
    now: () => time,
    timeout,
  })
  const context = {
    store,
    deliver: (mail: Mail) => mailer.deliver(mail),
    findTemplate: findSampleTemplate,
    findBundle: findSampleBundle,
  }
  /** Requests a template as a visitor. Returns the response. */
  const visit = async (email = 'joe@example.com'): Promise<unknown> => {
    const input = { email, newsletterSubscribed: false, source: 'download', templates: ['metal-estimate'] } as const
    return await subscribe({ ...input, templates: [...input.templates] }, context)
  }
  return { mailer, visit }
}

const answered = (email: string) => expect.objectContaining({ response: { ok: true, email } }) as unknown

const waiting = () =>
  queryDatabase(
    path.join(folder, 'ridgedocs.sqlite'),
    'select recipient, attempts, due_at - ? as due from mail_outbox',
    time,
  )
const joeWaits = (attempts: number, due: number) => [{ recipient: 'joe@example.com', attempts, due }]
const copies = (): number => server.messages.length

describe('the visitor’s result, the outbox and the delivered copies with a mail server that', () => {
  it('accepts', async () => {
    const { visit, mailer } = await open({})
    expect(await visit()).toEqual(answered('sent'))
    expect(waiting()).toEqual([])
    time += LEASE
    expect(await mailer.drain()).toBe(0)
    expect(server.messages).toEqual([expect.objectContaining({ to: 'joe@example.com', isEncrypted: false })])
  })

  it('refuses for now, then accepts', async () => {
    const { visit, mailer } = await open({ onReceiver: () => '450 4.2.0 <joe@example.com> Try later' })
    expect(await visit()).toEqual(answered('failed'))
    expect(waiting()).toEqual(joeWaits(1, MINUTE))
    expect(logged()).toContain('mail-not-sent')
    expect(logged()).not.toContain('joe')
    time += MINUTE
    expect(await mailer.drain()).toBe(0)
    expect(waiting()).toEqual(joeWaits(2, 5 * MINUTE))
    server.rules = {}
    expect(await mailer.drain()).toBe(0)
    time += 5 * MINUTE
    expect(await mailer.drain()).toBe(1)
    expect([waiting(), copies()]).toEqual([[], 1])
  })

  it('permanently refuses the address: it is marked, and the log does not contain it', async () => {
    const { visit, mailer } = await open({
      onReceiver: (to) => (to === 'joe@example.com' ? '550 5.1.1 <joe@example.com> No such user' : undefined),
    })
    expect(await visit('joe@example.com')).toEqual(answered('failed'))
    time += 24 * 60 * MINUTE
    expect(await mailer.drain()).toBe(0)
    expect([waiting(), copies()]).toEqual([[], 0])
    expect(await store.listSubscribers()).toEqual([
      expect.objectContaining({ undeliverableAt: expect.any(String) as string, undeliverableReason: 'unknown' }),
    ])
    expect(logged()).toContain('mail-refused')
    expect(logged()).not.toContain('joe')
  })

  it('permanently refuses the message: it is given up, and the address is not marked', async () => {
    const { visit } = await open({ onMessage: () => '554 Looks like spam' })
    expect(await visit()).toEqual(answered('failed'))
    expect([waiting(), copies()]).toEqual([[], 0])
    expect(await store.listSubscribers()).toEqual([expect.objectContaining({ undeliverableAt: null })])
  })

  it('takes longer than the visitor waits: the message arrives once', async () => {
    const arrival = createGate()
    const answer = createGate()
    const onMessage = async () => {
      arrival.open()
      await answer.passed
      return undefined
    }
    const { visit, mailer } = await open({ onMessage }, undefined, 50)
    const removal = createGate()
    const { remove } = store.outbox
    store.outbox.remove = async (id) => {
      await remove(id)
      removal.open()
    }
    expect(await visit()).toEqual(answered('unreachable'))
    expect(waiting()).toEqual(joeWaits(1, LEASE))
    // During the lease, no other worker attempts it.
    time += LEASE - 1
    expect(await mailer.drain()).toBe(0)
    await arrival.passed
    answer.open()
    await removal.passed
    time += 24 * 60 * MINUTE
    expect(await mailer.drain()).toBe(0)
    expect([waiting(), copies()]).toEqual([[], 1])
  })

  it('cuts the connection within the message: the message is sent again', async () => {
    const { visit, mailer } = await open({ dropsInMessage: () => true })
    expect(await visit()).toEqual(answered('unreachable'))
    expect(waiting()).toEqual(joeWaits(1, MINUTE))
    expect(copies()).toBe(0)
    server.rules = {}
    time += MINUTE
    expect(await mailer.drain()).toBe(1)
    expect([waiting(), copies()]).toEqual([[], 1])
  })

  it('accepts and cuts the connection before responding: a second copy has the same id', async () => {
    const { visit, mailer } = await open({ onMessage: () => 'drop' })
    expect(await visit()).toEqual(answered('unreachable'))
    server.rules = {}
    time += MINUTE
    expect(await mailer.drain()).toBe(1)
    expect([waiting(), copies()]).toEqual([[], 2])
    expect(new Set(server.messages.map(({ id }) => id)).size).toBe(1)
  })

  it('refuses the login: the message waits until the setting is fixed', async () => {
    const { visit } = await open({ login: 'user:password' }, (url) => url.replace('//', '//user:wrong@'))
    expect(await visit()).toEqual(answered('failed'))
    expect(waiting()).toEqual(joeWaits(1, MINUTE))
    const fixed = createSmtpSender(server.url.replace('//', '//user:password@'), write)
    time += MINUTE
    expect(await createMailer(fixed, () => store.outbox, { now: () => time }).drain()).toBe(1)
    expect([waiting(), copies()]).toEqual([[], 1])
    expect(logged()).not.toContain('wrong')
  })

  it('offers encryption: the connection is encrypted', async () => {
    const { visit } = await open({ offersTls: true }, (url) => `${url}/?tls.rejectUnauthorized=false`)
    expect(await visit()).toEqual(answered('sent'))
    expect(server.messages).toEqual([expect.objectContaining({ isEncrypted: true })])
  })

  it('offers encryption with an untrusted certificate: nothing is sent', async () => {
    const { visit } = await open({ offersTls: true })
    expect(await visit()).toEqual(answered('unreachable'))
    expect(waiting()).toEqual(joeWaits(1, MINUTE))
    expect(copies()).toBe(0)
  })

  it('is unreachable: the message waits', async () => {
    const { visit, mailer } = await open({}, () => 'smtp://127.0.0.1:9')
    expect(await visit()).toEqual(answered('unreachable'))
    expect(waiting()).toEqual(joeWaits(1, MINUTE))
    time += MINUTE
    expect(await mailer.drain()).toBe(0)
    expect(waiting()).toEqual(joeWaits(2, 5 * MINUTE))
  })
})

describe('a newsletter issue with a mail server that', () => {
  const issue = { kind: 'issue', subject: 'What changed in May', markdown: 'Hello' }
  beforeEach(async () => {
    await store.confirmNewsletter({
      email: 'joe@example.com',
      source: 'newsletter',
      consentVersion: '1',
      requestedAt: 0,
    })
    await store.enqueueIssue('may', issue, time, 10)
  })
  const drainTwice = async (mailer: { drain: () => Promise<number> }): Promise<number> => {
    const first = await mailer.drain()
    server.rules = {}
    time += 24 * 60 * MINUTE
    return first + (await mailer.drain())
  }

  it.each<[string, MailServerRules, number, boolean]>([
    ['accepts', {}, 1, false],
    ['refuses for now', { onReceiver: () => '450 Try later' }, 1, false],
    ['cuts the connection within the message', { dropsInMessage: () => true }, 0, true],
    ['accepts and cuts the connection before responding', { onMessage: () => 'drop' }, 1, true],
  ])('%s: never two copies', async (_, rules, expected, isInDoubt) => {
    const { mailer } = await open(rules)
    await drainTwice(mailer)
    expect(copies()).toBe(expected)
    expect(waiting()).toEqual([])
    expect(logged().includes('mail-in-doubt')).toBe(isInDoubt)
    expect(logged()).not.toContain('joe')
  })

  it('is unreachable for a while: the copy stays queued', async () => {
    const { mailer } = await open({ offersTls: true })
    expect(await mailer.drain()).toBe(0)
    expect(waiting()).toHaveLength(1)
  })
})
