import { GET as route } from '@/app/api/downloads/route'
import { recordedDownloads } from '@/lib/downloads/counts'
import { documented } from '@/tests/support/documented-handler'

jest.mock('@/lib/downloads/counts', () => ({ recordedDownloads: jest.fn() }))
const GET = documented('/api/downloads', route)
const get = (query: string) => GET(new Request(`http://localhost/api/downloads${query}`))

test('the counts of the requested templates, but not of too many at once', async () => {
  jest.mocked(recordedDownloads).mockResolvedValue(new Map([['slate', 3]]))
  const response = await get('?slug=slate&slug=epdm&slug=constructor')
  expect(await response.json()).toEqual({ counts: { slate: 3 } })
  expect(response.headers.get('cache-control')).toBe('public, max-age=60')
  const slugs = Array.from({ length: 101 }, (_, index) => `slug=${index}`)
  expect((await get(`?${slugs.join('&')}`)).status).toBe(400)
})
