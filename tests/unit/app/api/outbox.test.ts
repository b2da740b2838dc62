import { readFileSync } from 'node:fs'
import { createOutboxHandler } from '@/lib/mail/outbox-handler'
import { documented } from '@/tests/support/documented-handler'
import { captureLog } from '@/tests/support/leads'
import { answered, SITE } from '@/tests/support/post'

const secret = 'sixteen characters'
const purge = jest.fn<Promise<number>, []>().mockResolvedValue(2)
const drain = jest.fn<Promise<number>, []>()
beforeEach(() => void drain.mockReset().mockResolvedValue(3))
afterEach(() => void purge.mockClear())

function call(cronSecret: string | undefined, authorization?: string, method = 'GET'): Promise<Response> {
  const handler = createOutboxHandler({ cronSecret: () => cronSecret, mailer: () => ({ drain }), purge })
  const headers = authorization ? { authorization } : undefined
  return documented('/api/outbox', handler)(new Request(`${SITE}/api/outbox`, { method, headers }))
}

it.each(['GET', 'POST'])('sends due messages and purges old records for the scheduler, by %s', async (method) => {
  expect(await answered(call(secret, `Bearer ${secret}`, method))).toEqual([200, { sent: 3, purged: 2 }])
  expect(drain).toHaveBeenCalledWith(45_000)
})

it('reports a failing store', async () => {
  const logged = captureLog()
  drain.mockRejectedValue(new Error('no connection'))
  const [status, body] = await answered(call(secret, `Bearer ${secret}`))
  expect(status).toBe(503)
  expect(JSON.stringify(body)).not.toContain('connection')
  expect(logged()).toContain('outbox-not-drained')
  jest.restoreAllMocks()
})

it('is called by Vercel’s cron once a day, which every plan allows', async () => {
  const { crons } = JSON.parse(readFileSync('vercel.json', 'utf8')) as { crons: { path: string; schedule: string }[] }
  expect(crons).toEqual([{ path: '/api/outbox', schedule: expect.stringMatching(/^\d+ \d+ \* \* \*$/) as string }])
  const route = await import('@/app/api/outbox/route')
  expect(route.GET).toBe(route.POST)
  expect(route.maxDuration).toBe(60)
})

it.each([
  [secret, undefined],
  [secret, secret],
  [secret, `Bearer ${secret}!`],
  [undefined, undefined],
  [undefined, 'Bearer undefined'],
])('is closed to others: secret %s, given %s', async (cronSecret, authorization) => {
  expect((await call(cronSecret, authorization)).status).toBe(401)
  expect(drain).not.toHaveBeenCalled()
  expect(purge).not.toHaveBeenCalled()
})
