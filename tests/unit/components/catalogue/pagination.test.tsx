/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { pageNumbers, Pagination } from '@/components/catalogue/pagination'

const hrefOf = (page: number) => `/templates?page=${page}`

describe('pageNumbers', () => {
  it.each([
    [1, 2, [1, 2]],
    [1, 37, [1, 2, 37]],
    [4, 37, [1, 2, 3, 4, 5, 37]],
    [20, 37, [1, 19, 20, 21, 37]],
    [35, 37, [1, 34, 35, 36, 37]],
    [37, 37, [1, 36, 37]],
  ])('page %i of %i', (page, pages, numbers) => {
    expect(pageNumbers(page, pages)).toEqual(numbers)
  })
})

describe('Pagination', () => {
  it('is omitted for a single page', () => {
    const { container } = render(<Pagination page={1} pages={1} hrefOf={hrefOf} />)
    expect(container).toBeEmptyDOMElement()
  })

  it('marks the current page and links to the adjacent ones', () => {
    render(<Pagination page={2} pages={5} hrefOf={hrefOf} />)
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('2')
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/templates?page=1')
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/templates?page=3')
  })

  it('offers no page before the first or after the last', () => {
    const { rerender } = render(<Pagination page={1} pages={2} hrefOf={hrefOf} />)
    expect(screen.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument()
    rerender(<Pagination page={2} pages={2} hrefOf={hrefOf} />)
    expect(screen.queryByRole('link', { name: 'Next' })).not.toBeInTheDocument()
  })
})
