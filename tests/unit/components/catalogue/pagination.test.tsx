/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { pageNumbers, Pagination } from '@/components/catalogue/pagination'

const hrefOf = (page: number) => `/templates?page=${page}`

it.each([
  [1, 2, [1, 2]],
  [1, 37, [1, 2, 37]],
  [4, 37, [1, 2, 3, 4, 5, 37]],
  [20, 37, [1, 19, 20, 21, 37]],
  [35, 37, [1, 34, 35, 36, 37]],
  [37, 37, [1, 36, 37]],
])('page %i of %i links to %j', (page, pages, numbers) => {
  expect(pageNumbers(page, pages)).toEqual(numbers)
})

it.each([
  [1, 1, []],
  [1, 2, ['Page 1', 'Page 2', 'Next']],
  [2, 2, ['Previous', 'Page 1', 'Page 2']],
  [2, 3, ['Previous', 'Page 1', 'Page 2', 'Page 3', 'Next']],
])('page %i of %i has %j, and marks itself', (page, pages, names) => {
  render(<Pagination page={page} pages={pages} hrefOf={hrefOf} />)
  const links = screen.queryAllByRole('link')
  expect(links.map((link) => link.getAttribute('aria-label') ?? link.textContent)).toEqual(names)
  const current = screen.queryByRole('link', { current: 'page' })
  expect(current?.textContent).toBe(pages > 1 ? String(page) : undefined)
  for (const [name, to] of [
    ['Previous', page - 1],
    ['Next', page + 1],
  ] as const)
    if (names.includes(name)) expect(screen.getByRole('link', { name })).toHaveAttribute('href', hrefOf(to))
})
