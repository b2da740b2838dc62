import path from 'node:path'
import { createMailer } from '@/lib/mail/mailer'
import type { Mail, SendResult } from '@/lib/mail/types'
import { readIssue } from '@/lib/newsletter/issue'
import { sendIssue, type SendContext } from '@/lib/newsletter/send'
import type { Store } from '@/lib/store'
import { openSqliteStore } from '@/lib/store/sqlite/store'
import { captureTestLogs, optInOf } from '@/tests/support/leads'
import { newFolder } from '@/tests/support/new-folder'

const issue = readIssue('# What changed in May\n\nHello')

it('uses the first line as the subject, which identifies the issue', () => {
  expect(readIssue('\uFEFF\n# What changed: May?  \r\n\r\nHello\r\n\r\nEnd\n')).toEqual({
    id: 'what-changed-may',
    subject: 'What changed: May?',
    markdown: 'Hello\n\nEnd',
  })
})

it.each([
  ['', 'starts with its subject'],
  ['Hello', 'starts with its subject'],
  ['## Hello\n\nText', 'starts with its subject'],
  ['# …\n\nText', 'letters or digits'],
  ['# Hello\n', 'no text'],
  [`# ${'a'.repeat(151)}\n\nText`, 'longer than 150'],
])('refuses %j', (source, message) => {
  expect(() => readIssue(source)).toThrow(message)
})

describe('sendIssue', () => {
  const names = Array.from({ length: 25 }, (_, index) => `joe${index}@example.com`)
  const busy: SendResult = { ok: false, permanent: false, reason: '451 busy' }
  let store: Store
  let sent: string[]
  let send: jest.Mock<Promise<SendResult>, [Mail]>

  captureTestLogs()
  beforeEach(async () => {
    store = openSqliteStore(path.join(newFolder(), 'ridgedocs.sqlite'))
    for (const email of names) await store.confirmNewsletter(optInOf(email))
    await store.recordSubscriber({
      email: 'unconfirmed@example.com',
      newsletterSubscribed: true,
      source: 'newsletter',
      templatesDownloaded: [],
    })
    sent = []
    send = jest.fn<Promise<SendResult>, [Mail]>().mockImplementation(({ to }) => {
      sent.push(to)
      return Promise.resolve({ ok: true })
    })
  })
  afterEach(() => store.close())
  const expectEachOnce = () => expect([...sent].sort()).toEqual([...names].sort())

  const context = (): SendContext => {
    const mailer = createMailer(send, () => store.outbox)
    return { store, mailer: () => mailer }
  }

  it('continues after an interruption, and a corrected text is still the same issue', async () => {
    const failing = { drain: () => Promise.reject(new Error('killed')) }
    await expect(sendIssue(issue, { store, mailer: () => failing })).rejects.toThrow('killed')
    expect(await sendIssue({ ...issue, markdown: 'Hello!' }, context())).toMatchObject({ taken: 0, sent: 25 })
    expectEachOnce()
  })

  it('leaves temporarily rejected messages to the outbox', async () => {
    send.mockResolvedValueOnce(busy)
    expect(await sendIssue(issue, context())).toMatchObject({ taken: 25, sent: 24 })
    const later = createMailer(send, () => store.outbox, { now: () => Date.now() + 3_600_000 })
    expect(await later.drain()).toBe(1)
    expectEachOnce()
  })
})
