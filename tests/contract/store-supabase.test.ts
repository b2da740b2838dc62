import { openSupabaseStore, type HostedStore } from '@/lib/store/supabase'
import { SERVICE_KEY, startHosted, type Hosted } from '../support/hosted'
import { captureLog } from '../support/leads'
import { describeStore } from './store'

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

describeStore('the Supabase store', () => {
  const { rows, ageAdmissions } = hosted
  return Promise.resolve({ store: openStore(), rows, ageAdmissions })
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
