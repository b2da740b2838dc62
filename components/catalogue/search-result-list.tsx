import { constants } from '@/lib/constants'
import { searchUrl } from '@/lib/paths'
import { searchEditions, type SearchOutcome } from '@/lib/search'
import { countOf } from '@/lib/utils'
import { EmptyState } from './empty-state'
import { Pagination } from './pagination'
import { TemplateGrid } from './template-grid'

const suggestions = ['estimate', 'inspection', 'safety'] as const

/** Says what was found. Without an exact match it is a state's editions or what is similar, which is no failure. */
function summary({ count, similar }: SearchOutcome, editions: number): string {
  if (count > 0 || similar.length + editions === 0) return `Found ${countOf(count, 'template')}`
  return editions > 0 ? `Found ${countOf(editions, 'state edition')}` : 'No template has exactly these words.'
}

interface SearchResultListProps {
  /** Contains the results of all pages up to the one shown. */
  outcome: SearchOutcome
  /** Requested page. Beyond the last page, the last one is shown. */
  page: number
}

/** One page of search results and the similar templates, or suggestions if there are neither. */
export function SearchResultList({ outcome, page: asked }: SearchResultListProps) {
  const { query, count, results, similar } = outcome
  const perPage = constants.templatesPerPage
  const pages = Math.max(1, Math.ceil(count / perPage))
  const page = Math.min(asked, pages)
  const shown = results.slice((page - 1) * perPage, page * perPage).map(({ template }) => template)
  const editions = page === 1 ? searchEditions(query) : []
  const hrefOf = (number: number): string => searchUrl(query) + (number > 1 ? `&page=${number}` : '')
  return (
    <>
      {query && (
        <p role="status" className="mt-6 mb-4 text-muted-foreground">
          {summary(outcome, editions.length)}
        </p>
      )}
      {editions.length > 0 && (
        <ul aria-label="State editions" className="mb-6 grid gap-2">
          {editions.map(({ url, name }) => (
            <li key={url}>
              <a href={url} className="font-semibold underline">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      <TemplateGrid templates={shown} />
      <Pagination page={page} pages={pages} hrefOf={hrefOf} />
      {similar.length > 0 && (
        <section className="mt-10">
          <h2 className="mb-4">Similar templates</h2>
          <TemplateGrid templates={similar} heading="h3" />
        </section>
      )}
      {count === 0 && similar.length === 0 && editions.length === 0 && (
        <Suggestions title={query ? 'No templates found' : 'Start typing to search templates'} />
      )}
    </>
  )
}

function Suggestions({ title }: { title: string }) {
  return (
    <EmptyState title={title}>
      <p className="mt-1 text-muted-foreground">Try one of these:</p>
      <p className="mt-4 flex flex-wrap justify-center gap-2">
        {suggestions.map((suggestion) => (
          <a key={suggestion} href={searchUrl(suggestion)} className="btn btn-outline">
            {suggestion}
          </a>
        ))}
      </p>
    </EmptyState>
  )
}
