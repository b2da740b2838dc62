import { renderToStaticMarkup } from 'react-dom/server'
import MembersPage, { metadata } from '@/app/members/page'
import { createMemberToken, createUnsubscribeToken } from '@/lib/signed-links/links'
import { memberDocuments } from '@/lib/catalogue/member-documents'
import { sampleMember } from '@/tests/support/members'
import type { Standing } from '@/lib/store'
import { captureLog } from '@/tests/support/leads'
import { findSigningSecrets } from '@/lib/signed-links/signing-secret'

const secret = 'a secret of at least thirty-two characters'
jest.mock('@/lib/signed-links/signing-secret', () => ({
  findSigningSecrets: jest.fn<readonly string[], []>(() => [secret]),
}))
jest.mock('@/lib/catalogue/member-documents', () => ({ memberDocuments: jest.fn() }))
const mockStandingOf = jest.fn<Promise<Standing>, [string]>()
jest.mock('@/lib/store', () => ({ store: () => ({ standingOf: mockStandingOf }) }))

const token = createMemberToken('joe@example.com', secret)
const render = async (query: Record<string, string | string[]>): Promise<string> =>
  renderToStaticMarkup(await MembersPage({ searchParams: Promise.resolve(query) }))

const standing: Standing = { isConfirmed: true, unsubscribedAt: null, isSuppressed: false }
beforeEach(() => {
  jest.mocked(memberDocuments).mockReturnValue([sampleMember])
  mockStandingOf.mockReset().mockResolvedValue(standing)
})
afterEach(() => jest.restoreAllMocks())

describe('/members', () => {
  it('lists the documents with a link for each file', async () => {
    const page = await render({ token })
    expect(page).toContain('Insurance Supplement Log')
    expect(page).toContain('Every supplement with its date')
    expect(page).toContain(`href="/api/members/files?token=${token}&amp;file=insurance-supplement-log.pdf"`)
    expect(page).toContain('PDF · 45KB')
    expect(page).not.toContain('joe')
  })

  it('is not indexed, and sends its URL to no other site', () => {
    expect(metadata).toMatchObject({ robots: { index: false, follow: false }, referrer: 'no-referrer' })
  })

  it('says so if there are none', async () => {
    jest.mocked(memberDocuments).mockReturnValue([])
    expect(await render({ token })).toContain('There are no member documents at this time.')
  })

  it.each([
    ['is not valid', { token: `${token}x` }],
    ['is not valid', {}],
    ['is not valid', { token: createUnsubscribeToken('joe@example.com', secret) }],
    ['has expired', { token: createMemberToken('joe@example.com', secret, 0) }],
  ])('shows nothing where the link %s', async (problem, query) => {
    const page = await render(query)
    expect(page).toContain(`This link ${problem}`)
    expect(page).not.toContain('Supplement')
  })

  it('shows nothing if the subscription was never confirmed or has ended', async () => {
    mockStandingOf.mockResolvedValue({ ...standing, isConfirmed: false })
    const page = await render({ token })
    expect(page).toContain('This link belongs to a newsletter subscription that is not active')
    expect(page).not.toContain('Supplement')
  })

  it('shows nothing if the store is unavailable', async () => {
    captureLog()
    mockStandingOf.mockRejectedValue(new Error('down'))
    const page = await render({ token })
    expect(page).toContain('Links cannot be checked at the moment')
    expect(page).not.toContain('Supplement')
  })

  it('says so if the link cannot be checked, without calling it valid or invalid', async () => {
    jest.mocked(findSigningSecrets).mockReturnValueOnce([])
    const page = await render({ token, state: 'done' })
    expect(page).toContain('Links cannot be checked at the moment. Please try again later.')
    expect(page).not.toMatch(/<form|not valid|expired|j••/)
  })
})
