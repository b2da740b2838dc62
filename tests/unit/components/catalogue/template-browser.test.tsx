/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { swapList } from '@/components/catalogue/swap-list'
import { TemplateBrowser } from '@/components/catalogue/template-browser'
import { parseFilterQuery } from '@/lib/catalogue/query'
import { sampleTemplate } from '@/tests/support/sample-template'

const mockList = jest.fn()
jest.mock('@/lib/catalogue', () => ({
  ...jest.requireActual<object>('@/lib/catalogue/query'),
  allCategories: () => [],
  allTemplates: () => Array.from({ length: 1035 }),
  systemChoices: () => [],
  browseTemplates: (query: unknown) => ({
    counts: { stages: new Map(), system: new Map(), formats: new Map(), categories: new Map() },
    ...(mockList(query) as object),
  }),
}))

it('shows how many templates match, and keeps the filters in the page links', () => {
  mockList.mockReturnValue({ total: 1034, page: 1, pages: 44, templates: [sampleTemplate()] })
  render(<TemplateBrowser query={parseFilterQuery({ format: 'PDF' })} />)
  expect(screen.getByText('Showing 1,034 of 1,035 templates')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/templates?format=PDF&page=2')
})

it('offers to clear filters without matches', () => {
  mockList.mockReturnValue({ total: 0, page: 1, pages: 1, templates: [] })
  render(<TemplateBrowser query={parseFilterQuery({})} />)
  expect(screen.getByText('No templates match your filters.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Clear filters' })).toHaveAttribute('href', '/templates')
})

it('counts the active filters on the button that opens them, and offers the specified orders', () => {
  mockList.mockReturnValue({ total: 1, page: 1, pages: 1, templates: [sampleTemplate()] })
  const { container, unmount } = render(
    <TemplateBrowser query={parseFilterQuery({ stage: 'win', format: ['PDF', 'Word'], sort: 'name-asc' })} />,
  )
  const opener = screen.getByRole('button', { name: 'Filters 3 active' })
  expect(opener).toHaveAttribute('popovertarget', container.querySelector('form')!.id)
  const order = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Sort by/ })
  expect([...order.options].map(({ text }) => text)).toEqual(['Most Popular', 'Name (A-Z)', 'Name (Z-A)'])
  expect(order).toHaveValue('name-asc')
  expect(order.form).toBe(container.querySelector('form'))
  unmount()
  render(<TemplateBrowser query={parseFilterQuery({})} />)
  expect(screen.getByRole('button', { name: 'Filters' })).toBeVisible()
})

it('keeps the button that closes the filters when another list replaces its count, so that no press is lost', async () => {
  const listOf = (total: number) =>
    mockList.mockReturnValue({ total, page: 1, pages: 1, templates: [sampleTemplate()] })
  listOf(4)
  render(<TemplateBrowser query={parseFilterQuery({ stage: 'win' })} />)
  const button = screen.getByRole('button', { name: 'Show 4 templates', hidden: true })
  listOf(881)
  const next = renderToStaticMarkup(<TemplateBrowser query={parseFilterQuery({})} />)
  global.fetch = jest.fn(() => Promise.resolve({ ok: true, text: () => Promise.resolve(next) } as Response))
  await swapList('/templates', false)
  expect(screen.getByRole('button', { name: 'Show 881 templates', hidden: true })).toBe(button)
  expect(screen.queryByText('Clear filters')).not.toBeInTheDocument()
})
