import type { Store } from '@/lib/store/port'
import { joe, type StoreHarness } from './store-harness'
import { confirm } from './store-newsletter'

const few = { subscribers: 10, contactMessages: 10, searchQueries: 10, outboxMessages: 10 }
const crowded = /Nearly full: (\S+)\./

export function testBounds({ rows, openBounded }: StoreHarness): void {
  let store: Store
  beforeEach(async () => {
    store = await openBounded(few)
  })
  const record = (name: string) => store.recordSubscriber({ ...joe, email: `${name}@example.com` })
  const write = (name: string, id?: string) =>
    store.recordContactMessage({ id, name, email: `${name}@example.com`, message: 'Hello' })
  const keep = (id: string) => store.outbox.add({ id, recipient: `${id}@example.com`, payload: '{}' }, 10)
  async function fill(add: (name: string) => Promise<void>, rows: number): Promise<void> {
    for (let row = 0; row < rows; row += 1) await add(`joe${row}`)
  }

  it('evict the oldest search queries', async () => {
    for (let query = 0; query < 14; query += 1)
      await store.recordSearchQuery({ query: `query ${query}`, results: query })
    const kept = (await rows('search_queries')).map(({ results }) => results)
    expect(kept).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
    expect(await store.health()).toMatchObject({ state: 'ok' })
  })

  it('reject new subscribers and allow updates of known ones, even beyond the bound', async () => {
    await fill(record, 10)
    await expect(record('new')).rejects.toThrow('email_subscribers is full: it holds 10 rows')
    await expect(confirm(store, 'new@example.com')).rejects.toThrow('email_subscribers is full: it holds 10 rows')
    await store.recordSubscriber({ ...joe, email: 'JOE3@example.com', templatesDownloaded: ['Safety Plan'] })
    expect(await confirm(store, 'joe3@example.com')).toBe('confirmed')
    const subscribers = await rows('email_subscribers')
    expect(subscribers).toHaveLength(10)
    expect(subscribers[3]).toMatchObject({ templates_downloaded: ['Metal Estimate', 'Safety Plan'] })
    await store.eraseAddress('joe4@example.com')
    await record('new')
    store = await openBounded({ ...few, subscribers: 5 })
    await record('joe3')
    expect(await confirm(store, 'joe5@example.com')).toBe('confirmed')
    await expect(record('newer')).rejects.toThrow('email_subscribers is full: it holds 5 rows')
  })

  it('reject new contact messages but not a resent one', async () => {
    const id = '3f2a1c1e-6f0b-4f5e-9a3c-0d8b7e6a5c41'
    await write('joe', id)
    await fill(write, 9)
    await expect(write('new')).rejects.toThrow('contact_messages is full: it holds 10 rows')
    await write('joe', id)
    expect(await rows('contact_messages')).toHaveLength(10)
  })

  it('reject new outbox messages but not known ones or newsletter issues', async () => {
    await confirm(store, 'ann@example.com')
    await fill(keep, 10)
    await expect(keep('new')).rejects.toThrow('mail_outbox is full: it holds 10 rows')
    await keep('joe1')
    expect(await rows('mail_outbox')).toHaveLength(10)
    expect(await store.enqueueIssue('spring', { kind: 'issue' }, 10, 10)).toBe(1)
    expect(await rows('mail_outbox')).toHaveLength(11)
  })

  it.each<[string, (name: string) => Promise<void>]>([
    ['email_subscribers', record],
    ['contact_messages', write],
    ['mail_outbox', keep],
  ])('appear in the health report once 90 percent of %s is used', async (table, add) => {
    await fill(add, 8)
    expect(await store.health()).toMatchObject({ state: 'ok' })
    await add('one-more')
    const { state, detail } = await store.health()
    expect([state, crowded.exec(detail)?.[1]]).toEqual(['degraded', table])
  })
}
