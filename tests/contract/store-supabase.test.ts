import { openSupabaseStore, type HostedStore } from '@/lib/store/supabase'
import { keyColumns, SERVICE_KEY, startHosted, tables, type Hosted } from '../support/hosted'
import { captureLog } from '../support/leads'
import { describeStore } from './store'
import type { TableName } from './store-harness'
import { confirm } from './store-newsletter'

/** A machine that is busy takes its time. */
jest.setTimeout(30_000)

let hosted: Hosted
let opened: HostedStore[] = []

/** Patient: this suite is about what Supabase records, not about how long it takes. */
function openStore(): HostedStore {
  const store = openSupabaseStore({ url: hosted.url, serviceKey: SERVICE_KEY }, { timeout: 20_000 })
  opened.push(store)
  return store
}

beforeAll(async () => {
  hosted = await startHosted()
}, 60_000)
afterAll(() => hosted?.stop())
beforeEach(() => void captureLog())
afterEach(async () => {
  await Promise.all(opened.map((store) => store.close()))
  opened = []
  await hosted.empty()
  jest.restoreAllMocks()
})

describeStore('the Supabase store', () => Promise.resolve({ store: openStore(), rows: hosted.rows }))

describe('the public key', () => {
  const row: Record<TableName, Record<string, unknown>> = {
    email_subscribers: { email: 'eve@example.com', newsletter_subscribed: true, source: 'download' },
    template_downloads: { slug: 'safety-plan', format: 'PDF', downloads: 1000 },
    contact_messages: { name: 'Eve', email: 'eve@example.com', message: 'Hello' },
    search_queries: { query: 'estimate', results: 1 },
    newsletter_deliveries: { issue: 'spring', email: 'eve@example.com' },
    mail_outbox: {
      id: 'a',
      recipient: 'eve@example.com',
      payload: {},
      attempts: 0,
      due_at: '2026-01-01T00:00:00Z',
      in_flight: 0,
    },
  }
  const asPublic = () => hosted.connect('sb_publishable_test')

  beforeEach(async () => {
    const store = openStore()
    await store.recordSubscriber({
      email: 'joe@example.com',
      newsletterSubscribed: false,
      source: 'download',
      templatesDownloaded: [],
    })
    await store.recordDownloads([{ slug: 'safety-plan', format: 'PDF' }])
    await store.recordContactMessage({ name: 'Joe', email: 'joe@example.com', message: 'Hello' })
    await store.recordSearchQuery({ query: 'estimate', results: 7 })
    await confirm(store, 'joe@example.com')
    await store.enqueueIssue('spring', { kind: 'issue' }, Date.now(), 1)
  })

  it.each(tables)('reads nothing of %s', async (table) => {
    expect(await hosted.rows(table)).toHaveLength(1)
    const { data } = await asPublic().from(table).select()
    expect(data ?? []).toEqual([])
  })

  it.each(tables)('writes nothing to %s', async (table) => {
    const before = await hosted.rows(table)
    expect((await asPublic().from(table).insert(row[table])).error?.code).toBe('42501')
    await asPublic().from(table).update(row[table]).not(keyColumns[table], 'is', null)
    await asPublic().from(table).delete().not(keyColumns[table], 'is', null)
    expect(await hosted.rows(table)).toEqual(before)
  })

  it('sees no row of any table or view, whatever the migrations make', async () => {
    expect(hosted.things.tables).toEqual(expect.arrayContaining([...tables, 'applied_operations']))
    for (const table of hosted.things.tables) {
      const { data } = await asPublic().from(table).select()
      expect({ table, rows: data ?? [] }).toEqual({ table, rows: [] })
    }
  })

  it('may call none of the functions, whatever the migrations make', async () => {
    const samples: Record<string, unknown> = {
      text: 'a',
      'text[]': ['a'],
      boolean: true,
      integer: 1,
      bigint: 1,
      uuid: '00000000-0000-4000-8000-000000000000',
      jsonb: {},
      'timestamp with time zone': '2026-01-01T00:00:00Z',
    }
    expect(hosted.things.functions.length).toBeGreaterThan(10)
    for (const { name, parameters } of hosted.things.functions) {
      const input = Object.fromEntries(Object.entries(parameters).map(([key, type]) => [key, samples[type] ?? 'a']))
      const { error } = await asPublic().rpc(name, input)
      expect({ name, code: error?.code }).toEqual({ name, code: '42501' })
    }
  })

  it('holds no privilege on any table, nor does any other public role', () => {
    expect(hosted.grants).toEqual([])
  })
})

describe('the outbox, when answers are lost', () => {
  /** Whatever is asked is done, but until the returned function is called nobody hears of it. */
  function loseAnswers(): () => void {
    const real = globalThis.fetch
    const spy = jest.spyOn(globalThis, 'fetch').mockImplementation(async (...given) => {
      const response = await real(...given)
      await response.body?.cancel()
      throw new TypeError('fetch failed')
    })
    return () => spy.mockRestore()
  }
  const message = { id: 'a', recipient: 'joe@example.com', payload: '{}' }

  it('makes a claim again, which gives the same messages, as the same try', async () => {
    const { outbox } = openStore()
    await outbox.add(message, 1000)
    const findAnswers = loseAnswers()
    await expect(outbox.claimDue(2000, 9000, 10)).rejects.toThrow('claim_messages')
    findAnswers()
    // On lease since the lost claim, so that nobody else gets it.
    expect(await openStore().outbox.claimDue(3000, 9000, 10)).toEqual([])
    expect(await outbox.claimDue(3000, 9000, 10)).toEqual([expect.objectContaining({ id: 'a', attempts: 2 })])
    expect(await outbox.claimDue(8999, 20_000, 10)).toEqual([])
  })

  it('keeps one message when it is kept again', async () => {
    const { outbox } = openStore()
    const findAnswers = loseAnswers()
    await expect(outbox.add(message, 1000)).rejects.toThrow('keep-message')
    findAnswers()
    await outbox.add(message, 1000)
    expect(await outbox.claimDue(2000, 9000, 10)).toEqual([expect.objectContaining({ id: 'a', attempts: 2 })])
  })
})
