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
import { captureTestLogs, findSampleBundle, findSampleTemplate, optInOf } from '@/tests/support/leads'
import { startMailServer, type MailServer, type MailServerRules } from '@/tests/support/mail-server'
import { newFolder } from '@/tests/support/new-folder'

const MINUTE = 60_000
const LEASE = 2 * MINUTE
const settings = { siteUrl: 'https://docs.example.com', secret: 's'.repeat(32), hasMemberDocuments: true }
const write = (mail: Mail) => writeMail(mail, createMailLinks(mail, settings))

let file: string
let store: Store
let server: MailServer
const logged = captureTestLogs()
let time: number

beforeEach(() => {
  file = path.join(newFolder(), 'ridgedocs.sqlite')
  store = openSqliteStore(file)
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
  /** Requests a template as a visitor. Returns the response. */
  const visit = (): Promise<unknown> =>
    subscribe(
      { email: 'joe@example.com', newsletterSubscribed: false, source: 'download', templates: ['metal-estimate'] },
      { store, deliver: mailer.deliver, findTemplate: findSampleTemplate, findBundle: findSampleBundle },
    )
  return { mailer, visit }
}

const answered = (email: string) => expect.objectContaining({ response: { ok: true, email } }) as unknown

const waiting = () => queryDatabase(file, 'select recipient, attempts, due_at - ? as due from mail_outbox', time)
const joeWaits = (attempts: number, due: number) => [{ recipient: 'joe@example.com', attempts, due }]
const copies = (): number => server.messages.length
const accepted: MailServerRules = {}
const busy: MailServerRules = { onReceiver: () => '450 4.2.0 <joe@example.com> Try later' }
const cut: MailServerRules = { dropsInMessage: () => true }
const cutAfter: MailServerRules = { onMessage: () => 'drop' }

describe('the visitor’s result, the outbox and the delivered copies with a mail server that', () => {
  it.each([
    ['accepts', accepted, '', false],
    ['offers encryption', { offersTls: true }, '/?tls.rejectUnauthorized=false', true],
  ])('%s: one copy, encrypted if possible', async (_, rules, settings, isEncrypted) => {
    const { visit, mailer } = await open(rules, (url) => `${url}${settings}`)
    expect(await visit()).toEqual(answered('sent'))
    expect(waiting()).toEqual([])
    time += LEASE
    expect(await mailer.drain()).toBe(0)
    expect(server.messages).toEqual([expect.objectContaining({ to: 'joe@example.com', isEncrypted })])
  })

  it('refuses for now, then accepts', async () => {
    const { visit, mailer } = await open(busy)
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

  it.each<[string, MailServerRules, string | null]>([
    ['the address: it is marked', { onReceiver: () => '550 5.1.1 <joe@example.com> No such user' }, 'unknown'],
    ['the message: the address is not marked', { onMessage: () => '554 <joe@example.com> looks like spam' }, null],
  ])('permanently refuses %s, and the log does not contain it', async (_, rules, undeliverableReason) => {
    const { visit, mailer } = await open(rules)
    expect(await visit()).toEqual(answered('failed'))
    time += 24 * 60 * MINUTE
    expect(await mailer.drain()).toBe(0)
    expect([waiting(), copies()]).toEqual([[], 0])
    expect(await store.listSubscribers()).toMatchObject([
      { undeliverableReason, undeliverableAt: undeliverableReason && (expect.any(String) as string) },
    ])
    expect(logged()).toContain('mail-refused')
    expect(logged()).not.toContain('joe')
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

  it.each([
    ['cuts the connection within the message: it is sent again', cut, 0],
    ['accepts and cuts the connection before responding: a second copy has the same id', cutAfter, 1],
  ])('%s', async (_, rules, before) => {
    const { visit, mailer } = await open(rules)
    expect(await visit()).toEqual(answered('unreachable'))
    expect([waiting(), copies()]).toEqual([joeWaits(1, MINUTE), before])
    server.rules = {}
    time += MINUTE
    expect(await mailer.drain()).toBe(1)
    expect([waiting(), copies()]).toEqual([[], before + 1])
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

  it.each([
    ['offers encryption with an untrusted certificate', { offersTls: true }, (url: string) => url],
    ['is unreachable', {}, () => 'smtp://127.0.0.1:9'],
  ])('%s: nothing is sent, and the message waits', async (_, rules, url) => {
    const { visit, mailer } = await open(rules, url)
    expect(await visit()).toEqual(answered('unreachable'))
    expect(waiting()).toEqual(joeWaits(1, MINUTE))
    time += MINUTE
    expect(await mailer.drain()).toBe(0)
    expect([waiting(), copies()]).toEqual([joeWaits(2, 5 * MINUTE), 0])
  })
})

describe('a newsletter issue with a mail server that', () => {
  const issue = { kind: 'issue', subject: 'What changed in May', markdown: 'Hello' }
  beforeEach(async () => {
    await store.confirmNewsletter(optInOf('joe@example.com'))
    await store.enqueueIssue('may', issue, time, 10)
  })
  it.each([
    ['accepts', accepted, 1, false],
    ['refuses for now', busy, 1, false],
    ['cuts the connection within the message', cut, 0, true],
    ['accepts and cuts the connection before responding', cutAfter, 1, true],
  ])('%s: never two copies', async (_, rules, expected, isInDoubt) => {
    const { mailer } = await open(rules)
    await mailer.drain()
    server.rules = {}
    time += 24 * 60 * MINUTE
    await mailer.drain()
    expect(copies()).toBe(expected)
    expect(waiting()).toEqual([])
    expect(logged().includes('mail-in-doubt')).toBe(isInDoubt)
    expect(logged()).not.toContain('joe')
  })

  it('is unreachable for a while: the copy stays queued and is tried again', async () => {
    const { mailer } = await open({ offersTls: true })
    expect(await mailer.drain()).toBe(0)
    expect(waiting()).toEqual(joeWaits(1, MINUTE))
    time += MINUTE
    expect(await mailer.drain()).toBe(0)
    expect(waiting()).toEqual(joeWaits(2, 5 * MINUTE))
  })
})
