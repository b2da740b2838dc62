'use client'

import type { Ref } from 'react'
import { SearchResults } from './search-results'
import { SearchSuggestions } from './search-suggestions'
import type { SearchState } from './use-template-search'

interface Props {
  id: string
  listRef: Ref<HTMLUListElement>
  active: number
  queries: readonly string[]
  recent: number
  state: SearchState
  onForget: () => void
  onRetry: () => void
  onChoose: () => void
}

export function SearchLists({ id, listRef, active, queries, recent, state, onForget, onRetry, onChoose }: Props) {
  return queries.length > 0 ? (
    <SearchSuggestions {...{ id, listRef, active, queries, recent, onForget }} />
  ) : (
    <SearchResults {...{ id, listRef, active, state, onRetry, onChoose }} />
  )
}
