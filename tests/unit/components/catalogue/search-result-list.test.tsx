/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
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

describe('SearchResultList', () => {
  it.each([
    [1, 'Found 1 template'],
    [2, 'Found 2 templates'],
    [0, 'Found 0 templates'],
  ])('counts %i', (count, text) => {
    render(
      <SearchResultList outcome={outcome({ results: Array.from({ length: count }, (_, i) => found(i)) })} page={1} />,
    )
    expect(screen.getByRole('status')).toHaveTextContent(text)
  })

  it('suggests three searches if nothing is found', () => {
    render(<SearchResultList outcome={outcome({})} page={1} />)
    expect(screen.getByRole('heading', { name: 'No templates found' })).toBeVisible()
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['estimate', '/search?q=estimate'],
      ['inspection', '/search?q=inspection'],
      ['safety', '/search?q=safety'],
    ])
  })

  it('does not report missing results without a query', () => {
    render(<SearchResultList outcome={outcome({ query: '' })} page={1} />)
    expect(screen.getByRole('heading', { name: 'Start typing to search templates' })).toBeVisible()
    expect(screen.queryByText('No templates found')).not.toBeInTheDocument()
    expect(screen.getAllByRole('link')).toHaveLength(3)
  })

  it('shows similar templates instead of the empty state', () => {
    render(<SearchResultList outcome={outcome({ similar: [sampleTemplate()] })} page={1} />)
    expect(screen.getByRole('heading', { name: 'Similar templates' })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('No exact match. 1 similar template')
    expect(screen.queryByText(/Found 0|No templates found/)).not.toBeInTheDocument()
  })

  it('counts results, not similar templates, where there are both', () => {
    render(<SearchResultList outcome={outcome({ results: [found(1)], similar: [sampleTemplate()] })} page={1} />)
    expect(screen.getByRole('status')).toHaveTextContent('Found 1 template')
    expect(screen.getByRole('heading', { name: 'Similar templates' })).toBeVisible()
  })

  it('counts state editions where nothing else is found', () => {
    render(<SearchResultList outcome={outcome({ query: 'texas' })} page={1} />)
    expect(screen.getByRole('status')).toHaveTextContent('Found 3 state editions')
    expect(screen.getByRole('list', { name: 'State editions' })).toBeVisible()
    expect(screen.queryByText('No templates found')).not.toBeInTheDocument()
  })

  it('counts state editions and the similar templates below them', () => {
    render(<SearchResultList outcome={outcome({ query: 'texas', similar: [sampleTemplate()] })} page={1} />)
    expect(screen.getByRole('status')).toHaveTextContent('Found 3 state editions and 1 similar template')
  })

  it('shows the pages of the site that a query asks for as a list of their own', () => {
    render(<SearchResultList outcome={outcome({ query: 'my company logo' })} page={1} />)
    expect(screen.getByRole('status')).toHaveTextContent('Found 1 page of this site')
    expect(screen.getByText('On this site')).toBeVisible()
    expect(screen.getByRole('link', { name: 'My company' })).toHaveAttribute('href', '/company')
    expect(screen.queryByText('No templates found')).not.toBeInTheDocument()
  })

  it('shows only the results of its page', () => {
    const results = Array.from({ length: 30 }, (_, index) => found(index))
    render(<SearchResultList outcome={outcome({ results })} page={2} />)
    expect(screen.getAllByRole('article')).toHaveLength(6)
    expect(screen.getByRole('link', { name: 'Template 24' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/search?q=roof')
  })

  it('shows the last page for a URL beyond it', () => {
    const results = Array.from({ length: 30 }, (_, index) => found(index))
    render(<SearchResultList outcome={outcome({ results })} page={9} />)
    expect(screen.getAllByRole('article')).toHaveLength(6)
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  })
})
