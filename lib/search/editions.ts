import { editionName, editionPageUrl } from '@/lib/edition-paths'
import { stateNames } from '@/lib/state-names'
import { stateInQuery } from './places'
import type { FoundEdition } from './response'

interface Named {
  slug: string
  name: string
}

/** At most this many editions are shown above the results. */
const MOST = 3

/** Returns the best editions for a query with a state; `find` searches the templates that have editions. */
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
