import type { Verdict } from '@/lib/mail/gate'
import { createMailer } from '@/lib/mail/mailer'
import type { IssueMail, Mail, SendResult } from '@/lib/mail/types'
import { captureTestLogs } from '@/tests/support/leads'
import { createMemoryOutbox } from '@/tests/support/memory-outbox'
import { sampleMail as mail } from '@/tests/support/sample-mail'

const MINUTE = 60_000
const busy: SendResult = { ok: false, permanent: false, reason: '451 busy, joe@example.com' }

let box: ReturnType<typeof createMemoryOutbox>
let send: jest.Mock<Promise<SendResult>, [Mail]>
const logged = captureTestLogs()
let time = 0
const mailer = () => createMailer(send, () => box.outbox, { now: () => time })

beforeEach(() => {
  box = createMemoryOutbox()
  send = jest.fn<Promise<SendResult>, [Mail]>().mockResolvedValue({ ok: true })
  time = 0
})
afterEach(() => jest.useRealTimers())

describe('the gate', () => {
  const onWithheld = jest.fn<void, [string]>()
  const gated = (verdict: Verdict) =>
    createMailer(send, () => box.outbox, { now: () => time, gate: () => Promise.resolve(verdict), onWithheld })
  beforeEach(() => onWithheld.mockReset())

  it('admits a message', async () => {
    expect(await gated('admitted').deliver(mail)).toBe('sent')
    expect(send).toHaveBeenCalledTimes(1)
    expect(onWithheld).not.toHaveBeenCalled()
  })

  it.each([
    ['suppressed', 'sent', 'mail-withheld'],
    ['mailbox', 'sent', 'mail-withheld'],
    ['total', 'failed', 'mail-total-reached'],
  ] as const)('withholds a message (%s), reports it as %s and stores nothing', async (verdict, result, event) => {
    expect(await gated(verdict).deliver(mail)).toBe(result)
    expect(send).not.toHaveBeenCalled()
    expect(box.messages().size).toBe(0)
    expect(onWithheld).toHaveBeenCalledWith(verdict)
    expect(logged()).toContain(event)
    expect(logged()).not.toContain('joe')
  })

  it('leaves a message to the outbox, which checks the suppression list, if the store was unavailable', async () => {
    expect(await gated('unchecked').deliver(mail)).toBe('unreachable')
    expect(send).not.toHaveBeenCalled()
    expect(box.messages().get('id-1')?.dueAt).toBe(MINUTE)
  })

  it('does not apply to a welcome, which follows a signed link', async () => {
    const welcome: Mail = { kind: 'welcome', id: 'id-2', to: 'joe@example.com' }
    expect(await gated('mailbox').deliver(welcome)).toBe('sent')
    expect(send).toHaveBeenCalledWith(welcome)
  })
})

describe('deliver', () => {
  it('stores the message before its first attempt, so that a crash loses nothing, and clears its timer', async () => {
    jest.useFakeTimers()
    send.mockImplementation(() => {
      expect(box.messages().get('id-1')).toMatchObject({ dueAt: 2 * MINUTE, attempts: 1 })
      return Promise.resolve({ ok: true })
    })
    await mailer().deliver(mail)
    expect(jest.getTimerCount()).toBe(0)
    expect.assertions(2)
  })

  it('sends even if the outbox cannot be opened', async () => {
    const broken = createMailer(send, () => {
      throw new Error('disk full')
    })
    expect(await broken.deliver(mail)).toBe('sent')
    expect(logged()).toContain('outbox-failed')
  })
})

describe('drain', () => {
  it('waits longer after each attempt and gives up after seven', async () => {
    send.mockResolvedValue(busy)
    await mailer().deliver(mail)
    const waits: number[] = []
    for (let due = box.messages().get('id-1')?.dueAt; due !== undefined; due = box.messages().get('id-1')?.dueAt) {
      waits.push((due - time) / MINUTE)
      time = due
      await mailer().drain()
    }
    expect(waits).toEqual([1, 5, 30, 120, 720, 1440])
    expect(send).toHaveBeenCalledTimes(7)
    expect(logged()).toContain('mail-given-up')
  })

  it.each(['{"to":1}', '{"to":', ''])('removes an unreadable message, %j, and sends the others', async (text) => {
    box.enqueue('old', text)
    box.enqueue('id-1', JSON.stringify(mail))
    expect(await mailer().drain()).toBe(1)
    expect(send).toHaveBeenCalledTimes(1)
    expect(box.messages().size).toBe(0)
    expect(logged()).toContain('outbox-message-unreadable')
  })

  it.each([
    ['continues until nothing is due', undefined, 45],
    ['stops between batches when its budget is used up', 30_000, 40],
  ])('%s', async (_, budget, sent) => {
    for (let index = 0; index < 45; index += 1)
      box.enqueue(`id-${index}`, JSON.stringify({ ...mail, id: `id-${index}` }))
    send.mockImplementation(() => {
      time += 1000
      return Promise.resolve({ ok: true })
    })
    expect(await mailer().drain(budget)).toBe(sent)
    expect(box.messages().size).toBe(45 - sent)
  })

  it('rejects if the outbox fails', async () => {
    box.outbox.claimDue = () => Promise.reject(new Error('disk full'))
    await expect(mailer().drain()).rejects.toThrow('disk full')
  })
})

it('a newsletter issue is not sent again after a crash, unlike a download', async () => {
  const issue: IssueMail = { kind: 'issue', id: 'issue-1', to: 'joe@example.com', subject: 'May', markdown: 'Hello' }
  box.enqueue('issue-1', JSON.stringify(issue))
  await box.outbox.claimDue(0, 2 * MINUTE, 1)
  time = 2 * MINUTE
  expect(await mailer().drain()).toBe(0)
  expect(send).not.toHaveBeenCalled()
  expect(box.messages().size).toBe(0)
  box.enqueue('id-1', JSON.stringify(mail))
  expect(await mailer().drain()).toBe(1)
})

it('reads what earlier versions stored: a message without a kind, and an opt-in as a wish', async () => {
  const { kind: _, ...former } = mail
  const common = { kind: 'confirmation', id: 'id-2', to: 'joe@example.com' }
  box.enqueue('id-1', JSON.stringify(former))
  box.enqueue('id-2', JSON.stringify({ ...common, wish: { source: 'newsletter', textVersion: '1', wishedAt: 5 } }))
  expect(await mailer().drain()).toBe(2)
  expect(send.mock.calls).toEqual([
    [mail],
    [{ ...common, optIn: { source: 'newsletter', consentVersion: '1', requestedAt: 5 } }],
  ])
})
