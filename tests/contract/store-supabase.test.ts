import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from '@supabase/supabase-js'
import { openSupabaseStore } from '@/lib/store/supabase'
import { startChildServer, type ChildServer } from '@/scripts/support/child-server'
import { describeStore } from './store'
import type { TableName } from './store-harness'
import { confirm } from './store-newsletter'

const keyColumns = {
  email_subscribers: 'id',
  template_downloads: 'slug',
  contact_messages: 'id',
  search_queries: 'id',
  newsletter_deliveries: 'email',
  mail_outbox: 'id',
}
const tables = Object.keys(keyColumns) as TableName[]

let server: ChildServer | undefined
let started: { url: string; grants: unknown[] }
const connect = (key: string) => createClient(started.url, key, { auth: { persistSession: false } })
const asService = () => connect('sb_secret_test')
const openStore = () => openSupabaseStore({ url: started.url, serviceKey: 'sb_secret_test' })

beforeAll(async () => {
  server = await startChildServer(process.execPath, ['tests/support/supabase-lite.ts'], (line) => line.startsWith('{'))
  started = JSON.parse(server.line) as typeof started
}, 60_000)
afterAll(() => server?.stop())
afterEach(async () => {
  for (const table of tables) {
    const { error } = await asService().from(table).delete().not(keyColumns[table], 'is', null)
    expect(error).toBeNull()
  }
})

async function readRows(table: TableName): Promise<Record<string, unknown>[]> {
  const { data, error } = await asService().from(table).select().order(keyColumns[table])
  expect(error).toBeNull()
  return data as Record<string, unknown>[]
}

describeStore('the Supabase store', () => Promise.resolve({ store: openStore(), rows: readRows }))

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
  const asPublic = () => connect('sb_publishable_test')

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
    expect(await readRows(table)).toHaveLength(1)
    const { data } = await asPublic().from(table).select()
    expect(data ?? []).toEqual([])
  })

  it.each(tables)('writes nothing to %s', async (table) => {
    const before = await readRows(table)
    expect((await asPublic().from(table).insert(row[table])).error?.code).toBe('42501')
    await asPublic().from(table).update(row[table]).not(keyColumns[table], 'is', null)
    await asPublic().from(table).delete().not(keyColumns[table], 'is', null)
    expect(await readRows(table)).toEqual(before)
  })

  it.each([
    [
      'add_downloaded_templates',
      { subscriber_email: 'joe@example.com', template_names: ['X'], newsletter: true, submit_source: 'newsletter' },
    ],
    ['set_unsubscribed', { subscriber_email: 'joe@example.com' }],
    ['record_downloads', { template_slugs: ['safety-plan'], file_formats: ['PDF'] }],
    ['download_counts', {}],
    [
      'confirm_newsletter',
      {
        subscriber_email: 'joe@example.com',
        wish_source: 'newsletter',
        text_version: '1',
        wished_at: '2026-01-01T00:00:00Z',
      },
    ],
    ['enqueue_issue', { issue_name: 'summer', message: {}, due: '2026-01-01T00:00:00Z', how_many: 1 }],
    [
      'keep_message',
      { message_id: 'b', message_recipient: 'a@b.c', message_payload: '{}', leased_until: '2026-01-01T00:00:00Z' },
    ],
    [
      'claim_messages',
      {
        claim: '7b6c0d34-7f7b-4d3c-9c62-6a0a4b6f9b1e',
        claimed_at: '2126-01-01T00:00:00Z',
        leased_until: '2126-01-01T00:00:00Z',
        how_many: 1,
      },
    ],
    ['remove_message', { message_id: 'a' }],
    ['postpone_message', { message_id: 'a', due: '2126-01-01T00:00:00Z' }],
    ['refuse_message', { message_id: 'a', message_recipient: 'joe@example.com', reason: 'unknown' }],
    ['count_recipients', { issue_name: 'spring' }],
    ['erase_address', { subscriber_email: 'joe@example.com' }],
    ['purge_contact_messages', { made_before: '2126-01-01T00:00:00Z' }],
  ])('may not call %s', async (name, parameters) => {
    expect((await asPublic().rpc(name, parameters)).error?.code).toBe('42501')
  })

  it('holds no privilege on any table, nor does any other public role', () => {
    expect(started.grants).toEqual([])
  })
})

describe('a Supabase that fails', () => {
  const subscriber = {
    email: 'joe@example.com',
    newsletterSubscribed: false,
    source: 'download',
    templatesDownloaded: [],
  } as const

  it('rejects when the key is refused', async () => {
    const store = openSupabaseStore({ url: started.url, serviceKey: 'sb_secret_wrong' })
    await expect(store.recordSubscriber(subscriber)).rejects.toThrow('Supabase, email_subscribers')
  })

  it('gives up on a server that never answers', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1')
    await new Promise((resolve) => silent.once('listening', resolve))
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
    const store = openSupabaseStore({ url, serviceKey: 'sb_secret_test' }, 50)
    await expect(store.recordSubscriber(subscriber)).rejects.toThrow('Supabase, email_subscribers')
    await expect(store.downloadCounts()).rejects.toThrow('Supabase, download_counts')
    silent.closeAllConnections()
    await new Promise((resolve) => silent.close(resolve))
  })
})
