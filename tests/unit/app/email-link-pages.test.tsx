/** The pages behind the links in emails: `/confirm`, `/unsubscribe` and `/members`. */
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import ConfirmPage, { metadata as confirmMetadata } from '@/app/confirm/page'
import MembersPage, { metadata as membersMetadata } from '@/app/members/page'
import UnsubscribePage from '@/app/unsubscribe/page'
import { memberDocuments } from '@/lib/catalogue/member-documents'
import * as links from '@/lib/signed-links/links'
import { findSigningSecrets } from '@/lib/signed-links/signing-secret'
import type { Standing } from '@/lib/store'
import { consent } from '@/lib/subscriptions/consent'
import { captureTestLogs } from '@/tests/support/leads'
import { sampleMember } from '@/tests/support/members'

const secret = 'a secret of at least thirty-two characters'
jest.mock('@/lib/signed-links/signing-secret', () => ({
  findSigningSecrets: jest.fn<readonly string[], []>(() => [secret]),
}))
jest.mock('@/lib/catalogue/member-documents', () => ({ memberDocuments: jest.fn() }))
const mockStandingOf = jest.fn<Promise<Standing>, [string]>()
jest.mock('@/lib/store', () => ({ store: () => ({ standingOf: mockStandingOf }) }))

const unknown: Standing = { isConfirmed: false, unsubscribedAt: null, isSuppressed: false }
const confirmed: Standing = { ...unknown, isConfirmed: true }
const logged = captureTestLogs()
beforeEach(() => {
  jest.mocked(memberDocuments).mockReturnValue([])
  mockStandingOf.mockReset().mockResolvedValue(unknown)
})

type Query = Record<string, string | string[]>
type Page = (props: { searchParams: Promise<Query> }) => Promise<ReactElement>
const rendererOf = (page: Page) => async (query: Query) =>
  renderToStaticMarkup(await page({ searchParams: Promise.resolve(query) }))
const renderConfirm = rendererOf(ConfirmPage)
const renderUnsubscribe = rendererOf(UnsubscribePage)
const renderMembers = rendererOf(MembersPage)

const email = 'joe@example.com'
const optIn = { email, source: 'newsletter', consentVersion: '1' } as const
const confirmToken = links.createConfirmToken({ ...optIn, requestedAt: Date.now() }, secret)
const unsubscribeToken = links.createUnsubscribeToken(email, secret)
const memberToken = links.createMemberToken(email, secret)
describe.each([
  ['/confirm', renderConfirm, confirmToken, 'Confirm</button>'],
  ['/unsubscribe', renderUnsubscribe, unsubscribeToken, 'Stop all email</button>'],
] as const)('%s', (_, render, token, button) => {
  it('shows the masked address and a form that works without scripts, again after it failed', async () => {
    const page = await render({ token })
    for (const part of ['j••@example.com', 'method="post"', button]) expect(page).toContain(part)
    expect(page).not.toContain(email)
    const failed = await render({ token, state: 'failed' })
    expect(failed).toContain('role="alert">Something went wrong. Please try again.')
    expect(failed).toContain(button)
  })

  it('says so if the store is unavailable, and still offers the button', async () => {
    mockStandingOf.mockRejectedValue(new Error(`down for ${email}`))
    const page = await render({ token })
    expect(page).toContain('Our records cannot be read at the moment')
    expect(page).toContain(button)
    expect(logged()).not.toContain('joe')
  })

  it('ignores a state in the URL', async () => {
    jest.mocked(memberDocuments).mockReturnValue([sampleMember])
    for (const state of ['done', 'kept', 'failed', 'stop', 'allow']) {
      const page = await render({ token, state })
      expect(page).toContain(button)
      expect(page).not.toMatch(/You are subscribed|\/members\?token|You have been unsubscribed/)
    }
  })
})

describe.each([
  ['/confirm', renderConfirm, confirmToken, links.createConfirmToken({ ...optIn, requestedAt: 0 }, secret)],
  ['/unsubscribe', renderUnsubscribe, unsubscribeToken, links.createUnsubscribeToken(email, secret, 0)],
  ['/members', renderMembers, memberToken, links.createMemberToken(email, secret, 0)],
] as const)('%s with an unusable link', (path, render, token, expired) => {
  const others = [confirmToken, unsubscribeToken, memberToken].filter((other) => other !== token)
  it.each<[string, Query]>([
    ['is not valid', { token: `${token}x`, state: 'done' }],
    ['is not valid', {}],
    ['is not valid', { token: [token, token] }],
    ...others.map((other): [string, Query] => ['is not valid', { token: other }]),
    ['has expired', { token: expired, state: 'done' }],
  ])('shows only that the link %s', async (problem, query) => {
    jest.mocked(memberDocuments).mockReturnValue([sampleMember])
    mockStandingOf.mockResolvedValue(confirmed)
    const page = await render(query)
    expect(page).toContain(`This link ${problem}`)
    expect(page).not.toMatch(/<form|You are subscribed|unsubscribed:|Supplement/)
    if (path === '/confirm') expect(page).toContain('subscribe again')
  })

  it('says so if the link cannot be checked, without calling it valid or invalid', async () => {
    jest.mocked(findSigningSecrets).mockReturnValueOnce([])
    const page = await render({ token, state: 'done' })
    expect(page).toContain('Links cannot be checked at the moment. Please try again later.')
    expect(page).not.toMatch(/<form|not valid|expired|j••/)
  })
})

test('the pages are not indexed, and send their URL to no other site', () => {
  expect(confirmMetadata).toMatchObject({ robots: { index: false }, referrer: 'same-origin' })
  expect(membersMetadata).toMatchObject({ robots: { index: false, follow: false }, referrer: 'no-referrer' })
})

describe('/confirm', () => {
  const token = confirmToken

  it('states the consent text, confirms once the store does, and links to the member documents, if there are any', async () => {
    const form = await renderConfirm({ token })
    for (const part of [consent.question, 'action="/api/confirm"', `name="token" value="${token}"`])
      expect(form).toContain(part)
    mockStandingOf.mockResolvedValue(confirmed)
    const page = await renderConfirm({ token })
    expect(mockStandingOf).toHaveBeenCalledWith(email)
    expect(page).toContain('You are subscribed')
    expect(page).not.toContain('<form')
    expect(page).not.toContain('/members')
    jest.mocked(memberDocuments).mockReturnValue([sampleMember])
    const [, link = ''] = /href="\/members\?token=([^"]+)"/.exec(await renderConfirm({ token })) ?? []
    expect(links.readMemberToken(link, [secret])).toEqual({ ok: true, email })
  })

  it('says that a choice is kept if the store does not show it yet, or was withdrawn afterward, but not for a later one', async () => {
    expect(await renderConfirm({ token, state: 'kept' })).toContain('your choice is kept and takes effect shortly')
    mockStandingOf.mockResolvedValue({ ...unknown, unsubscribedAt: new Date(Date.now() + 1000).toISOString() })
    expect(await renderConfirm({ token })).toContain('You unsubscribed after')
    mockStandingOf.mockResolvedValue({ ...unknown, unsubscribedAt: '2026-01-01T00:00:00.000Z' })
    expect(await renderConfirm({ token })).toContain('<form')
  })
})

describe('/unsubscribe', () => {
  const token = unsubscribeToken

  it('confirms once the store does, offers to undo it, and says that it is undone only if the store says so', async () => {
    const address = `action="/api/unsubscribe?token=${token}&amp;from=page`
    expect(await renderUnsubscribe({ token })).toContain(`${address}" method`)
    const undone = { token, state: 'allow' }
    expect(await renderUnsubscribe(undone)).toContain('Email to j••@example.com is allowed again.')
    mockStandingOf.mockResolvedValue({ ...unknown, isSuppressed: true })
    const page = await renderUnsubscribe({ token })
    expect(mockStandingOf).toHaveBeenCalledWith(email)
    const undo = `${address}&amp;undo=1" method="post"`
    for (const part of ['You have been unsubscribed', undo, 'Allow email again</button>']) expect(page).toContain(part)
    expect(page).not.toContain('Stop all email</button>')
    expect(await renderUnsubscribe(undone)).not.toContain('allowed again.')
  })
})

describe('/members', () => {
  const token = memberToken
  beforeEach(() => {
    jest.mocked(memberDocuments).mockReturnValue([sampleMember])
    mockStandingOf.mockResolvedValue(confirmed)
  })

  it('lists the documents with a link for each file, or says that there are none', async () => {
    const page = await renderMembers({ token })
    const link = `href="/api/members/files?token=${token}&amp;file=insurance-supplement-log.pdf"`
    for (const part of ['Insurance Supplement Log', 'Every supplement with its date', link, 'PDF · 45KB'])
      expect(page).toContain(part)
    expect(page).not.toContain('joe')
    jest.mocked(memberDocuments).mockReturnValue([])
    expect(await renderMembers({ token })).toContain('There are no member documents at this time.')
  })

  it('shows nothing if the subscription is not active or the store is unavailable', async () => {
    mockStandingOf.mockResolvedValueOnce(unknown).mockRejectedValueOnce(new Error())
    for (const problem of ['not active', 'cannot be checked at the moment']) {
      const page = await renderMembers({ token })
      expect(page).toContain(problem)
      expect(page).not.toContain('Supplement')
    }
  })
})
