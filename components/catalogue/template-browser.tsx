import type { ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button'
import {
  allCategories,
  allTemplates,
  browseTemplates,
  filterUrl,
  systemChoices,
  type FilterQuery,
} from '@/lib/catalogue'
import { sortLabels, sorts } from '@/lib/catalogue/query'
import { templateUrl } from '@/lib/paths'
import { cn, formatNumber } from '@/lib/utils'
import { EmptyState } from './empty-state'
import { FilterChips } from './filter-chips'
import { FilterForm } from './filter-form'
import { FilterHost } from './filter-host'
import { activeFilters, filtersId } from './filter-names'
import { ListData } from './list-data'
import { ListSwitch } from './list-switch'
import { Pagination } from './pagination'
import { TemplateGrid } from './template-grid'

/** Whether this is the canonical list of all others, the only one that search engines read. */
const isCanonical = (query: FilterQuery): boolean => filterUrl(query) === '/templates'

/** The list of all templates with its filters, order and pages. `complete` goes next to the count. */
export function TemplateBrowser({ query, complete }: { query: FilterQuery; complete?: ReactNode }) {
  const { total, page, pages, templates, counts } = browseTemplates(query)
  const names = { categories: allCategories(), systems: systemChoices() }
  return (
    <div className="browser">
      <aside aria-label="Filters">
        <FilterForm query={query} counts={counts} total={total} {...names} />
      </aside>
      <section aria-label="Templates">
        <div className="list-head">
          <p className="text-muted-foreground" role="status" data-swap="">
            {`Showing ${formatNumber(total)} of ${formatNumber(allTemplates().length)} templates`}
          </p>
          {complete}
        </div>
        <div className="list-tools">
          <FiltersButton query={query} />
          <SortChoice query={query} />
          <ListSwitch />
        </div>
        <div data-swap="">
          <FilterChips query={query} {...names} />
          {templates.length > 0 ? <TemplateGrid templates={templates} /> : <NoMatches />}
          {isCanonical(query) && <ListData hrefs={templates.map(({ slug }) => templateUrl(slug))} />}
          <Pagination page={page} pages={pages} hrefOf={(number) => filterUrl({ ...query, page: number })} />
        </div>
      </section>
      <FilterHost />
    </div>
  )
}

/** Opens the filters on small screens, and shows how many are active. */
function FiltersButton({ query }: { query: FilterQuery }) {
  const active = activeFilters(query)
  return (
    <button
      type="button"
      className={cn(buttonVariants({ variant: 'outline' }), 'filters-open')}
      popoverTarget={filtersId}
      data-swap=""
    >
      Filters{' '}
      {active > 0 && (
        <span className="badge badge-secondary">
          {active} <span className="sr-only">active</span>
        </span>
      )}
    </button>
  )
}

/** The order of the list. It belongs to the form of the filters. */
function SortChoice({ query }: { query: FilterQuery }) {
  return (
    <div className="list-sort">
      <label htmlFor="sort">Sort by</label>
      <select
        id="sort"
        name="sort"
        form={filtersId}
        className="input"
        aria-label="Sort by: order of the list"
        defaultValue={query.sort}
        autoComplete="off"
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {sortLabels[sort]}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" form={filtersId} className="btn btn-outline">
          Sort
        </button>
      </noscript>
    </div>
  )
}

/** The note for filters that match nothing, with a link that clears them. */
function NoMatches() {
  return (
    <EmptyState title="No templates match your filters.">
      <a href="/templates" className="btn btn-outline mt-4">
        Clear filters
      </a>
    </EmptyState>
  )
}
