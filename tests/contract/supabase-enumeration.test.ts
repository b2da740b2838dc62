/** Nobody learns from an answer of the hosted store, or from how long it took, whether an address is known there. */
import { createFormLimits } from '@/lib/forms/limits'
import { createSubscribeHandler } from '@/lib/subscriptions/subscribe-handler'
import { openSupabaseStore, type HostedStore } from '@/lib/store/supabase/store'
import { compareAddresses } from '@/tests/support/compare-times'
import { SERVICE_KEY, startHosted, type Hosted } from '@/tests/support/hosted'
import { captureLog, createLeadsContext } from '@/tests/support/leads'
import { fullTest } from '@/tests/support/full-test'
import { jsonPost, SITE } from '@/tests/support/post'
import { joe } from './store-harness'
import { confirm } from './store-newsletter'

const TOLERANCE = 1.2
const ROUNDS = { pairs: 100, most: 6, tolerance: TOLERANCE }

const known = ['downloader', 'confirmed', 'unsubscribed'].map((kind) => `${kind}@example.com`)
const inputs = [
  ['a download', { source: 'download', newsletterSubscribed: true, templates: ['metal-estimate'] }],
  ['an address alone', { source: 'download', newsletterSubscribed: false }],
  ['the newsletter', { source: 'newsletter', newsletterSubscribed: true }],
] as const

let hosted: Hosted
let store: HostedStore
let subscribe: (input: object) => Promise<Response>

beforeAll(async () => {
  captureLog()
  hosted = await startHosted()
  store = openSupabaseStore({ url: hosted.url, serviceKey: SERVICE_KEY }, { timeout: 20_000 })
  for (const email of known) await store.recordSubscriber({ ...joe, email, newsletterSubscribed: true })
  await confirm(store, 'confirmed@example.com')
  await store.setUnsubscribed('unsubscribed@example.com')

  // Each comes from another client, so that no limit speaks up; mail leaves at once, so that the record alone is timed.
  let clients = 0
  const limits = createFormLimits({ requestsPerMinute: 1000 })
  const handle = createSubscribeHandler({
    siteUrl: () => SITE,
    clientOf: () => `client ${(clients += 1)}`,
    limits: () => limits,
    leads: () => ({ ...createLeadsContext(), store }),
  })
  subscribe = (input) => handle(jsonPost('/api/subscribe', input))
}, 60_000)
afterAll(async () => {
  await store?.close()
  await hosted?.stop()
  jest.restoreAllMocks()
})

test.each(inputs)(
  '%s: new and known addresses are answered alike by the hosted store',
  async (_, input) => {
    const answers = []
    for (const email of [...known, 'new-one@example.com', 'new-two@example.com']) {
      const response = await subscribe({ ...input, email })
      answers.push({ status: response.status, headers: [...response.headers], body: await response.text() })
    }
    for (const answer of answers) expect(answer).toEqual(answers[0])
  },
  60_000,
)

fullTest.each(inputs)(
  '%s: it takes the hosted store as long for a new address as for a known one',
  async (name, input) => {
    const post = async (email: string): Promise<void> => {
      expect((await subscribe({ ...input, email })).status).toBe(200)
    }
    const ratio = await compareAddresses(post, known, name, ROUNDS)
    expect(ratio).toBeGreaterThan(1 / TOLERANCE)
    expect(ratio).toBeLessThan(TOLERANCE)
  },
  300_000,
)
