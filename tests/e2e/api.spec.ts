import { expect, test as base, type APIResponse } from '@playwright/test'
import { createAnswerCheck } from '@/tests/support/documented'

interface Api {
  get: (path: string) => Promise<APIResponse>
}

const test = base.extend<{ api: Api }>({
  api: async ({ request }, use) => {
    const check = createAnswerCheck((await (await request.get('/api/openapi.json')).json()) as object)
    const get = async (path: string): Promise<APIResponse> => {
      const response = await request.get(path)
      const type = response.headers()['content-type'] ?? null
      expect(check({ method: 'GET', path, status: response.status(), type, body: await response.text() })).toEqual([])
      return response
    }
    await use({ get })
  },
})

test('GET /api/search ranks and limits the results and reports what matched', async ({ api }) => {
  const answer = await (await api.get('/api/search?q=estimate&limit=2')).json()
  expect(answer).toMatchObject({ query: 'estimate', results: [{ score: 10, matchedField: 'name' }, { score: 10 }] })
  expect(answer.results).toHaveLength(2)
  expect(answer.count).toBeGreaterThan(3)
  expect(await (await api.get('/api/search?q=%20')).json()).toEqual({
    query: '',
    count: 0,
    results: [],
    similar: [],
  })
  const misspelt = await (await api.get('/api/search?q=shingel%20estimate')).json()
  expect(misspelt.results).toEqual([])
  expect(misspelt.similar[0]).toMatchObject({ slug: 'shingle-roof-estimate' })
  expect(misspelt.similar[0]).not.toHaveProperty('score')
})

test('bad queries get 400 with a message that names the parameter', async ({ api }) => {
  for (const [path, message] of [
    ['/api/search?q=roof&limit=0', 'limit must be at least 1'],
    ['/api/search?q=roof&limit=51', 'limit must be at most 50'],
    ['/api/templates?sort=size', 'sort must be popular, name-asc or name-desc'],
    ['/api/templates?format=Pages', 'format must be PDF, Excel or Word'],
    ['/api/templates?perPage=101', 'perPage must be at most 100'],
  ] as const) {
    const response = await api.get(path)
    expect(response.status(), path).toBe(400)
    expect((await response.json()).error).toMatchObject({ code: 'bad-query', message })
  }
})

test('GET /api/templates lists, filters and paginates; a single template has no wrapper', async ({ api }) => {
  const list = await (await api.get('/api/templates?category=estimates-quotes&sort=name-asc&perPage=3&page=2')).json()
  expect(list).toMatchObject({ total: 4, page: 2, perPage: 3, templates: [{ slug: 'shingle-roof-estimate' }] })
  expect((await (await api.get('/api/templates?page=99')).json()).templates).toEqual([])
  const [template] = list.templates
  expect(template).toMatchObject({
    kind: 'essential',
    systemSlug: null,
    previewPath: null,
    downloadPath: template.files[0].url,
  })
  expect(template.files.map(({ pages }: { pages: number | null }) => pages === null)).toEqual([false, true, true])
  const one = await (await api.get('/api/templates/shingle-roof-estimate')).json()
  expect(one.whatsIncluded.length).toBeGreaterThan(3)
  expect(one).toMatchObject({ ...template, downloadCount: one.downloadCount })
  const unknown = await api.get('/api/templates/nothing')
  expect(unknown.status()).toBe(404)
  expect((await unknown.json()).error.message).toContain('Template Not Found')
})

test('an unknown path of the API answers 404 as JSON, an unknown page as a page', async ({ request }) => {
  for (const path of ['/api', '/api/nope', '/api/search/more/and/more', '/api/templates/epdm-repair-contract/files'])
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const answer = await request.fetch(path, { method })
      expect({ path, method, status: answer.status() }).toEqual({ path, method, status: 404 })
      expect(await answer.json()).toEqual({ error: { code: 'not-found', message: expect.any(String) } })
    }
  expect((await request.head('/api/nope')).status()).toBe(404)
  expect((await request.get('/nope')).headers()['content-type']).toContain('text/html')
})
