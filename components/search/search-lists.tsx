'use client'

import type { Ref } from 'react'
import { SearchResults } from './search-results'
import { SearchSuggestions } from './search-suggestions'
import type { SearchState } from './use-template-search'

interface Props {
  id: string
  /** Learns whether the list is on the page. */
  listRef: Ref<HTMLUListElement>
  active: number
  /** Searches to offer before anything is typed. */
  queries: readonly string[]
  recent: number
  state: SearchState
  onForget: () => void
  onRetry: () => void
  onChoose: () => void
}

/** What can be chosen from below a search field. Loaded once somebody is at the field. */
export function SearchLists({ id, listRef, active, queries, recent, state, onForget, onRetry, onChoose }: Props) {
  return queries.length > 0 ? (
    <SearchSuggestions {...{ id, listRef, active, queries, recent, onForget }} />
  ) : (
    <SearchResults {...{ id, listRef, active, state, onRetry, onChoose }} />
  )
}
