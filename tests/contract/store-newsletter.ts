import type { ConfirmationOutcome, Store } from '@/lib/store/port'
import { joe, type StoreHarness } from './store-harness'

const SOON = 60_000

/** Confirms an opt-in requested a minute from now, later than everything in the test. */
export const confirm = (store: Store, email: string, requestedAt = Date.now() + SOON): Promise<ConfirmationOutcome> =>
  store.confirmNewsletter({ email, source: 'newsletter', consentVersion: '1', requestedAt })

export async function claimIssue(store: Store, issue: string, limit: number): Promise<string[]> {
  await store.enqueueIssue(issue, { kind: 'issue' }, 0, limit)
  const messages = await store.outbox.claimDue(0, Date.now(), 1000)
  return messages.map(({ payload }) => (JSON.parse(payload) as { to: string }).to).sort()
}

export function testNewsletter({ store, rows }: StoreHarness): void {
  const subscribers = () => rows('email_subscribers')

  it('goes to nobody who has only requested it; a consent is recorded with time, source and text version', async () => {
    await store.recordSubscriber({ ...joe, newsletterSubscribed: true })
    expect(await subscribers()).toMatchObject([{ confirmed_at: null, consent_text: null }])
    expect(await claimIssue(store, 'spring', 10)).toEqual([])
    expect(await confirm(store, 'JOE@example.com')).toBe('confirmed')
    const row = { email: 'Joe@Example.com', newsletter_subscribed: true, source: 'download' }
    const confirmed_at = expect.stringMatching(/^\d{4}-\d\d-\d\d/) as string
    const consent = { confirmed_at, consent_source: 'newsletter', consent_text: '1' }
    expect(await subscribers()).toMatchObject([{ ...row, ...consent }])
  })

  it('keeps the first consent when the link is used again, and after a later download without the box checked', async () => {
    await confirm(store, joe.email)
    const [first] = await subscribers()
    const again = { email: joe.email, source: 'download', consentVersion: '2', requestedAt: Date.now() + SOON } as const
    expect(await store.confirmNewsletter(again)).toBe('known')
    expect(await subscribers()).toEqual([first])
    await store.recordSubscriber(joe)
    expect(await claimIssue(store, 'spring', 10)).toEqual(['joe@example.com'])
  })

  it('ends with an unsubscribe; an older link or a new request does not bring it back, a new confirmation does', async () => {
    const before = Date.now() - SOON
    await confirm(store, joe.email)
    await store.setUnsubscribed('joe@EXAMPLE.com')
    expect(await claimIssue(store, 'spring', 10)).toEqual([])
    expect(await confirm(store, joe.email, before)).toBe('withdrawn')
    expect(await claimIssue(store, 'spring', 10)).toEqual([])
    await store.recordSubscriber({ ...joe, newsletterSubscribed: true, source: 'newsletter' })
    expect(await claimIssue(store, 'spring', 10)).toEqual([])
    expect(await confirm(store, joe.email)).toBe('confirmed')
    expect(await subscribers()).toMatchObject([{ newsletter_subscribed: true, unsubscribed_at: null }])
    expect(await claimIssue(store, 'spring', 10)).toEqual(['joe@example.com'])
  })

  it('is queued once for each confirmed address, in several batches, also if its opt-in could not be recorded', async () => {
    for (const name of ['joe', 'Ann', 'sue']) expect(await confirm(store, `${name}@example.com`)).toBe('confirmed')
    const wished = { newsletter_subscribed: true, source: 'newsletter' }
    expect(await subscribers()).toMatchObject([wished, { email: 'Ann@example.com', ...wished }, wished])
    expect(await claimIssue(store, 'spring', 2)).toEqual(['ann@example.com', 'joe@example.com'])
    expect(await claimIssue(store, 'spring', 2)).toEqual(['sue@example.com'])
    expect(await claimIssue(store, 'spring', 2)).toEqual([])
    expect(await store.countRecipients('spring')).toBe(3)
    expect(await claimIssue(store, 'summer', 5)).toHaveLength(3)
  })

  it('does not give one address to two concurrent senders', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `joe${index}@example.com`)
    for (const name of names) await confirm(store, name)
    const queue = () => store.enqueueIssue('spring', { kind: 'issue' }, 0, 3)
    const taken = await Promise.all(Array.from({ length: 6 }, queue))
    const rest = await claimIssue(store, 'spring', 12)
    expect(rest).toEqual([...names].sort())
    expect(taken.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(12)
    expect(await store.countRecipients('spring')).toBe(12)
  })
}
