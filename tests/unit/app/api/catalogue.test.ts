import { GET as searchRoute } from '@/app/api/search/route'
import { GET as listRoute } from '@/app/api/templates/route'
import { GET as detailRoute } from '@/app/api/templates/[slug]/route'
import { constants } from '@/lib/constants'
import { documented } from '@/tests/support/documented-handler'
import { answered } from '@/tests/support/post'

const search = documented('/api/search', searchRoute)
const list = documented('/api/templates', listRoute)
const detail = documented('/api/templates/{slug}', detailRoute)

const mockCounts = jest.fn()
jest.mock('@/lib/store', () => ({ store: () => ({ downloadCounts: () => mockCounts() as unknown }) }))

const get = (path: string) => new Request(`http://localhost${path}`)
const params = <T>(value: T) => ({ params: Promise.resolve(value) })

beforeEach(() => {
  jest.useFakeTimers({ now: Date.now() + 60_000 })
  mockCounts.mockResolvedValue(new Map([['shingle-roof-estimate', 3]]))
})
afterEach(() => jest.useRealTimers())

test('search: results and their number, none for a blank query; filters apply, and 100 characters are read', async () => {
  const body = await (await search(get('/api/search?q=Estimate&limit=1'))).json()
  expect(body).toMatchObject({ query: 'Estimate', results: [{ score: 10, matchedField: 'name' }] })
  expect(body.count).toBeGreaterThan(1)
  expect(await (await search(get('/api/search'))).json()).toEqual({ query: '', count: 0, results: [], similar: [] })
  const long = await (await search(get(`/api/search?q=${'a'.repeat(150)}`))).json()
  expect(long.query).toHaveLength(100)
  const word = await (await search(get('/api/search?q=checklist&format=Excel&category=safety-compliance'))).json()
  const slugs = word.results.map(({ slug }: { slug: string }) => slug)
  expect(slugs.sort()).toEqual(['jobsite-safety-checklist', 'osha-compliance-checklist'])
})

const queries = ['storm inspection', 'texas contract', 'shingle packet']
test.each(queries)('search: the total of %s counts everything on the search page, for any limit', async (query) => {
  const ask = async (limit: number) =>
    (await search(get(`/api/search?q=${encodeURIComponent(query)}&limit=${limit}`))).json()
  const page = await ask(constants.templatesPerPage)
  const { count, similar, editions = [], packets = [], pages = [] } = page
  expect(page.total).toBe(count + similar.length + editions.length + packets.length + pages.length)
  expect(page.total).toBeGreaterThan(count)
  expect((await ask(constants.dropdownResults)).total).toBe(page.total)
})

test('recorded downloads are added to the base counts; if the store fails, the last known counts are used', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const slug = { slug: 'shingle-roof-estimate' }
  const first = await (await detail(get('/'), params(slug))).json()
  expect(first.downloadCount).toBe(1850)
  jest.advanceTimersByTime(60_000)
  mockCounts.mockRejectedValue(new Error('down'))
  expect((await (await detail(get('/'), params(slug))).json()).downloadCount).toBe(1850)
  expect((await list(get('/api/templates'))).status).toBe(200)
  log.mockRestore()
})

test('lists reject invalid parameters by name, and an unknown template is 404 with the specified text', async () => {
  const kind = 'must be one of the template kinds'
  const error = { code: 'bad-query', message: `kind ${kind}`, fields: { kind } }
  expect(await answered(list(get('/api/templates?kind=poem')))).toEqual([400, { error }])
  const missing = { error: { message: expect.stringContaining('Template Not Found') } }
  expect(await answered(detail(get('/'), params({ slug: '../etc/passwd' })))).toMatchObject([404, missing])
})
