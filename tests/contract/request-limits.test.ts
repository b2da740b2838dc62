import { countRequest, forgetRequests } from '@/lib/store/supabase/limits'
import { SERVICE_KEY, startHosted, type Hosted } from '@/tests/support/hosted'

const PATIENCE = 10_000
const keyOf = (letter: string): string => letter.repeat(64)

let hosted: Hosted
const settings = () => ({ url: hosted.url, serviceKey: SERVICE_KEY })
const count = (letter: string, most = 3) =>
  countRequest(settings(), { key: keyOf(letter), most, windowSeconds: 60 }, PATIENCE)
const table = () => hosted.connect(SERVICE_KEY).from('request_limits')

beforeAll(async () => {
  hosted = await startHosted()
})
afterAll(() => hosted?.stop())
afterEach(() => table().delete().not('client_key', 'is', null))

test('admits requests of a client up to the limit, also at once, then returns the seconds to wait; not for others', async () => {
  expect([await count('a'), await count('a'), await count('a')]).toEqual([0, 0, 0])
  const wait = await count('a')
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(60)
  expect(await count('b')).toBe(0)
  const waits = await Promise.all(Array.from({ length: 12 }, () => count('c', 5)))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5)
})

test('admits a client again after its window, and removes expired counts', async () => {
  for (let request = 0; request < 4; request += 1) await count('d')
  await count('e')
  const ends_at = new Date(Date.now() - 1000).toISOString()
  await table().update({ ends_at }).not('client_key', 'is', null)
  expect(await count('d')).toBe(0)
  const { data } = await table().select('client_key')
  expect(data).toEqual([{ client_key: keyOf('d') }])
})

test('resets the count of a released key only, and rejects if it cannot', async () => {
  for (const letter of ['g', 'h']) {
    expect(await count(letter, 1)).toBe(0)
    expect(await count(letter, 1)).toBeGreaterThan(0)
  }
  await forgetRequests(settings(), keyOf('g'), PATIENCE)
  expect(await count('g', 1)).toBe(0)
  expect(await count('h', 1)).toBeGreaterThan(0)
  const away = { url: 'http://127.0.0.1:9', serviceKey: SERVICE_KEY }
  await expect(forgetRequests(away, keyOf('g'), PATIENCE)).rejects.toThrow('request_limits')
})
