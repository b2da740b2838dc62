import { buttonVariants, Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { FilterCounts } from '@/lib/catalogue'
import { formats, jobStages, type FilterQuery } from '@/lib/catalogue/query'
import { countOf } from '@/lib/utils'
import { activeFilters, filtersId, type FilterNames } from './filter-names'

interface FilterFormProps extends FilterNames {
  query: FilterQuery
  counts: FilterCounts
  total: number
}

interface ChoiceListProps {
  title: string
  name: string
  choices: readonly { slug: string; name: string }[]
  chosen: readonly string[]
  counts: ReadonlyMap<string, number>
}

/** A group of checkboxes, each with the number of templates it would show. */
function ChoiceList({ title, name: parameter, choices, chosen, counts }: ChoiceListProps) {
  return (
    <fieldset>
      <legend className="label">{title}</legend>
      {choices.map(({ slug, name }) => (
        <label key={slug} data-none={counts.get(slug) ? undefined : ''}>
          <input type="checkbox" name={parameter} value={slug} defaultChecked={chosen.includes(slug)} />
          {`${name} `}
          <small>{counts.get(slug) ?? 0}</small>
        </label>
      ))}
    </fieldset>
  )
}

/** The roof systems in their groups, with the number of templates of each. */
function SystemChoice({ query, counts, systems }: Pick<FilterFormProps, 'query' | 'counts' | 'systems'>) {
  return (
    <label className="label grid gap-1.5">
      Roof system
      <select name="system" className="input font-normal" defaultValue={query.system ?? ''}>
        <option value="">All roof systems</option>
        {systems.map((group) => (
          <optgroup key={group.title} label={group.title}>
            {group.systems.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {`${name} (${counts.system.get(slug) ?? 0})`}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}

/**
 * The filters as a plain form: in a drawer behind 'Filters' on small screens, next to the list on large ones. The drawer
 * is a popover, which works without scripts; browsers without popovers show the form above the list. With scripts
 * every change applies immediately (see `filter-host.tsx`); the parts that it replaces are marked `data-swap`.
 */
export function FilterForm({ query, counts, categories, systems, total }: FilterFormProps) {
  return (
    <form id={filtersId} action="/templates" popover="auto" className="filter-form" autoComplete="off">
      <div className="filter-head">
        <h2 className="text-xl">Filters</h2>
        <button
          type="button"
          className={buttonVariants({ variant: 'ghost', size: 'icon' })}
          aria-label="Close filters"
          popoverTarget={filtersId}
          popoverTargetAction="hide"
        >
          <Icon name="x" size={24} />
        </button>
      </div>
      <ChoiceList
        title="Stage of the job"
        name="stage"
        choices={jobStages}
        chosen={query.stages}
        counts={counts.stages}
      />
      <SystemChoice {...{ query, counts, systems }} />
      <ChoiceList
        title="Format"
        name="format"
        choices={formats.map((format) => ({ slug: format, name: format }))}
        chosen={query.formats}
        counts={counts.formats}
      />
      <ChoiceList
        title="Category"
        name="category"
        choices={categories}
        chosen={query.categories}
        counts={counts.categories}
      />
      <div className="filter-foot">
        <noscript>
          <Button type="submit">Apply filters</Button>
        </noscript>
        {/* The button itself stays: a press would be lost if a new list replaced it. */}
        <Button type="submit" className="filter-show">
          <span data-swap="">{`Show ${countOf(total, 'template')}`}</span>
        </Button>
        <span className="contents" data-swap="">
          {activeFilters(query) > 0 && (
            <a href="/templates" className={buttonVariants({ variant: 'ghost' })}>
              Clear filters
            </a>
          )}
        </span>
      </div>
    </form>
  )
}
