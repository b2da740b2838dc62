import { queryOf, searchQuerySchema, templatesQuerySchema } from '@/lib/catalogue/api-query'
import { filterUrl, parseFilterQuery } from '@/lib/catalogue/query'

test('a list URL is parsed as written; defaults are omitted, and invalid values ignored', () => {
  const query = parseFilterQuery({
    ...{ format: ['excel', 'PDF'], category: 'estimates-quotes' },
    ...{ sort: 'name-asc', page: '2' },
  })
  expect(query).toMatchObject({
    formats: ['PDF', 'Excel'],
    categories: ['estimates-quotes'],
    sort: 'name-asc',
    page: 2,
  })
  expect(filterUrl(query)).toBe('/templates?format=PDF&format=Excel&category=estimates-quotes&sort=name-asc&page=2')
  expect(filterUrl(parseFilterQuery({}))).toBe('/templates')
  expect(parseFilterQuery({ format: 'Pages', sort: 'size', page: '-1', category: '' })).toEqual(parseFilterQuery({}))
})

test('API queries: repeatable parameters combine, others use the first value', () => {
  const url = 'http://localhost/api/templates?format=PDF&format=Word&sort=name-desc&sort=popular&perPage=100'
  const read = { format: ['PDF', 'Word'], sort: 'name-desc', perPage: 100 }
  expect(templatesQuerySchema.parse(queryOf(url))).toMatchObject(read)
})

test.each(['0', '51', 'many', '2.5', ''])('limit=%s is rejected', (limit) => {
  expect(searchQuerySchema.safeParse({ q: 'roof', limit }).success).toBe(false)
})
