import { openSupabaseStore } from '@/lib/store/supabase'
import type { Store } from '@/lib/store/port'
import { startChildServer, type ChildServer } from '@/scripts/support/child-server'

let server: ChildServer | undefined
let store: Store
beforeAll(async () => {
  server = await startChildServer(process.execPath, ['tests/support/supabase-lite.ts'], (line) => line.startsWith('{'))
  const { url } = JSON.parse(server.line) as { url: string }
  store = openSupabaseStore({ url, serviceKey: 'sb_secret_test' })
}, 60_000)
afterAll(() => server?.stop())
afterEach(() => jest.restoreAllMocks())

/** Whatever is asked is done, but for as long as `isLost` nobody hears of it. */
function loseAnswers(isLost: () => boolean): void {
  const real = globalThis.fetch
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (...given) => {
    const response = await real(...given)
    if (!isLost()) return response
    await response.body?.cancel()
    throw new TypeError('fetch failed')
  })
}

const keep = (id: string) => store.outbox.add({ id, recipient: 'joe@example.com', payload: '{}' }, 1000)

test('a claim whose answer was lost is made again and gives the same messages, as the same try', async () => {
  await keep('a')
  let isLost = true
  loseAnswers(() => isLost)
  await expect(store.outbox.claimDue(2000, 9000, 10)).rejects.toThrow('claim_messages')
  isLost = false
  // On lease since the lost claim, so that nobody else gets it.
  const [message, ...others] = await store.outbox.claimDue(3000, 9000, 10)
  expect(others).toEqual([])
  expect(message).toMatchObject({ id: 'a', attempts: 2 })
  expect(await store.outbox.claimDue(8999, 20_000, 10)).toEqual([])
  await store.outbox.remove('a')
})

test('a message that is kept again because the answer was lost is one message', async () => {
  let isLost = true
  loseAnswers(() => isLost)
  await expect(keep('b')).rejects.toThrow('keep-message')
  isLost = false
  await keep('b')
  expect(await store.outbox.claimDue(2000, 9000, 10)).toEqual([expect.objectContaining({ id: 'b', attempts: 2 })])
})
