import { renderToStaticMarkup } from 'react-dom/server'
import ConfirmPage, { metadata } from '@/app/confirm/page'
import { consent } from '@/lib/leads/consent'
import { createConfirmToken, readMemberToken } from '@/lib/leads/links'
import { memberDocuments } from '@/lib/members'
import { sampleMember } from '../../../support/members'
import { findSigningSecrets } from '@/lib/leads/signing-secret'

const secret = 'a secret of at least thirty-two characters'
jest.mock('@/lib/leads/signing-secret', () => ({ findSigningSecrets: jest.fn<readonly string[], []>(() => [secret]) }))
jest.mock('@/lib/members', () => ({ memberDocuments: jest.fn() }))

const wish = { email: 'joe@example.com', source: 'newsletter', textVersion: '1' } as const
const token = createConfirmToken({ ...wish, wishedAt: Date.now() }, secret)
const render = async (query: Record<string, string | string[]>): Promise<string> =>
  renderToStaticMarkup(await ConfirmPage({ searchParams: Promise.resolve(query) }))

beforeEach(() => jest.mocked(memberDocuments).mockReturnValue([]))

describe('/confirm', () => {
  it('says what is agreed to, and confirms with a button that works without scripts', async () => {
    const page = await render({ token })
    expect(page).toContain('j••@example.com')
    expect(page).not.toContain('joe@example.com')
    expect(page).toContain(consent.question)
    expect(page).toContain('method="post"')
    expect(page).toContain('action="/api/confirm"')
    expect(page).toContain(`name="token" value="${token}"`)
    expect(page).toContain('Confirm</button>')
  })

  it('is not for search engines, and tells other sites nothing of its address', () => {
    expect(metadata).toMatchObject({ robots: { index: false }, referrer: 'same-origin' })
  })

  it('says that it is done', async () => {
    const page = await render({ token, state: 'done' })
    expect(page).toContain('You are subscribed')
    expect(page).not.toContain('<form')
    expect(page).not.toContain('/members')
  })

  it('says that it is kept, and claims no more', async () => {
    const page = await render({ token, state: 'kept' })
    expect(page).toContain('Your confirmation is kept and will be recorded shortly')
    expect(page).not.toContain('You are subscribed')
    expect(page).not.toContain('<form')
  })

  it('opens the member documents, where there are any', async () => {
    jest.mocked(memberDocuments).mockReturnValue([sampleMember])
    const [, link = ''] = /href="\/members\?token=([^"]+)"/.exec(await render({ token, state: 'done' })) ?? []
    expect(readMemberToken(link, [secret])).toEqual({ ok: true, email: 'joe@example.com' })
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
    ['This link has expired', { token: createConfirmToken({ ...wish, wishedAt: 0 }, secret), state: 'done' }],
    ['You have unsubscribed after', { token, state: 'withdrawn' }],
  ])('%s', async (problem, query) => {
    const page = await render(query)
    expect(page).toContain(problem)
    expect(page).toContain('subscribe again')
    expect(page).not.toContain('<form')
    expect(page).not.toContain('You are subscribed')
  })

  it('says where the link cannot be checked, and calls it neither good nor bad', async () => {
    jest.mocked(findSigningSecrets).mockReturnValueOnce([])
    const page = await render({ token, state: 'done' })
    expect(page).toContain('Links cannot be checked at the moment. Please try again later.')
    expect(page).not.toMatch(/<form|not valid|expired|j••/)
  })
})
