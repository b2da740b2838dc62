import { editionName, editionPageUrl } from '@/lib/edition-paths'
import { stateNames } from '@/lib/state-names'
import { stateInQuery } from './places'
import type { FoundEdition } from './response'

/** The fields of a template that the search for editions needs. */
interface Named {
  slug: string
  name: string
}

/** At most this many editions are shown above the results. */
const MOST = 3

/**
 * Returns the editions that a query with a state asks for: of the templates that the rest of the query finds, the
 * best. `find` searches those that have editions.
 */
export function findEditions(query: string, find: (query: string) => readonly Named[]): FoundEdition[] {
  const named = stateInQuery(query)
  if (!named) return []
  const { state, rest } = named
  return find(rest || 'contract')
    .slice(0, MOST)
    .map(({ slug, name }) => ({
      slug,
      state,
      name: editionName(name, stateNames[state]),
      url: editionPageUrl(slug, state),
    }))
}
