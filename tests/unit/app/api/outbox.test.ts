import { createOutboxHandler } from '@/lib/mail/outbox-handler'

const secret = 'sixteen characters'
const purge = jest.fn<Promise<number>, []>().mockResolvedValue(2)
const drain = jest.fn<Promise<number>, []>()
beforeEach(() => {
  drain.mockReset().mockResolvedValue(3)
  purge.mockClear()
})

const call = (cronSecret: string | undefined, authorization?: string): Promise<Response> =>
  createOutboxHandler({ cronSecret: () => cronSecret, mailer: () => ({ drain }), purge })(
    new Request('https://docs.example.com/api/outbox', {
      method: 'POST',
      headers: authorization ? { authorization } : {},
    }),
  )

describe('POST /api/outbox', () => {
  it('sends what is due and purges what is old for the scheduler', async () => {
    const response = await call(secret, `Bearer ${secret}`)
    expect(await response.json()).toEqual({ sent: 3, purged: 2 })
  })

  it.each([
    [secret, undefined],
    [secret, `Bearer ${secret}!`],
    [undefined, undefined],
    [undefined, 'Bearer undefined'],
  ])('is closed to others: secret %s, given %s', async (cronSecret, authorization) => {
    expect((await call(cronSecret, authorization)).status).toBe(401)
    expect(drain).not.toHaveBeenCalled()
    expect(purge).not.toHaveBeenCalled()
  })
})
