import { SearchResults, type SearchResultsProps } from './search-results'
import { Icon } from '@/components/ui/icon'
import { searchUrl } from '@/lib/paths'

interface Props extends SearchResultsProps {
  /** What can be searched for, beginning with `recent` searches of this browser. */
  queries: readonly string[]
  recent: number
  onForget: () => void
}

/** Recent searches, which can be cleared, and common ones. */
function SearchSuggestions({ id, listRef, recent, queries, active, onForget }: Props) {
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

/** The list below the search field: suggestions before anything is typed, then results. */
export const SearchLists = (props: Props) =>
  props.queries.length > 0 ? <SearchSuggestions {...props} /> : <SearchResults {...props} />
