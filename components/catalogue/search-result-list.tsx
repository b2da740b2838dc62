import { Status } from '@/components/ui/status'
import { constants } from '@/lib/constants'
import { searchUrl } from '@/lib/paths'
import type { SearchOutcome } from '@/lib/search'
import { countOf } from '@/lib/utils'
import { EmptyState } from './empty-state'
import { ListSwitch } from './list-switch'
import { Pagination } from './pagination'
import { TemplateGrid } from './template-grid'

const suggestions = ['estimate', 'inspection', 'safety'] as const

type Linked = readonly { url: string; name: string }[]

type Extras = Readonly<Record<'editions' | 'packets' | 'pages', Linked>>

const NOTHING: Extras = { editions: [], packets: [], pages: [] }

function summary({ count, similar }: SearchOutcome, { editions, packets, pages }: Extras): string {
  const extras = editions.length + packets.length + pages.length
  if (count > 0 || similar.length + extras === 0) return `Found ${countOf(count, 'template')}`
  const alike = countOf(similar.length, 'similar template')
  if (extras === 0) return `No exact match. ${alike}`
  const others = similar.length > 0 ? ` and ${alike}` : ''
  if (packets.length > 0) return `Found ${countOf(packets.length, 'packet')}${others}`
  if (pages.length > 0) return `Found ${countOf(pages.length, 'page')} of this site${others}`
  return `Found ${countOf(editions.length, 'state edition')}${others}`
}

/** Links that are no templates. With `heading`, the label is visible too. */
function Links({ label, heading = false, links }: { label: string; heading?: boolean; links: Linked }) {
  return links.length > 0 ? (
    <div className="mb-6">
      {heading && <p className="card-meta mb-2">{label}</p>}
      <ul aria-label={label} className="grid gap-2">
        {links.map(({ url, name }) => (
          <li key={url}>
            <a href={url} className="font-semibold underline">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  ) : null
}

interface SearchResultListProps {
  /** Contains the results of all pages up to the one shown. */
  outcome: SearchOutcome
  page: number
}

/** One page of search results, with similar templates, or suggestions if nothing was found. */
export function SearchResultList({ outcome, page: requested }: SearchResultListProps) {
  const { query, count, results, similar } = outcome
  const perPage = constants.templatesPerPage
  const pages = Math.max(1, Math.ceil(count / perPage))
  const page = Math.min(requested, pages)
  const shown = results.slice((page - 1) * perPage, page * perPage).map(({ template }) => template)
  const extras: Extras = page === 1 ? outcome : NOTHING
  const hrefOf = (number: number): string => searchUrl(query) + (number > 1 ? `&page=${number}` : '')
  return (
    <>
      {query && (
        <div className="list-head mt-6">
          <Status className="text-muted-foreground">{summary(outcome, extras)}</Status>
          {count + similar.length > 0 && <ListSwitch />}
        </div>
      )}
      <Links label="State editions" links={extras.editions} />
      <Links label="Packets" links={extras.packets} />
      <Links label="On this site" heading links={extras.pages} />
      {shown.length > 0 && <TemplateGrid templates={shown} />}
      <Pagination page={page} pages={pages} hrefOf={hrefOf} />
      {similar.length > 0 && (
        <section className="mt-8">
          <h2 className="mb-4">Similar templates</h2>
          <TemplateGrid templates={similar} heading="h3" />
        </section>
      )}
      {outcome.total === 0 && <Suggestions title={query ? 'No templates found' : 'Start typing to search templates'} />}
    </>
  )
}

/** What to search for when there is nothing to show. */
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
