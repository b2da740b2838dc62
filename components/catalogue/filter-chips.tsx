import { Icon } from '@/components/ui/icon'
import { filterUrl, jobStages, type FilterQuery } from '@/lib/catalogue/query'
import type { FilterNames } from './filter-names'

interface Chip {
  name: string
  href: string
}

const without = <T,>(values: readonly T[], value: T): T[] => values.filter((other) => other !== value)

function chipsOf(query: FilterQuery, { categories, systems }: FilterNames): Chip[] {
  const { stages, system, formats } = query
  const hrefWith = (changes: Partial<FilterQuery>): string => filterUrl({ ...query, ...changes, page: 1 })
  const nameOf = (named: readonly { slug: string; name: string }[], slug: string): string =>
    named.find((one) => one.slug === slug)?.name ?? slug
  const known = systems.flatMap((group) => group.systems)
  return [
    ...stages.map((slug) => ({ name: nameOf(jobStages, slug), href: hrefWith({ stages: without(stages, slug) }) })),
    ...(system ? [{ name: nameOf(known, system), href: hrefWith({ system: undefined }) }] : []),
    ...formats.map((format) => ({ name: format, href: hrefWith({ formats: without(formats, format) }) })),
    ...query.categories.map((slug) => ({
      name: nameOf(categories, slug),
      href: hrefWith({ categories: without(query.categories, slug) }),
    })),
  ]
}

/** A link for each active filter that removes it, and one that clears them all; nothing without filters. */
export function FilterChips({ query, ...names }: FilterNames & { query: FilterQuery }) {
  const chips = chipsOf(query, names)
  if (chips.length === 0) return null
  return (
    <ul className="chips" aria-label="Active filters">
      {chips.map(({ name, href }) => (
        <li key={href}>
          <a className="chip" href={href}>
            <span className="sr-only">Remove filter: </span>
            {name}
            <Icon name="x" size={16} />
          </a>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <a className="chip chip-clear" href={filterUrl({ ...query, ...NO_FILTERS })}>
            Clear all
          </a>
        </li>
      )}
    </ul>
  )
}

const NO_FILTERS = { stages: [], formats: [], categories: [], system: undefined, page: 1 }
