import type { ReactNode } from 'react'
import {
  allCategories,
  allTemplates,
  filterTemplates,
  filterUrl,
  systemChoices,
  templatesOfCategory,
  type FilterQuery,
} from '@/lib/catalogue'
import { templateUrl } from '@/lib/paths'
import { formatNumber } from '@/lib/utils'
import { EmptyState } from './empty-state'
import { FilterForm } from './filter-form'
import { ListData } from './list-data'
import { Pagination } from './pagination'
import { TemplateGrid } from './template-grid'

/** Returns the requested page, or the last one if the list has become shorter since the URL was saved. */
function findPage(query: FilterQuery): ReturnType<typeof filterTemplates> {
  const list = filterTemplates(query)
  return list.page > list.pages ? filterTemplates({ ...query, page: list.pages }) : list
}

/** The filters and the filtered list. `complete` is shown next to the count: the button for the whole library. */
export function TemplateBrowser({ query, complete }: { query: FilterQuery; complete?: ReactNode }) {
  const { total, page, pages, templates } = findPage(query)
  const choices = allCategories().map(({ slug, name }) => ({ slug, name, count: templatesOfCategory(slug).length }))
  return (
    <div className="browser">
      <aside aria-label="Filters">
        <FilterForm query={query} categories={choices} systems={systemChoices()} />
      </aside>
      <section aria-label="Templates">
        <div className="list-head">
          <p className="text-muted-foreground">
            {`Showing ${formatNumber(total)} of ${formatNumber(allTemplates().length)} templates`}
          </p>
          {complete}
        </div>
        {templates.length > 0 ? <TemplateGrid templates={templates} /> : <NoMatches />}
        <ListData hrefs={templates.map(({ slug }) => templateUrl(slug))} />
        <Pagination page={page} pages={pages} hrefOf={(number) => filterUrl({ ...query, page: number })} />
      </section>
    </div>
  )
}

function NoMatches() {
  return (
    <EmptyState title="No templates match your filters.">
      <a href="/templates" className="btn btn-outline mt-4">
        Clear filters
      </a>
    </EmptyState>
  )
}
