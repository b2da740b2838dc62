import { GET as searchRoute } from '@/app/api/search/route'
import { GET as listRoute } from '@/app/api/templates/route'
import { GET as detailRoute } from '@/app/api/templates/[slug]/route'
import { GET as pictureRoute } from '@/app/api/documents/[slug]/pages/[page]/route'
import { documented } from '../../../support/documented-handler'

const search = documented('/api/search', searchRoute)
const list = documented('/api/templates', listRoute)
const detail = documented('/api/templates/{slug}', detailRoute)
const picture = documented('/api/documents/{slug}/pages/{page}', pictureRoute)

const mockCounts = jest.fn()
jest.mock('@/lib/store', () => ({ store: () => ({ downloadCounts: () => mockCounts() as unknown }) }))

const get = (path: string) => new Request(`http://localhost${path}`)
const params = <T>(value: T) => ({ params: Promise.resolve(value) })

beforeEach(() => {
  jest.useFakeTimers({ now: Date.now() + 60_000 })
  mockCounts.mockResolvedValue(new Map([['shingle-roof-estimate', 3]]))
})
afterEach(() => jest.useRealTimers())

test('search: results, their number, and none for a blank query', async () => {
  const body = await (await search(get('/api/search?q=Estimate&limit=1'))).json()
  expect(body).toMatchObject({ query: 'Estimate', results: [{ score: 10, matchedField: 'name' }] })
  expect(body.count).toBeGreaterThan(1)
  expect(await (await search(get('/api/search'))).json()).toEqual({ query: '', count: 0, results: [], similar: [] })
})

test('search: a query is cut at 100 characters, and filters hold', async () => {
  const long = await (await search(get(`/api/search?q=${'a'.repeat(150)}`))).json()
  expect(long.query).toHaveLength(100)
  const word = await (await search(get('/api/search?q=checklist&format=Excel&category=safety-compliance'))).json()
  expect(word.results.map(({ slug }: { slug: string }) => slug).sort()).toEqual([
    'jobsite-safety-checklist',
    'osha-compliance-checklist',
  ])
})

test('downloads recorded here are added to the base; a store that fails leaves the last known counts', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const slug = { slug: 'shingle-roof-estimate' }
  const first = await (await detail(get('/'), params(slug))).json()
  expect(first.downloadCount).toBe(1850)
  jest.setSystemTime(Date.now() + 60_000)
  mockCounts.mockRejectedValue(new Error('down'))
  expect((await (await detail(get('/'), params(slug))).json()).downloadCount).toBe(1850)
  expect((await list(get('/api/templates'))).status).toBe(200)
  log.mockRestore()
})

test('lists refuse what they do not understand, by name of the parameter', async () => {
  const response = await list(get('/api/templates?kind=poem'))
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({
    error: {
      code: 'bad-query',
      message: 'kind must be one of the template kinds',
      fields: { kind: 'must be one of the template kinds' },
    },
  })
})

test('an unknown template is 404 with its text', async () => {
  const response = await detail(get('/'), params({ slug: '../etc/passwd' }))
  expect(response.status).toBe(404)
  expect((await response.json()).error.message).toContain('Template Not Found')
})

test('page pictures are drawn, tagged and refused beyond the last page', async () => {
  const at = (page: string, headers = {}) =>
    picture(new Request('http://localhost/', { headers }), params({ slug: 'initial-call-script', page }))
  const response = await at('2')
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(8, 12)
      .toString(),
  ).toBe('WEBP')
  const again = await at('2', { 'if-none-match': `W/${response.headers.get('etag')}` })
  expect(again.status).toBe(304)
  for (const name of ['etag', 'cache-control']) expect(again.headers.get(name)).toBe(response.headers.get(name))
  for (const page of ['0', '99', 'x', '1.5']) expect((await at(page)).status).toBe(404)
})

test('a client that has pictures drawn without end is stopped', async () => {
  const at = (client: string) =>
    picture(
      new Request('http://localhost/', { headers: { 'x-forwarded-for': client } }),
      params({ slug: 'initial-call-script', page: '99' }),
    )
  for (let page = 0; page < 120; page += 1) expect((await at('203.0.113.1')).status).toBe(404)
  const refused = await at('203.0.113.1')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await at('203.0.113.2')).status).toBe(404)
})
