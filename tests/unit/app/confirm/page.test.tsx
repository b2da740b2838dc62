import { renderToStaticMarkup } from 'react-dom/server'
import ConfirmPage, { metadata } from '@/app/confirm/page'
import { consent } from '@/lib/subscriptions/consent'
import { createConfirmToken, readMemberToken } from '@/lib/signed-links/links'
import { memberDocuments } from '@/lib/catalogue/member-documents'
import type { Standing } from '@/lib/store'
import { captureLog } from '@/tests/support/leads'
import { sampleMember } from '@/tests/support/members'
import { findSigningSecrets } from '@/lib/signed-links/signing-secret'

const secret = 'a secret of at least thirty-two characters'
jest.mock('@/lib/signed-links/signing-secret', () => ({
  findSigningSecrets: jest.fn<readonly string[], []>(() => [secret]),
}))
jest.mock('@/lib/catalogue/member-documents', () => ({ memberDocuments: jest.fn() }))
const mockStandingOf = jest.fn<Promise<Standing>, [string]>()
jest.mock('@/lib/store', () => ({ store: () => ({ standingOf: mockStandingOf }) }))

const optIn = { email: 'joe@example.com', source: 'newsletter', consentVersion: '1' } as const
const token = createConfirmToken({ ...optIn, requestedAt: Date.now() }, secret)
const render = async (query: Record<string, string | string[]>): Promise<string> =>
  renderToStaticMarkup(await ConfirmPage({ searchParams: Promise.resolve(query) }))

const unknown: Standing = { isConfirmed: false, unsubscribedAt: null, isSuppressed: false }
const confirmed: Standing = { ...unknown, isConfirmed: true }

beforeEach(() => {
  jest.mocked(memberDocuments).mockReturnValue([])
  mockStandingOf.mockReset().mockResolvedValue(unknown)
})
afterEach(() => jest.restoreAllMocks())

describe('/confirm', () => {
  it('states the consent text, and confirms with a button that works without scripts', async () => {
    const page = await render({ token })
    expect(page).toContain('j••@example.com')
    expect(page).not.toContain('joe@example.com')
    expect(page).toContain(consent.question)
    expect(page).toContain('method="post"')
    expect(page).toContain('action="/api/confirm"')
    expect(page).toContain(`name="token" value="${token}"`)
    expect(page).toContain('Confirm</button>')
  })

  it('is not indexed, and sends its URL to no other site', () => {
    expect(metadata).toMatchObject({ robots: { index: false }, referrer: 'same-origin' })
  })

  it('confirms once the store does', async () => {
    mockStandingOf.mockResolvedValue(confirmed)
    const page = await render({ token })
    expect(mockStandingOf).toHaveBeenCalledWith('joe@example.com')
    expect(page).toContain('You are subscribed')
    expect(page).not.toContain('<form')
    expect(page).not.toContain('/members')
  })

  it.each(['done', 'kept', 'failed'])('ignores state=%s in the URL', async (state) => {
    jest.mocked(memberDocuments).mockReturnValue([sampleMember])
    const page = await render({ token, state })
    expect(page).toContain('<form')
    expect(page).not.toMatch(/You are subscribed|\/members\?token/)
  })

  it('says that a choice is kept if the store does not show it yet, and no more', async () => {
    const page = await render({ token, state: 'kept' })
    expect(page).toContain('your choice is kept and takes effect shortly')
    expect(page).not.toContain('You are subscribed')
  })

  it('says so if the store is unavailable, and still offers the button', async () => {
    const logged = captureLog()
    mockStandingOf.mockRejectedValue(new Error('down for joe@example.com'))
    const page = await render({ token })
    expect(page).toContain('Our records cannot be read at the moment')
    expect(page).toContain('<form')
    expect(logged()).not.toContain('joe')
  })

  it('links to the member documents, if there are any', async () => {
    jest.mocked(memberDocuments).mockReturnValue([sampleMember])
    mockStandingOf.mockResolvedValue(confirmed)
    const [, link = ''] = /href="\/members\?token=([^"]+)"/.exec(await render({ token })) ?? []
    expect(readMemberToken(link, [secret])).toEqual({ ok: true, email: 'joe@example.com' })
    mockStandingOf.mockResolvedValue(unknown)
    expect(await render({ token })).not.toContain('/members')
  })

  it('says that it failed and offers the button again', async () => {
    const page = await render({ token, state: 'failed' })
    expect(page).toContain('role="alert">Something went wrong. Please try again.')
    expect(page).toContain('<form')
  })

  it.each([
    ['This link is not valid', { token: `${token}x`, state: 'done' }],
    ['This link is not valid', {}],
    ['This link is not valid', { token: [token, token] }],
    ['This link has expired', { token: createConfirmToken({ ...optIn, requestedAt: 0 }, secret), state: 'done' }],
  ])('%s', async (problem, query) => {
    const page = await render(query)
    expect(page).toContain(problem)
    expect(page).toContain('subscribe again')
    expect(page).not.toContain('<form')
    expect(page).not.toContain('You are subscribed')
  })

  it('says that an opt-in was withdrawn afterwards, but not for a later one', async () => {
    mockStandingOf.mockResolvedValue({ ...unknown, unsubscribedAt: new Date(Date.now() + 1000).toISOString() })
    expect(await render({ token })).toContain('You unsubscribed after')
    mockStandingOf.mockResolvedValue({ ...unknown, unsubscribedAt: '2026-01-01T00:00:00.000Z' })
    expect(await render({ token })).toContain('<form')
  })

  it('says so if the link cannot be checked, without calling it valid or invalid', async () => {
    jest.mocked(findSigningSecrets).mockReturnValueOnce([])
    const page = await render({ token, state: 'done' })
    expect(page).toContain('Links cannot be checked at the moment. Please try again later.')
    expect(page).not.toMatch(/<form|not valid|expired|j••/)
  })
})
