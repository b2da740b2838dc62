import { createOutboxHandler } from '@/lib/mail/outbox-handler'

const secret = 'sixteen characters'
const drain = jest.fn<Promise<number>, []>()
beforeEach(() => drain.mockReset().mockResolvedValue(3))

const call = (cronSecret: string | undefined, authorization?: string): Promise<Response> =>
  createOutboxHandler({ cronSecret: () => cronSecret, mailer: () => ({ drain }) })(
    new Request('https://docs.example.com/api/outbox', {
      method: 'POST',
      headers: authorization ? { authorization } : {},
    }),
  )

describe('POST /api/outbox', () => {
  it('sends what is due for the scheduler', async () => {
    const response = await call(secret, `Bearer ${secret}`)
    expect(await response.json()).toEqual({ sent: 3 })
  })

  it.each([
    [secret, undefined],
    [secret, `Bearer ${secret}!`],
    [undefined, undefined],
    [undefined, 'Bearer undefined'],
  ])('is closed to others: secret %s, given %s', async (cronSecret, authorization) => {
    expect((await call(cronSecret, authorization)).status).toBe(401)
    expect(drain).not.toHaveBeenCalled()
  })
})
