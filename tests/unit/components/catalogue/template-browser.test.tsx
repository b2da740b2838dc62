/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { TemplateBrowser } from '@/components/catalogue/template-browser'
import { parseFilterQuery } from '@/lib/catalogue/query'
import { sampleTemplate } from '@/tests/support/sample-template'

const mockFilter = jest.fn()
jest.mock('@/lib/catalogue', () => ({
  ...jest.requireActual<object>('@/lib/catalogue/query'),
  allCategories: () => [],
  countFilters: () => ({ stages: new Map(), system: new Map(), formats: new Map(), categories: new Map() }),
  allTemplates: () => Array.from({ length: 1035 }),
  systemChoices: () => [],
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

it('counts the active filters on the button that opens them, and offers the specified orders', () => {
  mockFilter.mockReturnValue({ total: 1, page: 1, pages: 1, templates: [sampleTemplate()] })
  const { container, unmount } = render(
    <TemplateBrowser query={parseFilterQuery({ stage: 'win', format: ['PDF', 'Word'], sort: 'name-asc' })} />,
  )
  const opener = screen.getByRole('button', { name: 'Filters 3 active' })
  expect(opener).toHaveAttribute('popovertarget', container.querySelector('form')!.id)
  const order = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' })
  expect([...order.options].map(({ text }) => text)).toEqual(['Most Popular', 'Name (A-Z)', 'Name (Z-A)'])
  expect(order).toHaveValue('name-asc')
  expect(order.form).toBe(container.querySelector('form'))
  unmount()
  render(<TemplateBrowser query={parseFilterQuery({})} />)
  expect(screen.getByRole('button', { name: 'Filters' })).toBeVisible()
})
