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

const listOf = (total: number, pages = 1) =>
  mockList.mockReturnValue({ total, page: 1, pages, templates: total ? [sampleTemplate()] : [] })

it('shows how many templates match, keeps the filters in the page links, and offers to clear them without matches', () => {
  listOf(1034, 44)
  const { rerender } = render(<TemplateBrowser query={parseFilterQuery({ format: 'PDF' })} />)
  expect(screen.getByText('Showing 1,034 of 1,035 templates')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/templates?format=PDF&page=2')
  listOf(0)
  rerender(<TemplateBrowser query={parseFilterQuery({})} />)
  expect(screen.getByText('No templates match your filters.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Clear filters' })).toHaveAttribute('href', '/templates')
})

it('counts the active filters on the button that opens them, and offers the specified orders', () => {
  listOf(1)
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
