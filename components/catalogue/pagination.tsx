interface PaginationProps {
  page: number
  pages: number
  hrefOf: (page: number) => string
}

/** The first page, the last page and those around the current one. A gap of one page is filled with that page. */
export function pageNumbers(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const shown = new Set(near)
  for (const number of near) if (shown.has(number + 2)) shown.add(number + 1)
  return [...shown].sort((a, b) => a - b)
}

/** Links to the pages around the current one, with a gap for those left out; nothing for a single page. */
export function Pagination({ page, pages, hrefOf }: PaginationProps) {
  if (pages <= 1) return null
  const numbers = pageNumbers(page, pages)
  return (
    <nav aria-label="Pages" className="pager mt-8">
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev">
          Previous
        </a>
      )}
      {numbers.map((number, index) => [
        index > 0 && number - (numbers[index - 1] ?? 0) > 1 && (
          <span key={`gap-${number}`} aria-hidden="true">
            …
          </span>
        ),
        <a
          key={number}
          href={hrefOf(number)}
          aria-label={`Page ${number}`}
          aria-current={number === page ? 'page' : undefined}
        >
          {number}
        </a>,
      ])}
      {page < pages && (
        <a href={hrefOf(page + 1)} rel="next">
          Next
        </a>
      )}
    </nav>
  )
}
