import type { ReactNode } from 'react'
import {
  allCategories,
  filterTemplates,
  filterUrl,
  templatesOfCategory,
  type FilterQuery,
  type TemplateEntry,
} from '@/lib/catalogue'
import { formatNumber } from '@/lib/utils'
import { FilterForm } from './filter-form'
import { Pagination } from './pagination'
import { TemplateGrid } from './template-grid'

interface TemplateBrowserProps {
  query: FilterQuery
  actions?: (template: TemplateEntry) => ReactNode
}

/** Filters beside the list that they give. */
export function TemplateBrowser({ query, actions }: TemplateBrowserProps) {
  const { total, page, pages, templates } = filterTemplates(query)
  const choices = allCategories().map(({ slug, name }) => ({ slug, name, count: templatesOfCategory(slug).length }))
  return (
    <div className="browser">
      <aside aria-label="Filters">
        <FilterForm query={query} categories={choices} />
      </aside>
      <section aria-label="Templates">
        <p className="mb-4 text-muted-foreground">
          Showing {formatNumber(templates.length)} of {formatNumber(total)} templates
        </p>
        {templates.length > 0 ? <TemplateGrid templates={templates} actions={actions} /> : <NoMatches />}
        <Pagination page={page} pages={pages} hrefOf={(number) => filterUrl({ ...query, page: number })} />
      </section>
    </div>
  )
}

function NoMatches() {
  return (
    <div className="surface p-8 text-center">
      <p className="text-lg font-semibold">No templates match your filters.</p>
      <a href="/templates" className="btn btn-outline mt-4">
        Clear filters
      </a>
    </div>
  )
}
