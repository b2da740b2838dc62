import { X } from 'lucide-react'
import { buttonVariants, Button } from '@/components/ui/button'
import { Label } from '@/components/ui/label'
import { formats, sortLabels, sorts, type FilterQuery } from '@/lib/catalogue/query'
import { cn } from '@/lib/utils'

const drawerId = 'filters'

export interface FilterChoice {
  slug: string
  name: string
  count: number
}

interface FilterFormProps {
  query: FilterQuery
  categories: readonly FilterChoice[]
  /** Roof systems by type. */
  systems: readonly { title: string; systems: readonly Pick<FilterChoice, 'slug' | 'name'>[] }[]
}

/** Returns the number of active filters: each format, each category and the roof system. */
const activeFilters = ({ formats, categories, system }: FilterQuery): number =>
  formats.length + categories.length + (system ? 1 : 0)

function FilterFields({ query, categories, systems }: FilterFormProps) {
  return (
    <>
      <Label className="grid gap-1.5">
        Sort by
        <select name="sort" className="input font-normal" defaultValue={query.sort}>
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {sortLabels[sort]}
            </option>
          ))}
        </select>
      </Label>
      <fieldset>
        <legend className="label">Format</legend>
        {formats.map((format) => (
          <label key={format} className="check-row">
            <input type="checkbox" name="format" value={format} defaultChecked={query.formats.includes(format)} />
            {format}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend className="label">Category</legend>
        {categories.map(({ slug, name, count }) => (
          <label key={slug} className="check-row">
            <input type="checkbox" name="category" value={slug} defaultChecked={query.categories.includes(slug)} />
            {name}
            <small>{count}</small>
          </label>
        ))}
      </fieldset>
      <Label className="grid gap-1.5">
        Roof system
        <select name="system" className="input font-normal" defaultValue={query.system ?? ''}>
          <option value="">All roof systems</option>
          {systems.map((group) => (
            <optgroup key={group.title} label={group.title}>
              {group.systems.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </Label>
    </>
  )
}

/**
 * The filters as a plain form: in a drawer behind 'Filters' on small screens, beside the list on large ones. The drawer
 * is a popover, which works without scripts; browsers without popovers show the form above the list.
 */
export function FilterForm({ query, categories, systems }: FilterFormProps) {
  const active = activeFilters(query)
  return (
    <>
      <button
        type="button"
        className={cn(buttonVariants({ variant: 'outline' }), 'filters-open')}
        popoverTarget={drawerId}
      >
        Filters
        {active > 0 && (
          <span className="badge badge-secondary">
            {active}
            <span className="sr-only"> active</span>
          </span>
        )}
      </button>
      <form id={drawerId} action="/templates" popover="auto" className="filter-form">
        <div className="filter-head">
          <h2 className="text-xl">Filters</h2>
          <button
            type="button"
            className={buttonVariants({ variant: 'ghost', size: 'icon' })}
            aria-label="Close filters"
            popoverTarget={drawerId}
            popoverTargetAction="hide"
          >
            <X aria-hidden />
          </button>
        </div>
        <FilterFields {...{ query, categories, systems }} />
        <div className="grid gap-2">
          <Button type="submit">Apply filters</Button>
          {active > 0 && (
            <a href="/templates" className={buttonVariants({ variant: 'ghost' })}>
              Clear filters
            </a>
          )}
        </div>
      </form>
    </>
  )
}
