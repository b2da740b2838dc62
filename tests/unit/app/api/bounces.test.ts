import { Webhook } from 'standardwebhooks'
import { createBounceHandler } from '@/lib/mail/bounce-handler'
import { documented } from '@/tests/support/documented-handler'
import { captureTestLogs } from '@/tests/support/leads'

const secret = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`
const suppress = jest.fn<Promise<void>, unknown[]>()
const make = (set?: string) =>
  documented('/api/bounces', createBounceHandler({ secret: () => set, store: () => ({ suppress }) }))
const handle = make(secret)

const logged = captureTestLogs()
beforeEach(() => void suppress.mockReset().mockResolvedValue())

const bounced = { type: 'email.bounced', data: { to: ['joe@example.com'], bounce: { type: 'Permanent' } } }
const sent = JSON.stringify(bounced)

function post(event: unknown, { prefix = 'svix', key = secret, signedAt = new Date() } = {}): Request {
  const body = typeof event === 'string' ? event : JSON.stringify(event)
  const headers = {
    'content-type': 'application/json',
    [`${prefix}-id`]: 'msg_1',
    [`${prefix}-timestamp`]: String(Math.floor(signedAt.getTime() / 1000)),
    [`${prefix}-signature`]: new Webhook(key).sign('msg_1', signedAt, body),
  }
  return new Request('https://docs.example.com/api/bounces', { method: 'POST', headers, body })
}

it.each([
  ['a permanent bounce', bounced, 'refused'],
  ['a bounce without a type', { type: 'email.bounced', data: { to: ['joe@example.com'] } }, 'refused'],
  ['a complaint', { type: 'email.complained', data: { to: ['joe@example.com'] } }, 'complained'],
])('%s puts the mailbox on the suppression list', async (_, event, reason) => {
  expect((await handle(post(event))).status).toBe(204)
  expect(suppress.mock.calls).toEqual([['joe@example.com', reason]])
  expect(logged()).toContain('mailbox-suppressed')
  expect(logged()).not.toContain('joe')
})

it('a temporary bounce or another event changes nothing; the headers of the standard are accepted as well', async () => {
  const temporary = { ...bounced, data: { to: ['a@b.c'], bounce: { type: 'Transient' } } }
  for (const event of [temporary, { type: 'email.opened', data: { to: ['joe@example.com'] } }])
    expect((await handle(post(event))).status).toBe(204)
  expect(suppress).not.toHaveBeenCalled()
  expect((await handle(post(bounced, { prefix: 'webhook' }))).status).toBe(204)
  expect(suppress).toHaveBeenCalledTimes(1)
})

it.each<[string, Parameters<typeof post>[1], string]>([
  ['another secret', { key: `whsec_${Buffer.from('another secret of that length ok').toString('base64')}` }, sent],
  ['a signature of six minutes ago', { signedAt: new Date(Date.now() - 6 * 60_000) }, sent],
  ['no signature', { prefix: 'x' }, sent],
  ['a body that was changed in transit', {}, sent.replace('joe', 'ann')],
])('refuses %s', async (_, how, body) => {
  expect((await handle(new Request(post(bounced, how), { body }))).status).toBe(401)
  expect(suppress).not.toHaveBeenCalled()
})

it('rejects what is no event even with a valid signature, and a body that is too large', async () => {
  for (const body of ['{"type":', '{"type":7}', '[]']) expect((await handle(post(body))).status).toBe(422)
  expect((await handle(post(`"${'x'.repeat(17_000)}"`))).status).toBe(413)
})

it('asks for a retry if the store fails, and does not exist without a secret', async () => {
  suppress.mockRejectedValue(new Error('down for joe@example.com'))
  expect((await handle(post(bounced))).status).toBe(503)
  expect(logged()).not.toContain('joe')
  expect((await make()(post(bounced))).status).toBe(404)
  expect(suppress).toHaveBeenCalledTimes(1)
})
