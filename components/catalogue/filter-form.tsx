import { buttonVariants, Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Label } from '@/components/ui/label'
import { formats, sortLabels, sorts, type FilterQuery } from '@/lib/catalogue/query'

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

export const activeFilters = ({ formats, categories, system }: FilterQuery): number =>
  formats.length + categories.length + (system ? 1 : 0)

/** The filters as a plain form: folded away behind 'Filters' on small screens, always open beside the list on large ones. */
export function FilterForm({ query, categories, systems }: FilterFormProps) {
  const active = activeFilters(query)
  return (
    <details className="filters">
      <summary className={buttonVariants({ variant: 'outline' })}>
        Filters
        {active > 0 && (
          <span className="badge badge-secondary">
            {active}
            <span className="sr-only"> active</span>
          </span>
        )}
      </summary>
      <form action="/templates" className="filter-form">
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
              <Checkbox name="format" value={format} defaultChecked={query.formats.includes(format)} />
              {format}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend className="label">Category</legend>
          {categories.map(({ slug, name, count }) => (
            <label key={slug} className="check-row">
              <Checkbox name="category" value={slug} defaultChecked={query.categories.includes(slug)} />
              {name}
              <span className="count">{count}</span>
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
        <div className="grid gap-2">
          <Button type="submit">Apply filters</Button>
          {active > 0 && (
            <a href="/templates" className={buttonVariants({ variant: 'ghost' })}>
              Clear filters
            </a>
          )}
        </div>
      </form>
    </details>
  )
}
