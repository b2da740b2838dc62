import { pageProblems } from '@/scripts/documents/page-budgets'

const pdf = (pages: number) => ({ PDF: { bytes: 1, sha256: '', pages } })
const problemsOf = (
  pages: Parameters<typeof pageProblems>[0][number]['pages'],
  entry: { files: object; office?: object; field?: object },
) => pageProblems([{ slug: 'estimate', pages }], new Map([['estimate', entry]]))

test('a file may have as many pages as its template allows, and no more', () => {
  const entry = { files: pdf(2), office: pdf(3) }
  expect(problemsOf({ main: 2, office: 3 }, entry)).toEqual([])
  expect(problemsOf({ main: 1, office: 2 }, entry)).toEqual([
    'estimate: its main file has 2 pages, not at most 1',
    'estimate: its office file has 3 pages, not at most 2',
  ])
  expect(problemsOf({ main: 1, notices: 1, office: 3 }, entry)).toEqual([])
})

test('a file for a reader that a template does not plan for is one too many', () => {
  expect(problemsOf({ main: 2 }, { files: pdf(2), field: pdf(1) })).toEqual([
    'estimate: its field file has 1 page, not at most 0',
  ])
})

test('a template that was not rendered has no pages to count', () => {
  expect(pageProblems([{ slug: 'other', pages: { main: 1 } }], new Map())).toEqual([])
})
