import type { Verdict } from '@/lib/mail/gate'
import { createMailer } from '@/lib/mail/mailer'
import { NotSentError, type IssueMail, type Mail, type SendResult } from '@/lib/mail/types'
import { captureLog, metal } from '@/tests/support/leads'
import { createMemoryOutbox } from '@/tests/support/memory-outbox'

const mail: Mail = {
  kind: 'download',
  id: 'id-1',
  to: 'joe@example.com',
  newsletterSubscribed: false,
  templates: [metal],
}
const MINUTE = 60_000
const busy: SendResult = { ok: false, permanent: false, reason: '451 busy, joe@example.com' }

let box: ReturnType<typeof createMemoryOutbox>
let send: jest.Mock<Promise<SendResult>, [Mail]>
let logged: () => string
let time = 0
const mailer = () => createMailer(send, () => box.outbox, { now: () => time })

beforeEach(() => {
  box = createMemoryOutbox()
  send = jest.fn<Promise<SendResult>, [Mail]>().mockResolvedValue({ ok: true })
  logged = captureLog()
  time = 0
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

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

  it.each(['suppressed', 'mailbox'] as const)(
    'reports a withheld message (%s) as sent and stores nothing',
    async (verdict) => {
      expect(await gated(verdict).deliver(mail)).toBe('sent')
      expect(send).not.toHaveBeenCalled()
      expect(box.messages.size).toBe(0)
      expect(onWithheld).toHaveBeenCalledWith(verdict)
      expect(logged()).toContain('mail-withheld')
      expect(logged()).not.toContain('joe')
    },
  )

  it('logs an error beyond the total and reports a failure', async () => {
    expect(await gated('total').deliver(mail)).toBe('failed')
    expect(send).not.toHaveBeenCalled()
    expect(box.messages.size).toBe(0)
    expect(logged()).toContain('mail-total-reached')
  })

  it('leaves a message to the outbox, which knows the suppression list, if the store could not be asked', async () => {
    expect(await gated('unasked').deliver(mail)).toBe('unreachable')
    expect(send).not.toHaveBeenCalled()
    expect(box.messages.get('id-1')?.dueAt).toBe(MINUTE)
  })

  it('does not apply to a welcome, which follows a signed link', async () => {
    const welcome: Mail = { kind: 'welcome', id: 'id-2', to: 'joe@example.com' }
    expect(await gated('mailbox').deliver(welcome)).toBe('sent')
    expect(send).toHaveBeenCalledWith(welcome)
  })
})

describe('deliver', () => {
  it('stores nothing of an accepted message', async () => {
    expect(await mailer().deliver(mail)).toBe('sent')
    expect(send).toHaveBeenCalledWith(mail)
    expect(box.messages.size).toBe(0)
  })

  it('stores the message before its first attempt, so that a crash loses nothing', async () => {
    send.mockImplementation(() => {
      expect(box.messages.get('id-1')).toMatchObject({ dueAt: 2 * MINUTE, attempts: 1 })
      return Promise.resolve({ ok: true })
    })
    await mailer().deliver(mail)
    expect.assertions(1)
  })

  it('postpones a message that was refused for now', async () => {
    send.mockResolvedValue(busy)
    expect(await mailer().deliver(mail)).toBe('failed')
    expect(box.messages.get('id-1')?.dueAt).toBe(MINUTE)
    expect(logged()).not.toContain('joe')
  })

  it('postpones a message if the sender was unreachable', async () => {
    send.mockRejectedValue(new Error('connect ECONNREFUSED'))
    expect(await mailer().deliver(mail)).toBe('unreachable')
    expect(box.messages.get('id-1')?.dueAt).toBe(MINUTE)
  })

  it('gives up a permanently refused message, and marks the address if that is the cause', async () => {
    send.mockResolvedValueOnce({ ok: false, permanent: true, reason: '554 spam' })
    expect(await mailer().deliver(mail)).toBe('failed')
    expect([box.messages.size, box.refused]).toEqual([0, []])
    send.mockResolvedValueOnce({
      ok: false,
      permanent: true,
      reason: '550 joe@example.com unknown',
      address: 'unknown',
    })
    expect(await mailer().deliver(mail)).toBe('failed')
    expect([box.messages.size, box.refused]).toEqual([0, [['joe@example.com', 'unknown']]])
    expect(logged()).not.toContain('joe')
  })

  it('records the result of a sender that responds after the visitor’s timeout', async () => {
    jest.useFakeTimers()
    let accept: (result: SendResult) => void = () => undefined
    send.mockImplementation(() => new Promise((resolve) => (accept = resolve)))
    const delivery = mailer().deliver(mail)
    await jest.advanceTimersByTimeAsync(3000)
    expect(await delivery).toBe('unreachable')
    expect(box.messages.size).toBe(1)
    accept({ ok: true })
    await jest.advanceTimersByTimeAsync(0)
    expect(box.messages.size).toBe(0)
  })

  it('clears its timer', async () => {
    jest.useFakeTimers()
    await mailer().deliver(mail)
    expect(jest.getTimerCount()).toBe(0)
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
  it('retries only due messages', async () => {
    send.mockResolvedValueOnce(busy)
    await mailer().deliver(mail)
    time = MINUTE - 1
    expect(await mailer().drain()).toBe(0)
    time = MINUTE
    expect(await mailer().drain()).toBe(1)
    expect(send).toHaveBeenCalledTimes(2)
    expect(send).toHaveBeenLastCalledWith(mail)
    expect(box.messages.size).toBe(0)
  })

  it('waits longer after each attempt and gives up after seven', async () => {
    send.mockResolvedValue(busy)
    await mailer().deliver(mail)
    const waits: number[] = []
    for (let due = box.messages.get('id-1')?.dueAt; due !== undefined; due = box.messages.get('id-1')?.dueAt) {
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
    expect(box.messages.size).toBe(0)
    expect(logged()).toContain('outbox-message-unreadable')
  })

  it('continues until nothing is due', async () => {
    for (let index = 0; index < 45; index += 1)
      box.enqueue(`id-${index}`, JSON.stringify({ ...mail, id: `id-${index}` }))
    expect(await mailer().drain()).toBe(45)
  })

  it('stops between batches when its budget is used up', async () => {
    for (let index = 0; index < 45; index += 1)
      box.enqueue(`id-${index}`, JSON.stringify({ ...mail, id: `id-${index}` }))
    send.mockImplementation(() => {
      time += 1000
      return Promise.resolve({ ok: true })
    })
    expect(await mailer().drain(30_000)).toBe(40)
    expect(box.messages.size).toBe(5)
  })

  it('rejects if the outbox fails', async () => {
    box.outbox.claimDue = () => Promise.reject(new Error('disk full'))
    await expect(mailer().drain()).rejects.toThrow('disk full')
  })
})

describe('a newsletter issue', () => {
  const issue: IssueMail = { kind: 'issue', id: 'issue-1', to: 'joe@example.com', subject: 'May', markdown: 'Hello' }
  const queue = () => box.enqueue('issue-1', JSON.stringify(issue))
  const afterCrash = async () => {
    queue()
    await box.outbox.claimDue(0, 2 * MINUTE, 1)
    time = 2 * MINUTE
  }

  it('is sent from the outbox', async () => {
    queue()
    expect(await mailer().drain()).toBe(1)
    expect(send).toHaveBeenCalledWith(issue)
    expect(box.messages.size).toBe(0)
  })

  it.each([
    ['refused for now', () => Promise.resolve(busy)],
    ['that was not sent', () => Promise.reject(new NotSentError('connect ECONNREFUSED'))],
  ])('%s is retried: it was certainly not sent', async (_, answer) => {
    send.mockImplementationOnce(answer)
    queue()
    expect(await mailer().drain()).toBe(0)
    time = MINUTE
    expect(await mailer().drain()).toBe(1)
  })

  it('is given up if it may have been sent', async () => {
    send.mockRejectedValue(Object.assign(new Error('Connection closed'), { code: 'ECONNRESET', syscall: 'read' }))
    queue()
    expect(await mailer().drain()).toBe(0)
    expect(box.messages.size).toBe(0)
    expect(logged()).toContain('mail-in-doubt')
    expect(logged()).not.toContain('joe')
  })

  it('is not sent again after a crash, unlike a download', async () => {
    await afterCrash()
    expect(await mailer().drain()).toBe(0)
    expect(send).not.toHaveBeenCalled()
    expect(box.messages.size).toBe(0)
    box.enqueue('id-1', JSON.stringify(mail))
    expect(await mailer().drain()).toBe(1)
  })
})

it('reads messages that an earlier version stored', async () => {
  const { kind: _, ...former } = mail
  box.enqueue('id-1', JSON.stringify(former))
  expect(await mailer().drain()).toBe(1)
  expect(send).toHaveBeenCalledWith(mail)
})

it('reads an opt-in that an earlier version called a wish', async () => {
  const common = { kind: 'confirmation', id: 'id-2', to: 'joe@example.com' }
  const wish = { source: 'newsletter', textVersion: '1', wishedAt: 5 }
  box.enqueue('id-2', JSON.stringify({ ...common, wish }))
  expect(await mailer().drain()).toBe(1)
  expect(send).toHaveBeenCalledWith({
    ...common,
    optIn: { source: 'newsletter', consentVersion: '1', requestedAt: 5 },
  })
})
