import { joe, tables, type StoreHarness, type TableName } from './store-harness'
import { confirm } from './store-newsletter'

const iso = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string
const DAY = 24 * 3600 * 1000
const message = { name: 'Joe', email: 'joe@example.com', message: 'Hello' }

export function testRecords({ store, rows }: StoreHarness): void {
  it('are listed with their consent, also from a given time', async () => {
    await store.recordSubscriber(joe)
    await confirm(store, 'ann@example.com')
    expect(await store.listSubscribers()).toEqual([
      {
        email: 'Joe@Example.com',
        newsletterWish: false,
        source: 'download',
        templatesDownloaded: ['Metal Estimate'],
        confirmedAt: null,
        consentSource: null,
        consentText: null,
        unsubscribedAt: null,
        undeliverableAt: null,
        undeliverableReason: null,
        createdAt: iso,
        updatedAt: iso,
      },
      expect.objectContaining({
        email: 'ann@example.com',
        newsletterWish: true,
        confirmedAt: iso,
        consentSource: 'newsletter',
        consentText: '1',
      }),
    ])
    expect(await store.listSubscribers(new Date(Date.now() - DAY))).toHaveLength(2)
    expect(await store.listSubscribers(new Date(Date.now() + DAY))).toEqual([])
  })

  it('of one address, in any letter case, are erased from every table, and no others', async () => {
    for (const email of [joe.email, 'ann@example.com']) {
      await confirm(store, email)
      await store.recordContactMessage({ ...message, email })
    }
    await store.enqueueIssue('spring', { kind: 'issue' }, 10, 10)
    const one = { email_subscribers: 1, contact_messages: 1, newsletter_deliveries: 1, mail_outbox: 1 }
    expect(await store.eraseAddress('joe@example.COM')).toMatchObject(one)
    for (const table of tables) expect(JSON.stringify(await rows(table)).toLowerCase()).not.toContain('joe@')
    for (const table of ['email_subscribers', 'contact_messages', 'newsletter_deliveries'] as const)
      expect(await rows(table)).toMatchObject([{ email: 'ann@example.com' }])
    expect(await rows('mail_outbox')).toMatchObject([{ recipient: 'ann@example.com' }])
    expect(Object.values(await store.eraseAddress('joe@example.com')).every((count) => count === 0)).toBe(true)
  })

  it.each<[TableName, () => Promise<void>, 'purgeContactMessages' | 'purgeSearchQueries']>([
    ['contact_messages', () => store.recordContactMessage(message), 'purgeContactMessages'],
    ['search_queries', () => store.recordSearchQuery({ query: 'estimate', results: 7 }), 'purgeSearchQueries'],
  ])('of %s are deleted only after their retention period', async (table, record, purge) => {
    await record()
    expect(await store[purge](new Date(Date.now() - DAY))).toBe(0)
    expect(await rows(table)).toHaveLength(1)
    expect(await store[purge](new Date(Date.now() + DAY))).toBe(1)
    expect(await rows(table)).toEqual([])
  })
}
