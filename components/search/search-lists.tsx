'use client'

import type { Ref } from 'react'
import { SearchResults } from './search-results'
import type { SearchState } from './use-template-search'
import { Icon } from '@/components/ui/icon'
import { searchUrl } from '@/lib/paths'

interface SearchSuggestionsProps {
  id: string
  listRef: Ref<HTMLUListElement>
  recent: number
  queries: readonly string[]
  active: number
  onForget: () => void
}

function SearchSuggestions({ id, listRef, recent, queries, active, onForget }: SearchSuggestionsProps) {
  return (
    <div className="search-results">
      <ul ref={listRef} id={id} role="listbox" aria-label="Searches">
        {queries.map((query, index) => (
          <li key={query} role="presentation">
            {index === 0 && recent > 0 && <p className="search-similar">Recent searches</p>}
            {index === recent && <p className="search-similar">Often searched for</p>}
            <a
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className="search-option search-query"
              href={searchUrl(query)}
            >
              {index < recent ? <Icon name="history" size={16} /> : <Icon name="search" size={16} />}
              {query}
            </a>
          </li>
        ))}
      </ul>
      {recent > 0 && (
        <button type="button" className="search-all" onClick={onForget}>
          Clear recent searches
        </button>
      )}
    </div>
  )
}

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

/** The list below the search field: suggestions before anything is typed, then results. */
export function SearchLists({ id, listRef, active, queries, recent, state, onForget, onRetry, onChoose }: Props) {
  return queries.length > 0 ? (
    <SearchSuggestions {...{ id, listRef, active, queries, recent, onForget }} />
  ) : (
    <SearchResults {...{ id, listRef, active, state, onRetry, onChoose }} />
  )
}
