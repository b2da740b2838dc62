import { CircuitState } from 'cockatiel'
import { boundedTables, bounds, type Bounds } from '@/lib/store/bounds'
import { createCircuitBreaker } from '@/lib/store/supabase/circuit-breaker'
import { openSupabaseStore, type HostedStore } from '@/lib/store/supabase/store'
import { SERVICE_KEY, startHosted, type Hosted } from '@/tests/support/hosted'
import { captureLog } from '@/tests/support/leads'
import { describeStore } from './store'

let hosted: Hosted
let opened: HostedStore[] = []

/** A long timeout: this suite tests what Supabase records, not how long it takes. */
function openStore(options: Parameters<typeof openSupabaseStore>[1] = {}): HostedStore {
  const settings = { url: hosted.url, serviceKey: SERVICE_KEY }
  const store = openSupabaseStore(settings, { timeout: 20_000, ...options })
  opened.push(store)
  return store
}

beforeAll(async () => void (hosted = await startHosted()))
afterAll(() => hosted?.stop())
beforeEach(() => void captureLog())
afterEach(async () => {
  await Promise.all(opened.map((store) => store.close()))
  opened = []
  await hosted.empty()
  jest.restoreAllMocks()
})

describeStore('the Supabase store', () => {
  const { rows, ageAdmissions, bound } = hosted
  const openBounded = async (bounds: Bounds) => {
    await bound(bounds)
    return openStore()
  }
  return Promise.resolve({ store: openStore(), rows, ageAdmissions, openBounded })
})

test('the migrations hold the same bounds as the embedded store', async () => {
  const client = hosted.connect(SERVICE_KEY)
  const tables = { ...boundedTables, searchQueries: 'search_queries' }
  for (const [name, table_name] of Object.entries(tables)) {
    const { data } = await client.rpc('row_bound', { table_name })
    expect([name, data]).toEqual([name, bounds[name as keyof Bounds]])
  }
  expect(Object.keys(tables).sort()).toEqual(Object.keys(bounds).sort())
})

test('a record beyond the bounds is rejected, which counts as a response', async () => {
  const breaker = createCircuitBreaker({ failures: 1 })
  await hosted.bound({ ...bounds, contactMessages: 0 })
  const store = openStore({ breaker })
  await expect(store.recordContactMessage({ name: 'Joe', email: 'joe@example.com', message: 'Hello' })).rejects.toThrow(
    'PT409 contact_messages is full',
  )
  expect(breaker.state).toBe(CircuitState.Closed)
})

/** Has a call processed whose response is lost, and expects it to reject with its name. */
async function expectLost(call: () => Promise<unknown>, name: string): Promise<void> {
  const real = globalThis.fetch
  const spy = jest.spyOn(globalThis, 'fetch').mockImplementation(async (...given) => {
    await (await real(...given)).body?.cancel()
    throw new TypeError('fetch failed')
  })
  await expect(call()).rejects.toThrow(name)
  spy.mockRestore()
}
const message = { id: 'a', recipient: 'joe@example.com', payload: '{}' }

test('when responses are lost, the outbox stores a message once, and repeats a claim as the same attempt', async () => {
  const { outbox } = openStore()
  await expectLost(() => outbox.add(message, 1000), 'keep-message')
  await outbox.add(message, 1000)
  await expectLost(() => outbox.claimDue(2000, 9000, 10), 'claim_messages')
  // Leased since the lost claim, so no other caller gets it.
  expect(await openStore().outbox.claimDue(3000, 9000, 10)).toEqual([])
  expect(await outbox.claimDue(3000, 9000, 10)).toMatchObject([{ id: 'a', attempts: 2 }])
  expect(await outbox.claimDue(8999, 20_000, 10)).toEqual([])
})
