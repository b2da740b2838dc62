import { createConfirmHandler, type ConfirmHandlerContext } from '@/lib/subscriptions/confirm-handler'
import { createConfirmToken, createUnsubscribeToken } from '@/lib/signed-links/links'
import type { ConfirmationOutcome } from '@/lib/store'
import { documented } from '@/tests/support/documented-handler'
import { captureTestLogs } from '@/tests/support/leads'
import { formContext, formPost, redirected, SITE } from '@/tests/support/post'

const secret = 'a secret of at least thirty-two characters'
const DAY = 24 * 3600 * 1000
const optIn = { email: 'joe@example.com', source: 'newsletter', consentVersion: '1', requestedAt: 0 } as const
const token = createConfirmToken(optIn, secret)
const page = `/confirm?token=${token}`
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

it('records the confirmation, sends a welcome, and redirects back to the page', async () => {
  expect(await redirected(post(token, { origin: SITE }))).toEqual([303, page])
  expect(confirmNewsletter).toHaveBeenCalledWith(optIn)
  expect(welcome).toHaveBeenCalledWith(expect.objectContaining({ kind: 'welcome', to: 'joe@example.com' }))
})

it.each([
  ['known', page],
  ['withdrawn', page],
  // The store is unavailable.
  ['kept', `${page}&state=kept`],
] as const)('lets the page show %s, and sends no second welcome and no member link yet', async (outcome, location) => {
  confirmNewsletter.mockResolvedValue(outcome)
  expect(await redirected(post(token))).toEqual([303, location])
  expect(welcome).not.toHaveBeenCalled()
})

it('does not report success if nothing was recorded', async () => {
  confirmNewsletter.mockRejectedValue(new Error('down for joe@example.com'))
  expect(await redirected(post(token))).toEqual([303, `${page}&state=failed`])
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
  expect(await redirected(post(given))).toEqual([303, `/confirm?token=${encodeURIComponent(given)}`])
  expect(confirmNewsletter).not.toHaveBeenCalled()
})

it('confirms nothing from another site, or on a GET or HEAD: mail scanners follow links', async () => {
  for (const method of ['GET', 'HEAD'])
    expect((await handle(new Request(`${SITE}/api/confirm?token=${token}`, { method }))).status).toBe(405)
  expect((await post(token, { origin: 'https://evil.example' })).status).toBe(403)
  expect(confirmNewsletter).not.toHaveBeenCalled()
})

it('limits a client that posts too often', async () => {
  for (const status of [303, 303, 429]) expect((await post(token)).status).toBe(status)
  expect(confirmNewsletter).toHaveBeenCalledTimes(2)
})
