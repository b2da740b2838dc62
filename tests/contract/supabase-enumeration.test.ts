import { openSupabaseStore, type HostedStore } from '@/lib/store/supabase/store'
import { createSubscribeHandler } from '@/lib/subscriptions/subscribe-handler'
import { recordKnown, testEnumeration } from '@/tests/support/enumeration'
import { SERVICE_KEY, startHosted, type Hosted } from '@/tests/support/hosted'
import { captureLog, createLeadsContext, metal } from '@/tests/support/leads'
import { formContext, jsonPost } from '@/tests/support/post'

let hosted: Hosted
let store: HostedStore
let handle: (request: Request) => Promise<Response>

beforeAll(async () => {
  captureLog()
  hosted = await startHosted()
  store = openSupabaseStore({ url: hosted.url, serviceKey: SERVICE_KEY }, { timeout: 20_000 })
  await recordKnown(store)
  let clients = 0
  handle = createSubscribeHandler({
    ...formContext(1000),
    clientOf: () => `client ${(clients += 1)}`,
    // Messages are delivered at once, so that only the record takes time.
    leads: () => ({ ...createLeadsContext(), findTemplate: () => metal, store }),
  })
}, 60_000)
afterAll(async () => {
  await store?.close()
  await hosted?.stop()
  jest.restoreAllMocks()
})

testEnumeration((input) => handle(jsonPost('/api/subscribe', input)), { pairs: 100, most: 6 })
