import { renderToStaticMarkup } from 'react-dom/server'
import UnsubscribePage from '@/app/unsubscribe/page'
import { createUnsubscribeToken } from '@/lib/signed-links/links'
import type { Standing } from '@/lib/store'
import { captureLog } from '@/tests/support/leads'
import { findSigningSecrets } from '@/lib/signed-links/signing-secret'

const secret = 'a secret of at least thirty-two characters'
jest.mock('@/lib/signed-links/signing-secret', () => ({
  findSigningSecrets: jest.fn<readonly string[], []>(() => [secret]),
}))
const mockStandingOf = jest.fn<Promise<Standing>, [string]>()
jest.mock('@/lib/store', () => ({ store: () => ({ standingOf: mockStandingOf }) }))
const standing: Standing = { isConfirmed: false, unsubscribedAt: null, isSuppressed: false }
beforeEach(() => mockStandingOf.mockReset().mockResolvedValue(standing))
afterEach(() => jest.restoreAllMocks())

const token = createUnsubscribeToken('joe@example.com', secret)
const render = async (query: Record<string, string | string[]>): Promise<string> =>
  renderToStaticMarkup(await UnsubscribePage({ searchParams: Promise.resolve(query) }))

describe('/unsubscribe', () => {
  it('shows the masked address and a form that works without scripts', async () => {
    const page = await render({ token })
    expect(page).toContain('j••@example.com')
    expect(page).not.toContain('joe@example.com')
    expect(page).toContain(`action="/api/unsubscribe?token=${token}&amp;from=page" method="post"`)
    expect(page).toContain('Stop all email</button>')
  })

  it('confirms once the store does, and offers to undo it', async () => {
    mockStandingOf.mockResolvedValue({ ...standing, isSuppressed: true })
    const page = await render({ token })
    expect(mockStandingOf).toHaveBeenCalledWith('joe@example.com')
    expect(page).toContain('You have been unsubscribed')
    expect(page).toContain(`action="/api/unsubscribe?token=${token}&amp;from=page&amp;undo=1" method="post"`)
    expect(page).toContain('Allow email again</button>')
    expect(page).not.toContain('Stop all email</button>')
  })

  it.each(['done', 'stop', 'allow'])('ignores state=%s in the URL', async (state) => {
    const page = await render({ token, state })
    expect(page).toContain('Stop all email</button>')
    expect(page).not.toContain('You have been unsubscribed')
  })

  it('says that email is allowed again only if the store says so', async () => {
    expect(await render({ token, state: 'allow' })).toContain('Email to j••@example.com is allowed again.')
    mockStandingOf.mockResolvedValue({ ...standing, isSuppressed: true })
    expect(await render({ token, state: 'allow' })).not.toContain('allowed again.')
  })

  it('says so if the store is unavailable, and still offers the button', async () => {
    captureLog()
    mockStandingOf.mockRejectedValue(new Error('down'))
    const page = await render({ token, state: 'done' })
    expect(page).toContain('Our records cannot be read at the moment')
    expect(page).toContain('Stop all email</button>')
  })

  it('says that it failed and offers the button again', async () => {
    const page = await render({ token, state: 'failed' })
    expect(page).toContain('role="alert">Something went wrong. Please try again.')
    expect(page).toContain('<form')
  })

  it.each([
    ['is not valid', { token: `${token}x`, state: 'done' }],
    ['is not valid', {}],
    ['is not valid', { token: [token, token] }],
    ['has expired', { token: createUnsubscribeToken('joe@example.com', secret, 0) }],
  ])('says that the link %s', async (problem, query) => {
    const page = await render(query)
    expect(page).toContain(`This link ${problem}`)
    expect(page).not.toContain('<form')
    expect(page).not.toContain('unsubscribed:')
  })

  it('says so if the link cannot be checked, without calling it valid or invalid', async () => {
    jest.mocked(findSigningSecrets).mockReturnValueOnce([])
    const page = await render({ token, state: 'done' })
    expect(page).toContain('Links cannot be checked at the moment. Please try again later.')
    expect(page).not.toMatch(/<form|not valid|expired|j••/)
  })
})
