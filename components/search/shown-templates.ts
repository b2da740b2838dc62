import { constants } from '@/lib/constants'
import { templateUrl } from '@/lib/paths'
import { countOf } from '@/lib/utils'
import type { FoundTemplate, SearchResponse } from '@/lib/search/response'
import type { SearchState } from './use-template-search'

interface Shown extends Pick<FoundTemplate, 'name'> {
  url: string
  picture?: string
  category?: string
  description?: string
}

/** Pages of the site, then at most five others: state editions, packets, results, and similar templates. */
export function shownTemplates({ editions = [], packets = [], pages = [], results, similar }: SearchResponse): Shown[] {
  const templates = [...results, ...similar].map(({ slug, name, category, description, picture }) => ({
    ...{ name, category, description, picture },
    url: templateUrl(slug),
  }))
  const stateEditions = editions.map(({ url, name }) => ({ url, name, category: 'State edition' }))
  const sets = packets.map(({ url, name, count }) => ({ url, name, category: `Packet of ${count} templates` }))
  return [...pages, ...[...stateEditions, ...sets, ...templates].slice(0, constants.dropdownResults)]
}

/** Returns how many the search page shows, if these are more than in the list. */
export function totalOfMore(response: SearchResponse): number | undefined {
  const { total = response.count } = response
  return total > shownTemplates(response).length ? total : undefined
}

/** Returns the screen-reader announcement of the results. */
export function announcement(state: SearchState): string {
  if (state.status !== 'done') return ''
  const pages = state.response.pages?.length ?? 0
  const shown = shownTemplates(state.response).length - pages
  if (shown === 0) return pages > 0 ? `${countOf(pages, 'page')} of this site shown` : 'No templates found'
  return state.response.count > shown
    ? `${shown} of ${state.response.count} templates shown`
    : `${shown} templates shown`
}
