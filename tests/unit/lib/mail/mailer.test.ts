import { createMailer } from '@/lib/mail/mailer'
import type { IssueMail, Mail, SendResult } from '@/lib/mail/types'
import type { Outbox, OutboxMessage } from '@/lib/store/port'
import { captureLog, metal } from '../../../support/leads'

const mail: Mail = {
  kind: 'download',
  id: 'id-1',
  to: 'joe@example.com',
  newsletterSubscribed: false,
  templates: [metal],
}
const MINUTE = 60_000
const busy: SendResult = { ok: false, permanent: false, reason: '451 busy, joe@example.com' }

/** An outbox in memory, with the rules of the real one. */
function createOutbox() {
  const messages = new Map<string, OutboxMessage & { dueAt: number }>()
  const outbox: Outbox = {
    add: (id, payload, dueAt) => void messages.set(id, { id, payload, attempts: 1, interrupted: true, dueAt }),
    enqueue: (id, payload, dueAt) => void messages.set(id, { id, payload, attempts: 0, interrupted: false, dueAt }),
    claimDue: (now, leasedUntil, limit) =>
      [...messages.values()]
        .filter(({ dueAt }) => dueAt <= now)
        .slice(0, limit)
        .map((message) => {
          const { id, payload, interrupted } = message
          const attempts = message.attempts + 1
          Object.assign(message, { dueAt: leasedUntil, attempts, interrupted: true })
          return { id, payload, attempts, interrupted }
        }),
    remove: (id) => void messages.delete(id),
    postpone: (id, dueAt) => void Object.assign(messages.get(id) ?? {}, { dueAt, interrupted: false }),
  }
  return { outbox, messages }
}

let box: ReturnType<typeof createOutbox>
let send: jest.Mock<Promise<SendResult>, [Mail]>
let logged: () => string
let time = 0
const mailer = () =>
  createMailer(
    send,
    () => box.outbox,
    () => time,
  )

beforeEach(() => {
  box = createOutbox()
  send = jest.fn<Promise<SendResult>, [Mail]>().mockResolvedValue({ ok: true })
  logged = captureLog()
  time = 0
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

describe('deliver', () => {
  it('keeps nothing of a message that was accepted', async () => {
    expect(await mailer().deliver(mail)).toBe('sent')
    expect(send).toHaveBeenCalledWith(mail)
    expect(box.messages.size).toBe(0)
  })

  it('keeps the message before it is tried, so that a crash loses nothing', async () => {
    send.mockImplementation(() => {
      expect(box.messages.get('id-1')).toMatchObject({ dueAt: 2 * MINUTE, attempts: 1 })
      return Promise.resolve({ ok: true })
    })
    await mailer().deliver(mail)
    expect.assertions(1)
  })

  it('puts off what was refused for now', async () => {
    send.mockResolvedValue(busy)
    expect(await mailer().deliver(mail)).toBe('failed')
    expect(box.messages.get('id-1')?.dueAt).toBe(MINUTE)
    expect(logged()).not.toContain('joe')
  })

  it('puts off what reached nobody', async () => {
    send.mockRejectedValue(new Error('connect ECONNREFUSED'))
    expect(await mailer().deliver(mail)).toBe('unreachable')
    expect(box.messages.get('id-1')?.dueAt).toBe(MINUTE)
  })

  it('gives up what was refused for good', async () => {
    send.mockResolvedValue({ ok: false, permanent: true, reason: '550 no such user' })
    expect(await mailer().deliver(mail)).toBe('failed')
    expect(box.messages.size).toBe(0)
  })

  it('keeps the books for a sender that answers after the visitor has gone', async () => {
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

  it('leaves no timer behind', async () => {
    jest.useFakeTimers()
    await mailer().deliver(mail)
    expect(jest.getTimerCount()).toBe(0)
  })

  it('sends though the outbox cannot be opened', async () => {
    const broken = createMailer(send, () => {
      throw new Error('disk full')
    })
    expect(await broken.deliver(mail)).toBe('sent')
    expect(logged()).toContain('outbox-failed')
  })
})

describe('drain', () => {
  it('tries again what is due, and only that', async () => {
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

  it('waits longer each time, and gives up after seven tries', async () => {
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

  it('drops a message that no version can read', async () => {
    box.outbox.add('old', '{"to":1}', 0)
    expect(await mailer().drain()).toBe(0)
    expect(send).not.toHaveBeenCalled()
    expect(box.messages.size).toBe(0)
  })

  it('has nothing to do without an outbox', async () => {
    expect(await createMailer(send, () => undefined).drain()).toBe(0)
  })
})

describe('an issue of the newsletter', () => {
  const issue: IssueMail = { kind: 'issue', id: 'issue-1', to: 'joe@example.com', subject: 'May', markdown: 'Hello' }
  const queue = () => box.outbox.enqueue('issue-1', JSON.stringify(issue), 0)
  const afterCrash = () => {
    queue()
    box.outbox.claimDue(0, 2 * MINUTE, 1)
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
    ['without a connection', () => Promise.reject(Object.assign(new Error('refused'), { syscall: 'connect' }))],
    ['without an address of the server', () => Promise.reject(Object.assign(new Error('no host'), { code: 'EDNS' }))],
  ])('%s is tried again: it has certainly not left', async (_, answer) => {
    send.mockImplementationOnce(answer)
    queue()
    expect(await mailer().drain()).toBe(0)
    time = MINUTE
    expect(await mailer().drain()).toBe(1)
  })

  it('is given up when it may have left', async () => {
    send.mockRejectedValue(Object.assign(new Error('Connection closed'), { code: 'ECONNRESET', syscall: 'read' }))
    queue()
    expect(await mailer().drain()).toBe(0)
    expect(box.messages.size).toBe(0)
    expect(logged()).toContain('mail-in-doubt')
    expect(logged()).not.toContain('joe')
  })

  it('is not sent again after a crash, as a download is', async () => {
    afterCrash()
    expect(await mailer().drain()).toBe(0)
    expect(send).not.toHaveBeenCalled()
    expect(box.messages.size).toBe(0)
    box.outbox.add('id-1', JSON.stringify(mail), time)
    expect(await mailer().drain()).toBe(1)
  })
})

it('reads what an earlier version put into the outbox', async () => {
  const { kind: _, ...former } = mail
  box.outbox.add('id-1', JSON.stringify(former), 0)
  expect(await mailer().drain()).toBe(1)
  expect(send).toHaveBeenCalledWith(mail)
})
