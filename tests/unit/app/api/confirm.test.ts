import { createConfirmHandler, type ConfirmHandlerContext } from '@/lib/subscriptions/confirm-handler'
import { createConfirmToken, createUnsubscribeToken } from '@/lib/signed-links/links'
import type { ConfirmationOutcome } from '@/lib/store'
import { documented } from '@/tests/support/documented-handler'
import { captureTestLogs } from '@/tests/support/leads'
import { formContext, formPost, SITE } from '@/tests/support/post'

const secret = 'a secret of at least thirty-two characters'
const DAY = 24 * 3600 * 1000
const optIn = { email: 'joe@example.com', source: 'newsletter', consentVersion: '1', requestedAt: 0 } as const
const token = createConfirmToken(optIn, secret)
const confirmNewsletter = jest.fn<Promise<ConfirmationOutcome>, [unknown]>()
const welcome = jest.fn<Promise<unknown>, Parameters<ConfirmHandlerContext['welcome']>>()
let time: number
let handle: (request: Request) => Promise<Response>

beforeEach(() => {
  time = 1000
  confirmNewsletter.mockReset().mockResolvedValue('confirmed')
  welcome.mockReset().mockResolvedValue('sent')
  const handler = createConfirmHandler({
    ...formContext(2, () => time),
    secrets: () => [secret],
    store: () => ({ confirmNewsletter }),
    welcome,
    now: () => time,
  })
  handle = documented('/api/confirm', handler)
})
const logged = captureTestLogs()

const post = (given: string, headers?: Record<string, string>) =>
  handle(formPost('/api/confirm', { token: given }, headers))

describe('POST /api/confirm', () => {
  it('records the confirmation, sends a welcome, and redirects back to the page', async () => {
    const response = await post(token, { origin: SITE })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`/confirm?token=${token}`)
    expect(confirmNewsletter).toHaveBeenCalledWith(optIn)
    expect(welcome).toHaveBeenCalledWith(expect.objectContaining({ kind: 'welcome', to: 'joe@example.com' }))
  })

  it.each(['known', 'withdrawn'] as const)('lets the page show %s, and sends no second welcome', async (outcome) => {
    confirmNewsletter.mockResolvedValue(outcome)
    expect((await post(token)).headers.get('location')).toBe(`/confirm?token=${token}`)
    expect(welcome).not.toHaveBeenCalled()
  })

  it('reports that a confirmation is kept if the store is unavailable, and sends no member link yet', async () => {
    confirmNewsletter.mockResolvedValue('kept')
    expect((await post(token)).headers.get('location')).toBe(`/confirm?token=${token}&state=kept`)
    expect(welcome).not.toHaveBeenCalled()
  })

  it('does not report success if nothing was recorded', async () => {
    confirmNewsletter.mockRejectedValue(new Error('down for joe@example.com'))
    expect((await post(token)).headers.get('location')).toBe(`/confirm?token=${token}&state=failed`)
    expect(welcome).not.toHaveBeenCalled()
    expect(logged()).toContain('confirmation-not-recorded')
    expect(logged()).not.toContain('joe')
  })

  it.each([
    ['a changed link', `${token}x`, 1000],
    ['an unsubscribe link', createUnsubscribeToken('joe@example.com', secret, 0), 1000],
    ['a link from eight days ago', token, 8 * DAY],
    ['no link', '', 1000],
  ])('records nothing for %s, and lets the page explain why', async (_, given, at) => {
    time = at
    expect((await post(given)).headers.get('location')).toBe(`/confirm?token=${encodeURIComponent(given)}`)
    expect(confirmNewsletter).not.toHaveBeenCalled()
  })

  it.each(['GET', 'HEAD'])('confirms nothing on a %s: mail scanners follow links', async (method) => {
    expect((await handle(new Request(`${SITE}/api/confirm?token=${token}`, { method }))).status).toBe(405)
    expect(confirmNewsletter).not.toHaveBeenCalled()
  })

  it('rejects a form on another site', async () => {
    expect((await post(token, { origin: 'https://evil.example' })).status).toBe(403)
    expect(confirmNewsletter).not.toHaveBeenCalled()
  })

  it('limits a client that posts too often', async () => {
    await post(token)
    await post(token)
    const response = await post(token)
    expect(response.status).toBe(429)
    expect(confirmNewsletter).toHaveBeenCalledTimes(2)
  })
})
