import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { openSupabaseStore, type HostedStore } from '@/lib/store/supabase/store'
import { countRequest } from '@/lib/store/supabase/limits'
import { SERVICE_KEY, startHosted, type Hosted } from '@/tests/support/hosted'
import { captureLog } from '@/tests/support/leads'
import { joe } from './store-harness'
import { confirm } from './store-newsletter'

/** Enough time on a busy machine. */
const PATIENCE = 20_000
const PUBLISHABLE_KEY = 'sb_publishable_test'
const time = '2026-01-01T00:00:00Z'
const email = 'eve@example.com'

/** The row that each role tries to write to each table, and the key column. */
const rows: Record<string, { key: string; row: Record<string, unknown> }> = {
  applied_operations: { key: 'id', row: { id: '5f0c2d1a-7b3e-4c6d-8e9f-a1b2c3d4e5f6', outcome: 'applied' } },
  bundle_downloads: { key: 'bundle', row: { bundle: 'estimates', format: 'all', downloads: 1000 } },
  contact_messages: { key: 'id', row: { name: 'Eve', email, message: 'Hello' } },
  email_subscribers: { key: 'id', row: { email, newsletter_subscribed: true, source: 'download' } },
  installation_key: { key: 'id', row: { id: true } },
  mail_admissions: { key: 'admitted_at', row: { mailbox: 'e'.repeat(64), admitted_at: time } },
  mail_outbox: { key: 'id', row: { id: 'a', recipient: email, payload: {}, attempts: 0, due_at: time, in_flight: 0 } },
  newsletter_deliveries: { key: 'email', row: { issue: 'spring', email } },
  request_limits: { key: 'client_key', row: { client_key: 'e'.repeat(64), requests: 1, ends_at: time } },
  search_queries: { key: 'id', row: { query: 'estimate', results: 1 } },
  suppressed_mailboxes: { key: 'mailbox', row: { mailbox: 'e'.repeat(64), reason: 'asked' } },
  template_downloads: { key: 'slug', row: { slug: 'safety-plan', format: 'PDF', downloads: 1000 } },
}
const samples: Record<string, unknown> = {
  ...{ text: 'a', 'text[]': ['a'], boolean: true, integer: 1, bigint: 1, jsonb: {} },
  ...{ uuid: '00000000-0000-4000-8000-000000000000', 'timestamp with time zone': time },
}

let hosted: Hosted
let store: HostedStore
let accounts = 0

beforeAll(async () => {
  captureLog()
  hosted = await startHosted()
  const settings = { url: hosted.url, serviceKey: SERVICE_KEY }
  store = openSupabaseStore(settings, { timeout: PATIENCE })
  await store.recordSubscriber(joe)
  await store.recordDownloads([{ slug: 'safety-plan', format: 'PDF' }])
  await store.recordContactMessage({ name: 'Joe', email: joe.email, message: 'Hello' })
  await store.recordSearchQuery({ query: 'estimate', results: 7 })
  await confirm(store, joe.email)
  await store.enqueueIssue('spring', { kind: 'issue' }, Date.now(), 1)
  await store.recordBundleDownload({ bundle: 'estimates' })
  await store.outbox.admit(joe.email, { mailboxQuarterHour: 1, mailboxDay: 1, totalHour: 1 }, Date.now())
  await store.suppress('nobody@example.com', 'asked')
  await countRequest(settings, { key: 'f'.repeat(64), most: 3, windowSeconds: 3600 }, PATIENCE)
}, 60_000)
afterAll(async () => {
  await store?.close()
  await hosted?.stop()
})

async function everything(): Promise<Record<string, unknown[]>> {
  const service = hosted.connect(SERVICE_KEY)
  const lists = Object.entries(rows).map(async ([table, { key }]) => {
    const { data, error } = await service.from(table).select().order(key)
    expect({ table, error }).toEqual({ table, error: null })
    return [table, data] as const
  })
  return Object.fromEntries(await Promise.all(lists)) as Record<string, unknown[]>
}

test('every table of the migrations contains a row', async () => {
  expect(Object.keys(rows)).toEqual(hosted.things.tables)
  for (const [table, found] of Object.entries(await everything()))
    expect([table, found.length > 0]).toEqual([table, true])
})

/** A client of a person who has signed up, which the publishable key allows if sign-ups are enabled. */
async function signUp(): Promise<SupabaseClient> {
  const client = hosted.connect(PUBLISHABLE_KEY)
  accounts += 1
  const password = 'long enough for a test'
  const { error } = await client.auth.signUp({ email: `eve-${accounts}@example.com`, password })
  expect(error).toBeNull()
  return client
}

test('a token with a wrong signature is rejected', async () => {
  const { data: signedUp } = await (await signUp()).auth.getSession()
  const token = signedUp.session?.access_token ?? ''
  const forged = token.replace(/[^.]*$/, (signature) => signature.split('').reverse().join(''))
  const client = createClient(hosted.url, PUBLISHABLE_KEY, { accessToken: () => Promise.resolve(forged) })
  const { status, data } = await client.from('email_subscribers').select()
  expect({ status, data }).toEqual({ status: 401, data: null })
})

/** Supabase Lite grants all to the public roles again: here only row level security keeps them out. */
describe.each([
  ['the publishable key', 'anon', () => Promise.resolve(hosted.connect(PUBLISHABLE_KEY)), []],
  ['an account', 'authenticated', signUp, [{ note: 'seen' }]],
] as const)('%s', (_name, role, connect, shown) => {
  let client: SupabaseClient
  beforeAll(async () => {
    client = await connect()
  })

  it('is admitted by a policy for its role', async () => {
    const probe = client.schema('probe')
    expect((await probe.rpc('asked_as')).data).toBe(role)
    expect((await probe.from('for_accounts').select()).data).toEqual(shown)
  })

  it('sees no row of any table or view of the migrations', async () => {
    for (const table of hosted.things.tables) {
      const { data } = await client.from(table).select()
      expect({ table, rows: data ?? [] }).toEqual({ table, rows: [] })
      const { count } = await client.from(table).select('*', { count: 'exact', head: true })
      expect({ table, count: count ?? 0 }).toEqual({ table, count: 0 })
    }
  })

  it.each(Object.entries(rows))('writes nothing to %s', async (table, { key, row }) => {
    const before = await everything()
    expect((await client.from(table).insert(row)).error?.code).toBe('42501')
    expect((await client.from(table).upsert(row)).error?.code).toBe('42501')
    expect((await client.from(table).update(row).not(key, 'is', null).select()).data ?? []).toEqual([])
    expect((await client.from(table).delete().not(key, 'is', null).select()).data ?? []).toEqual([])
    expect(await everything()).toEqual(before)
  })

  it('may call none of the functions of the migrations', async () => {
    expect(hosted.things.functions.length).toBeGreaterThan(10)
    for (const { name, parameters } of hosted.things.functions) {
      const input = Object.fromEntries(Object.entries(parameters).map(([key, type]) => [key, samples[type] ?? 'a']))
      const { error } = await client.rpc(name, input)
      expect({ name, code: error?.code }).toEqual({ name, code: '42501' })
    }
  })
})
