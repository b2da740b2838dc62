/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { TemplateBrowser } from '@/components/catalogue/template-browser'
import { parseFilterQuery } from '@/lib/catalogue/query'
import { sampleTemplate } from '@/tests/support/sample-template'

const mockFilter = jest.fn()
jest.mock('@/lib/catalogue', () => ({
  ...jest.requireActual<object>('@/lib/catalogue/query'),
  allCategories: () => [],
  allTemplates: () => Array.from({ length: 1035 }),
  systemChoices: () => [],
  templatesOfCategory: () => [],
  filterTemplates: (query: unknown) => mockFilter(query),
}))

it('shows how many templates match, and keeps the filters in the page links', () => {
  mockFilter.mockReturnValue({ total: 1034, page: 1, pages: 44, templates: [sampleTemplate()] })
  render(<TemplateBrowser query={parseFilterQuery({ format: 'PDF' })} />)
  expect(screen.getByText('Showing 1,034 of 1,035 templates')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/templates?format=PDF&page=2')
})

it('shows the last page for a URL beyond it', () => {
  const pages = 3
  mockFilter.mockImplementation(({ page }: { page: number }) => ({
    total: 60,
    page,
    pages,
    templates: page > pages ? [] : [sampleTemplate({ name: `On page ${page}` })],
  }))
  render(<TemplateBrowser query={parseFilterQuery({ page: '9' })} />)
  expect(screen.getByRole('link', { name: 'On page 3' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
  expect(screen.queryByText('No templates match your filters.')).not.toBeInTheDocument()
})

it('offers to clear filters without matches', () => {
  mockFilter.mockReturnValue({ total: 0, page: 1, pages: 1, templates: [] })
  render(<TemplateBrowser query={parseFilterQuery({})} />)
  expect(screen.getByText('No templates match your filters.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Clear filters' })).toHaveAttribute('href', '/templates')
})
