import { GET as route } from '@/app/api/metrics/route'
import { env, type Env } from '@/lib/env'
import { store, type StoreHealth } from '@/lib/store'
import { documented } from '@/tests/support/documented-handler'

jest.mock('@/lib/env', () => ({ env: jest.fn() }))
jest.mock('@/lib/store', () => ({ store: jest.fn() }))

const TOKEN = 'a token of this test'
const GET = documented('/api/metrics', route)
const ask = (authorization?: string) =>
  GET(new Request('http://localhost/api/metrics', { headers: authorization ? { authorization } : {} }))

function given(metricsToken: string | undefined, health: StoreHealth = { state: 'ok', detail: '', waiting: 3 }) {
  jest.mocked(env).mockReturnValue({ metricsToken } as Env)
  jest.mocked(store).mockReturnValue({ health: () => Promise.resolve(health) } as ReturnType<typeof store>)
}

test('without a token there are none; with one, they are closed to callers without it', async () => {
  given(undefined)
  for (const header of [undefined, 'Bearer undefined', `Bearer ${TOKEN}`]) expect((await ask(header)).status).toBe(404)
  given(TOKEN)
  for (const header of [undefined, TOKEN, `Bearer ${TOKEN}x`, 'Bearer ']) {
    const { status, headers } = await ask(header)
    expect([header, status, headers.get('www-authenticate')]).toEqual([header, 401, 'Bearer'])
  }
  expect(store).not.toHaveBeenCalled()
})

test('they cover the process, its mail and its store', async () => {
  given(TOKEN)
  const response = await ask(`Bearer ${TOKEN}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const text = await response.text()
  for (const line of ['ridgedocs_outbox_messages 3', 'ridgedocs_store_up 1']) expect(text).toContain(line)
  for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds'])
    expect(text).toContain(`${name} `)
})

test('a store that is down is reported, without a number of messages that could not be counted', async () => {
  given(TOKEN, { state: 'down', detail: 'The disk is full.' })
  const text = await (await ask(`Bearer ${TOKEN}`)).text()
  expect(text).toContain('ridgedocs_store_up 0')
  expect(text).not.toMatch(/^ridgedocs_outbox_messages/m)
})
