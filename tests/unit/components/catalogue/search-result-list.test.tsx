/** @jest-environment jsdom */
import { linksIn, render, screen } from '@/tests/support/dom'
import { SearchResultList } from '@/components/catalogue/search-result-list'
import { searchTemplates, type SearchOutcome } from '@/lib/search'
import { sampleTemplate } from '@/tests/support/sample-template'

const found = (index: number): SearchOutcome['results'][number] => ({
  template: sampleTemplate({ slug: `t-${index}`, name: `Template ${index}` }),
  score: 10,
  matchedField: 'name',
})

/** What is found for `query`, apart from templates, and these changes. */
function outcome({ query = 'roof', results = [], similar = [] }: Partial<SearchOutcome>): SearchOutcome {
  const { editions, packets, pages } = searchTemplates(query)
  const total = [results, similar, editions, packets, pages].flat().length
  return { query, count: results.length, results, similar, editions, packets, pages, total }
}

const show = (changes: Partial<SearchOutcome>, page = 1) =>
  render(<SearchResultList outcome={outcome(changes)} page={page} />)
const results = (count: number) => Array.from({ length: count }, (_, index) => found(index))
const similar = [sampleTemplate()]

test.each<[text: string, found: Partial<SearchOutcome>]>([
  ['Found 1 template', { results: results(1) }],
  ['Found 2 templates', { results: results(2) }],
  ['Found 0 templates', {}],
  ['No exact match. 1 similar template', { similar }],
  ['Found 1 template', { results: results(1), similar }],
  ['Found 3 state editions', { query: 'texas' }],
  ['Found 3 state editions and 1 similar template', { query: 'texas', similar }],
  ['Found 1 page of this site', { query: 'my company logo' }],
])('%s', (text, changes) => {
  show(changes)
  expect(screen.getByRole('status').textContent).toBe(text)
  expect(screen.queryAllByRole('heading', { name: 'Similar templates' })).toHaveLength(changes.similar ? 1 : 0)
  const pages = linksIn().filter(([name]) => name === 'My company')
  const isSite = changes.query === 'my company logo'
  expect(pages).toEqual(isSite ? [['My company', '/company']] : [])
  expect(screen.queryAllByText('On this site')).toHaveLength(isSite ? 1 : 0)
  const isEmpty = text === 'Found 0 templates'
  expect(screen.queryAllByRole('heading', { name: 'No templates found' })).toHaveLength(isEmpty ? 1 : 0)
  expect(screen.queryAllByRole('list', { name: 'State editions' })).toHaveLength(changes.query === 'texas' ? 1 : 0)
})

test.each([
  ['roof', 'No templates found'],
  ['', 'Start typing to search templates'],
])('without results for %j, three searches are suggested: %s', (query, title) => {
  show({ query })
  expect(screen.getByRole('heading').textContent).toBe(title)
  expect(linksIn()).toEqual(['estimate', 'inspection', 'safety'].map((word) => [word, `/search?q=${word}`]))
})

test.each([2, 9])('page %i of two is the last one, with its own results only', (page) => {
  show({ results: results(30) }, page)
  expect(screen.getAllByRole('article')).toHaveLength(6)
  expect(screen.getByRole('link', { name: 'Template 24' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/search?q=roof')
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
})
